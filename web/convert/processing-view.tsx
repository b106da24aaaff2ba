import { percentIn } from '#src/languages/say.ts';
import { useLanguage, useWords } from '../messages/use-words.ts';
import { GhostPass } from '../pass-preview/ghost-pass.tsx';
import { Button } from '../ui/button.tsx';

type ProcessingViewProps = { readonly text: string; readonly percent: number; readonly onCancel: () => void };

/** How much of a file has been sent. */
export function ProcessingView({ text, percent, onCancel }: ProcessingViewProps) {
  const t = useWords('convert').processing;
  return (
    <div className="grid gap-8 p-2 @2xl:min-h-144 @2xl:grid-cols-[22rem_1fr]">
      <div className="order-2 @2xl:order-1">
        <GhostPass />
      </div>
      <div className="order-1 flex min-h-80 flex-col items-center justify-center gap-5 text-center @2xl:order-2 @2xl:max-h-108">
        <span className="spinner text-accent" />
        <h2 className="text-xl" data-focus tabIndex={-1}>
          {t.title}
        </h2>
        {/* Room for two lines; new words in a new element: to the browser, words that are centred anew would have moved. */}
        <p role="status" className="grid min-h-12 w-full place-items-center text-soft">
          <span key={text}>{text}</span>
        </p>
        <div className="flex w-full max-w-sm items-center gap-4">
          <progress className="bar" aria-label={t.progress} max={100} value={percent} />
          <span key={percent} className="w-14 text-end font-semibold whitespace-nowrap tabular-nums">
            {percentIn(useLanguage(), percent)}
          </span>
        </div>
        <Button look="quiet" onClick={onCancel}>
          {t.cancel}
        </Button>
      </div>
    </div>
  );
}
