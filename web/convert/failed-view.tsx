import { convert } from '../messages/en/convert.ts';
import { Button, ButtonAnchor } from '../ui/button.tsx';
import { WarnIcon } from '../ui/icons.tsx';
import { Notice } from '../ui/notice.tsx';

const t = convert.failed;

type FailedViewProps = {
  readonly message: string;
  readonly job: string | undefined;
  readonly waitLeft: number;
  readonly onAnother: () => void;
};

/** What went wrong with this file, and what can be done now. */
export function FailedView({ message, job, waitLeft, onAnother }: FailedViewProps) {
  return (
    <div className="flex flex-col items-center gap-4 px-4 py-8 text-center @2xl:min-h-144">
      <span className="grid size-14 place-items-center rounded-full bg-bad-wash text-bad">
        <WarnIcon size={28} />
      </span>
      <h2 className="text-xl" data-focus tabIndex={-1}>
        {t.title}
      </h2>
      <p role="alert" className="max-w-md text-lg">
        {message}
      </p>
      {waitLeft > 0 && (
        <Notice tone="warn" role="status">
          {convert.errors.pleaseWait(waitLeft)}
        </Notice>
      )}
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        <Button onClick={onAnother}>{t.another}</Button>
        {job && (
          <ButtonAnchor look="plain" href={`/feedback/${job}`} target="_blank" rel="noopener">
            {t.feedback}
          </ButtonAnchor>
        )}
      </div>
      <p className="max-w-md text-sm text-soft">{t.sorry}</p>
      <div className="mt-6 w-full max-w-md rounded-field bg-sunk p-5 text-start text-sm">
        <h3 className="text-base">{t.tipsTitle}</h3>
        <ul className="mt-2 list-disc space-y-1.5 ps-5 text-soft">
          {t.tips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
