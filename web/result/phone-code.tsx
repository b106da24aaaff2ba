import { useWords } from '../messages/use-words.ts';
import { useSite } from '../site.ts';
import { qrCode } from './qr-code.ts';

/** On a computer: a code that brings this page to a phone. Where only this machine knows the address, there is none. */
export function PhoneCode({ path }: { readonly path: string }) {
  const t = useWords('result');
  const { origin, reachable } = useSite();
  if (!reachable) return null;
  return (
    <div className="flex items-center gap-4 rounded-field border border-line p-3 not-pointer-fine:hidden max-sm:hidden">
      <CodePicture text={`${origin}${path}`} label={t.phoneCode} className="size-28 shrink-0" />
      <div>
        <p className="font-semibold">{t.phone}</p>
        <p className="text-sm text-soft">{t.phoneLead}</p>
      </div>
    </div>
  );
}

type CodePictureProps = { readonly text: string; readonly label: string; readonly className: string };

/** A QR code with white around it; nothing when the text is too long for one. */
export function CodePicture({ text, label, className }: CodePictureProps) {
  const code = qrCode(text);
  if (!code) return null;
  const modules = code.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      viewBox={`-4 -4 ${code.length + 8} ${code.length + 8}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className={`code rounded-lg bg-[#fff] ${className}`}
    >
      <path d={modules} fill="#000" />
    </svg>
  );
}
