import { type FormEvent, useState } from 'react';
import type { JobJson } from '#src/api/schemas.ts';
import { useSayRefusal } from '../api/say-refusal.ts';
import { useWords } from '../messages/use-words.ts';
import { hasFailed } from '../result/load-result.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';
import { emptyDraft, type FeedbackDraft, isEmail, saveFeedback, sendingFailure } from './save-feedback.ts';
import { StarRating } from './star-rating.tsx';
import { useAutoSave } from './use-auto-save.ts';

const commentLength = 1000;

type FeedbackFormProps = { readonly job: JobJson; readonly onSent: () => void };

/** The form; a rating saves itself, the button saves everything. */
export function FeedbackForm({ job, onSent }: FeedbackFormProps) {
  const t = useWords('feedback');
  const [draft, setDraft] = useState<FeedbackDraft>(emptyDraft);
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<{ readonly email?: string; readonly form?: string }>({});
  const say = useSayRefusal();
  const autoSave = useAutoSave(job.id, draft);
  const change = (part: Partial<FeedbackDraft>) => setDraft((before) => ({ ...before, ...part }));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (draft.rating < 1) return setError({ form: t.errors.ratingFirst });
    if (!isEmail(draft.email.trim())) return setError({ email: t.errors.email });
    setError({});
    setSending(true);
    autoSave.cancel();
    try {
      await saveFeedback(job.id, draft);
      onSent();
    } catch (failure) {
      setError({ form: await sendingFailure(failure, { t: t.errors, say }) });
    } finally {
      setSending(false);
    }
  };

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-6">
      <div className="relative w-fit">
        <StarRating label={t.rating} value={draft.rating} onChange={(rating) => change({ rating })} />
        {/* On the line of the label, and ending where the stars do: beside the stars a longer word has no room on a phone, and below them it would move the form. */}
        <p role="status" className="absolute end-3 top-0 text-sm text-soft">
          {autoSave.saved ? t.saved : ''}
        </p>
      </div>
      <Alert text={autoSave.error} />
      <div className="grid gap-6 sm:grid-cols-2">
        <StarRating label={t.ease} value={draft.easeOfUse} onChange={(easeOfUse) => change({ easeOfUse })} />
        {!hasFailed(job) && (
          <StarRating label={t.quality} value={draft.passQuality} onChange={(passQuality) => change({ passQuality })} />
        )}
      </div>
      <Comment value={draft.comment} onChange={(comment) => change({ comment })} />
      <Check
        label={t.recommend}
        checked={draft.wouldRecommend}
        onChange={(wouldRecommend) => change({ wouldRecommend })}
      />
      <Contact job={job} draft={draft} error={error.email} onChange={change} />
      <Alert text={error.form} />
      <Button type="submit" disabled={draft.rating < 1 || sending}>
        {sending ? t.submitting : draft.rating < 1 ? t.rateFirst : t.submit}
      </Button>
    </form>
  );
}

function Alert({ text }: { readonly text: string | null | undefined }) {
  return text ? (
    <Notice tone="bad" role="alert">
      {text}
    </Notice>
  ) : null;
}

function Comment({ value, onChange }: { readonly value: string; readonly onChange: (value: string) => void }) {
  const t = useWords('feedback');
  return (
    <div>
      <label htmlFor="comment" className="block text-sm font-semibold">
        {t.comment}
      </label>
      <textarea
        id="comment"
        rows={5}
        maxLength={commentLength}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        aria-describedby="comment-hint comment-count"
        className="mt-1.5 block w-full rounded-field border border-edge bg-card px-4 py-3"
      />
      <div className="mt-1.5 flex justify-between gap-4 text-sm text-soft">
        <span id="comment-hint">{t.commentHint}</span>
        <span id="comment-count" className="shrink-0 tabular-nums">
          {t.counter(value.length)}
        </span>
      </div>
    </div>
  );
}

type CheckProps = { readonly label: string; readonly checked: boolean; readonly onChange: (checked: boolean) => void };

function Check({ label, checked, onChange }: CheckProps) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
        className="size-6 shrink-0"
      />
      <span>{label}</span>
    </label>
  );
}

type ContactProps = {
  readonly job: JobJson;
  readonly draft: FeedbackDraft;
  readonly error: string | undefined;
  readonly onChange: (part: Partial<FeedbackDraft>) => void;
};

/** Who came by mail is asked for leave to write back; others may name an address, if their job has any passes to speak of. */
function Contact({ job, draft, error, onChange }: ContactProps) {
  const t = useWords('feedback');
  const passes = job.result?.passes;
  // Once the result is deleted, so is the address that it came from.
  if ((passes?.email_sent || passes?.notification_sent) && !job.result?.deleted)
    return (
      <Check label={t.contact} checked={draft.allowContact} onChange={(allowContact) => onChange({ allowContact })} />
    );
  if (!passes) return null;
  return (
    <Field
      label={t.email}
      type="email"
      dir="ltr"
      autoComplete="email"
      value={draft.email}
      onChange={(event) => onChange({ email: event.currentTarget.value })}
      error={error}
    />
  );
}
