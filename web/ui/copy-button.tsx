import { useEffect, useRef, useState } from 'react';
import { useWords } from '../messages/use-words.ts';
import { CheckIcon, CopyIcon } from './icons.tsx';

type CopyButtonProps = {
  readonly text: string;
  /** What is copied, for those who do not see it. */
  readonly label: string;
  /** How long the confirmation stays, in milliseconds. */
  readonly confirmFor?: number;
};

/** Copies a text; says "Copied!" for a moment. A clipboard that refuses is ignored. */
export function CopyButton({ text, label, confirmFor = 1500 }: CopyButtonProps) {
  const layout = useWords('layout');
  const [copied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      return;
    }
    setCopied(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setCopied(false), confirmFor);
  };
  return (
    <button
      type="button"
      onClick={copy}
      aria-label={copied ? undefined : label}
      className="needs-script inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-1.5 rounded-full px-3 text-sm font-semibold text-accent hover:bg-accent-wash"
    >
      {copied ? <CheckIcon /> : <CopyIcon />}
      <span aria-live="polite">{copied ? layout.copy.copied : layout.copy.copy}</span>
    </button>
  );
}
