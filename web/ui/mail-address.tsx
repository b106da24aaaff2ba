import { CopyButton } from './copy-button.tsx';
import { MailIcon } from './icons.tsx';

/** A mail address that can be copied; the confirmation stays for 1.5 seconds. */
export function MailAddress({ address, label }: { readonly address: string; readonly label: string }) {
  const [name, host] = address.split('@');
  return (
    <div className="inline-flex max-w-full flex-wrap items-center rounded-3xl border border-line bg-card py-1 ps-4 pe-1">
      {/* Where both have no room on a line, the button comes below; only then an address is broken, after its sign if it can be. */}
      <span className="flex max-w-full min-w-0 items-center gap-x-2 pe-3">
        <span className="max-[26rem]:hidden">
          <MailIcon />
        </span>
        <a dir="ltr" href={`mailto:${address}`} className="min-w-0 py-2 text-sm font-semibold wrap-anywhere">
          {name}@<wbr />
          {host}
        </a>
      </span>
      <span className="grow text-end">
        <span className="needs-script inline-block rounded-full bg-sunk">
          <CopyButton text={address} label={label} confirmFor={1500} />
        </span>
      </span>
    </div>
  );
}
