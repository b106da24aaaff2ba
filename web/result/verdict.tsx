import { type MouseEvent, useState } from 'react';
import { Link, useHref } from 'react-router';
import { callApi } from '../api/call-api.ts';
import { useWords } from '../messages/use-words.ts';
import { Button } from '../ui/button.tsx';

type VerdictProps = {
  readonly job: string;
  /** What was said before. */
  readonly right: boolean | null;
  /** Number of the pass that is looked at, which may be corrected. */
  readonly pass: number;
};

/** As high as a finger needs, and two below each other as near as lines of a text may be then. */
const below = 'link -my-1.5 inline-block py-3';

/** "Was this right?", in one tap; the last word counts. Without script it is a form. */
export function Verdict({ job, right, pass }: VerdictProps) {
  const t = useWords('result').verdict;
  const [said, setSaid] = useState(right);
  const [failed, setFailed] = useState(false);
  const say = (value: boolean) => async (event: MouseEvent) => {
    event.preventDefault();
    const before = said;
    setSaid(value);
    setFailed(false);
    try {
      await callApi(`/v1/pipeline/${job}/verdict`, { method: 'POST', json: { right: value } });
    } catch {
      setSaid(before);
      setFailed(true);
    }
  };
  return (
    <form method="post" action={useHref(`/upload/${job}/verdict`)} className="border-t border-line pt-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p id="verdict" className="text-sm font-semibold">
          {t.question}
        </p>
        <fieldset aria-labelledby="verdict" className="flex gap-2">
          {([true, false] as const).map((value) => (
            <Button
              key={String(value)}
              type="submit"
              name="right"
              value={value ? 'yes' : 'no'}
              look="plain"
              size="small"
              className="min-w-16 aria-pressed:border-accent aria-pressed:bg-accent-wash"
              aria-pressed={said === value}
              onClick={say(value)}
            >
              {value ? t.yes : t.no}
            </Button>
          ))}
        </fieldset>
      </div>
      <p role="status" className={`text-sm text-soft ${failed || said !== null ? 'py-1.5' : ''}`}>
        {failed && t.failed}
        {said === true && <span className="inline-block py-1.5">{t.thanks}</span>}
        {said === false && (
          <>
            {t.thanks}{' '}
            <Link to={`/upload/${job}/tickets/${pass}`} className={`needs-script me-4 ${below}`}>
              {t.correct}
            </Link>{' '}
            <Link to={`/feedback/${job}`} target="_blank" rel="noopener" className={below}>
              {t.tell}
            </Link>
          </>
        )}
      </p>
    </form>
  );
}
