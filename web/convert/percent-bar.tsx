import { percentIn } from '#src/languages/say.ts';
import { useLanguage } from '../messages/use-words.ts';

/** How far something is, as a bar and in per cent; new words in a new element: to the browser, words set anew would have moved. */
export function PercentBar({ label, percent }: { readonly label: string; readonly percent: number }) {
  return (
    <div className="flex w-full max-w-sm items-center gap-4">
      <progress className="bar" aria-label={label} max={100} value={percent} />
      <span key={percent} className="w-14 text-end font-semibold whitespace-nowrap tabular-nums">
        {percentIn(useLanguage(), percent)}
      </span>
    </div>
  );
}
