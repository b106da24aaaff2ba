/** A pass that is lifted out of its pocket. */
export function Logo({ size = 32 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false" className="shrink-0">
      <rect x="7" y="3" width="18" height="19" rx="4.5" className="fill-accent" />
      <path d="M11 9h10M11 13.5h6" className="stroke-accent-ink" strokeWidth="2" strokeLinecap="round" />
      <path
        d="M3 15.5h6.5c1 0 1.7.6 2.2 1.5.9 1.6 2.4 2.5 4.3 2.5s3.4-.9 4.3-2.5c.5-.9 1.2-1.5 2.2-1.5H29V24a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5v-8.5Z"
        className="fill-ink"
      />
    </svg>
  );
}
