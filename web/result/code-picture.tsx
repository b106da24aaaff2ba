import { qrCode } from './qr-code.ts';

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
