/** The place of the pass that is being made: nothing moves when it comes. */
export function GhostPass() {
  return (
    <svg viewBox="0 0 320 432" className="ghost mx-auto block w-full max-w-88 text-sunk" aria-hidden="true">
      <rect width="320" height="432" rx="14" fill="currentColor" />
      <g className="fill-line">
        <rect x="16" y="18" width="96" height="14" rx="7" />
        <rect x="16" y="74" width="90" height="36" rx="10" />
        <rect x="214" y="74" width="90" height="36" rx="10" />
        <rect x="16" y="146" width="64" height="12" rx="6" />
        <rect x="128" y="146" width="64" height="12" rx="6" />
        <rect x="240" y="146" width="64" height="12" rx="6" />
        <rect x="16" y="188" width="120" height="12" rx="6" />
        <rect x="85" y="250" width="150" height="150" rx="10" />
      </g>
    </svg>
  );
}
