import { convert } from '../messages/en/convert.ts';
import { Button } from '../ui/button.tsx';

const t = convert.processing;

type ProcessingViewProps = { readonly text: string; readonly percent: number; readonly onCancel: () => void };

/** What happens right now, in words and in percent. */
export function ProcessingView({ text, percent, onCancel }: ProcessingViewProps) {
  return (
    <div className="flex min-h-80 flex-col items-center justify-center gap-5 px-4 text-center">
      <span className="spinner text-accent" />
      <h2 className="text-xl" data-focus tabIndex={-1}>
        {t.title}
      </h2>
      <p role="status" className="min-h-6 text-soft">
        {text}
      </p>
      <div className="flex w-full max-w-sm items-center gap-4">
        <progress className="bar" aria-label={t.progress} max={100} value={percent} />
        <span className="w-12 text-end font-semibold tabular-nums">{percent}%</span>
      </div>
      <Button look="quiet" onClick={onCancel}>
        {t.cancel}
      </Button>
    </div>
  );
}
