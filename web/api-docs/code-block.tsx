import { useWords } from '../messages/use-words.ts';
import { CopyButton } from '../ui/copy-button.tsx';
import { parted } from './parted-path.tsx';

type CodeBlockProps = { readonly code: string; readonly label: string };

/** Code to read and to copy. It scrolls within itself, also by keyboard. */
export function CodeBlock({ code, label }: CodeBlockProps) {
  const t = useWords('api');
  return (
    <div className="rounded-2xl border border-line bg-sunk">
      <div className="flex items-center justify-between gap-4 border-b border-line py-0.5 ps-5 pe-1.5">
        <p className="min-w-0 py-1 text-xs wrap-anywhere text-soft">{parted(label)}</p>
        <CopyButton text={code} label={t.reference.copyExample} confirmFor={2000} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls takes focus */}
      <section tabIndex={0} aria-label={label} className="overflow-x-auto rounded-b-2xl p-5">
        <pre dir="ltr" className="font-mono text-xs leading-relaxed">
          <code>{code}</code>
        </pre>
      </section>
    </div>
  );
}
