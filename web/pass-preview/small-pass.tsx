import type { JobResultJson } from '#src/api/schemas.ts';

type SmallPassProps = { readonly look: NonNullable<JobResultJson['passes']['items'][number]['look']> };

/** A pass as small as a thumb: its colours and the shape of its code, so that it is known again beside its name. */
export function SmallPass({ look: { background, foreground, code } }: SmallPassProps) {
  return (
    <svg viewBox="0 0 30 40" className="h-10 w-7.5 shrink-0" aria-hidden="true">
      <rect width="30" height="40" rx="3" fill={background} />
      <path d="M3 3.5h9v2H3zm17 0h7v2h-7zm-17 6h17V13H3zm0 7h6v2H3zm9 0h6v2h-6zm9 0h6v2h-6z" fill={foreground} />
      {code && <path d={code === 'wide' ? 'M3 26h24v10H3z' : 'M8.5 23h13v13h-13z'} fill="#fff" />}
      {code === 'square' && <path d="M10.5 25h4v4h-4zm5 0h4v4h-4zm-5 5h4v4h-4zm6 1h2v2h-2z" />}
    </svg>
  );
}
