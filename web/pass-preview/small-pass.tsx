import type { JobResultJson } from '#src/api/schemas.ts';

type SmallPassProps = { readonly look: NonNullable<JobResultJson['passes']['items'][number]['look']> };

/** A pass as small as a thumb: its colours and the shape of its code, so that it is known again beside its name. */
export function SmallPass({ look: { background, foreground, label, code } }: SmallPassProps) {
  return (
    <svg viewBox="0 0 30 40" className="h-10 w-7.5 shrink-0" aria-hidden="true">
      <rect width="30" height="40" rx="3" fill={background} />
      <rect x="3" y="3.5" width="9" height="2" rx="1" fill={foreground} />
      <rect x="20" y="3.5" width="7" height="2" rx="1" fill={label} />
      <rect x="3" y="9.5" width="17" height="3.5" rx="1" fill={foreground} />
      <rect x="3" y="16.5" width="6" height="2" rx="1" fill={label} />
      <rect x="12" y="16.5" width="6" height="2" rx="1" fill={label} />
      <rect x="21" y="16.5" width="6" height="2" rx="1" fill={label} />
      {code === 'square' && (
        <>
          <rect x="8.5" y="23" width="13" height="13" rx="1" fill="#fff" />
          <path
            d="M10.5 25h4v4h-4zM15.5 25h4v4h-4zM10.5 30h4v4h-4zM16 30.5h1.5v1.5H16zM18 32.5h1.5V34H18z"
            fill="#000"
          />
        </>
      )}
      {code === 'wide' && (
        <>
          <rect x="3" y="26" width="24" height="10" rx="1" fill="#fff" />
          <path
            d="M5 28h1.5v6H5zM7.5 28h1v6h-1zM10 28h2v6h-2zM13.5 28h1v6h-1zM16 28h1.5v6H16zM19 28h1v6h-1zM21.5 28h1v6h-1zM23.5 28H25v6h-1.5z"
            fill="#000"
          />
        </>
      )}
    </svg>
  );
}
