import { api as t } from '../messages/en/api.ts';
import { CopyButton } from '../ui/copy-button.tsx';

type CodeBlockProps = { readonly code: string; readonly label: string };

/** Code to read and to copy. It scrolls within itself, also by keyboard. */
export function CodeBlock({ code, label }: CodeBlockProps) {
  return (
    <div className="relative rounded-2xl border border-line bg-sunk">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls takes focus */}
      <section tabIndex={0} aria-label={label} className="overflow-x-auto rounded-2xl p-5 pe-28">
        <pre className="font-mono text-xs leading-relaxed">
          <code>{code}</code>
        </pre>
      </section>
      <div className="absolute end-1.5 top-1.5 rounded-full bg-sunk">
        <CopyButton text={code} label={t.reference.copyExample} confirmFor={2000} />
      </div>
    </div>
  );
}
