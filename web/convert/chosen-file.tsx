import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { Link } from 'react-router';
import { sizeIn } from '#src/languages/say.ts';
import { useLanguage, useWords } from '../messages/use-words.ts';
import type { Words } from '../messages/words.ts';
import { Button } from '../ui/button.tsx';
import { CloseIcon, FileIcon } from '../ui/icons.tsx';
import { Notice } from '../ui/notice.tsx';
import type { Failure } from './failures.ts';
import { HumanCheck, type HumanState } from './human-check.tsx';

type ChosenFileProps = {
  readonly file: File;
  readonly failure: Failure | undefined;
  /** Seconds until the server takes something again. */
  readonly waitLeft: number;
  readonly attempt: number;
  /** Whether the terms are; it outlives an attempt that failed. */
  readonly accepted: boolean;
  /** Whether it is sent as soon as it may be: who chose the file has accepted the terms before. */
  readonly atOnce: boolean;
  readonly onAccept: (accepted: boolean) => void;
  readonly onClear: () => void;
  readonly onError: (message: string) => void;
  readonly onSend: (token: string) => void;
};

/** A file is chosen: accept the terms, be human, send. */
export function ChosenFile({
  file,
  failure,
  waitLeft,
  attempt,
  accepted,
  atOnce,
  onAccept,
  onClear,
  onError,
  onSend,
}: ChosenFileProps) {
  const convert = useWords('convert');
  const t = useWords('convert').chosen;
  const [token, setToken] = useState<string | null>(null);
  const [human, setHuman] = useState<HumanState>('checking');
  const sentence = sentenceOf(convert.errors, failure, waitLeft);
  const begun = useRef({ attempt, waiting: waitLeft > 0 });
  const terms = useRef<HTMLInputElement>(null);

  // A token is taken at once where it is all that was waited for; after a refusal the button sends, and nothing else.
  const isFirst = attempt === begun.current.attempt && !begun.current.waiting;
  const take = (fresh: string | null) => {
    setToken(fresh);
    if (fresh && atOnce && accepted && isFirst && waitLeft === 0) onSend(fresh);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (waitLeft > 0) return onError(convert.errors.pleaseWait(waitLeft));
    if (!accepted) {
      terms.current?.focus();
      return onError(convert.errors.acceptTerms);
    }
    if (!token) return onError(withoutToken(convert, human));
    onSend(token);
  };

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <FileLine file={file} onClear={onClear} />
      <div className="flex flex-wrap items-center gap-x-6 rounded-field border border-line bg-sunk px-3 py-1">
        <TermsBox box={terms} accepted={accepted} onAccept={onAccept} />
        <HumanCheck attempt={attempt} onToken={take} onState={setHuman} />
      </div>
      <Button type="submit" disabled={waitLeft > 0} className="w-full tabular-nums">
        {waitLeft > 0 ? t.wait(waitLeft) : labelOf(t, accepted, token)}
      </Button>
      <div className="min-h-14">
        {sentence && (
          <Notice tone={waitLeft > 0 ? 'warn' : 'bad'} role="alert">
            {sentence}
          </Notice>
        )}
      </div>
    </form>
  );
}

/** What went wrong; a wait counts down in words as it does on the button. */
function sentenceOf(t: Words['convert']['errors'], failure: Failure | undefined, waitLeft: number): string | undefined {
  if (waitLeft > 0) return failure?.counting?.(waitLeft) ?? failure?.message ?? t.pleaseWait(waitLeft);
  return failure?.wait ? undefined : failure?.message;
}

function labelOf(t: Words['convert']['chosen'], accepted: boolean, token: string | null): string {
  if (!accepted) return t.acceptTerms;
  return token ? t.process : t.verifyFirst;
}

function withoutToken(convert: Words['convert'], human: HumanState): string {
  if (human === 'unavailable') return convert.errors.humanUnavailable;
  return human === 'checking' ? convert.human.stillChecking : convert.errors.humanFailed;
}

type TermsBoxProps = Pick<ChosenFileProps, 'accepted' | 'onAccept'> & {
  readonly box: RefObject<HTMLInputElement | null>;
};

function TermsBox({ box, accepted, onAccept }: TermsBoxProps) {
  const t = useWords('convert').chosen;
  return (
    <label className="flex min-h-11 items-center gap-3 py-1.5 text-sm leading-snug">
      <input
        ref={box}
        type="checkbox"
        checked={accepted}
        onChange={(event) => onAccept(event.currentTarget.checked)}
        className="size-6 shrink-0"
      />
      <span>
        {t.terms}{' '}
        <Link to="/terms" target="_blank" rel="noopener" className="link">
          {t.termsLink}
        </Link>
      </span>
    </label>
  );
}

function FileLine({ file, onClear }: Pick<ChosenFileProps, 'file' | 'onClear'>) {
  const t = useWords('convert').chosen;
  return (
    <div className="flex items-center gap-3 rounded-field bg-accent-wash py-2 ps-4 pe-2">
      <span className="text-accent">
        <FileIcon size={24} />
      </span>
      <p className="min-w-0 grow" data-focus tabIndex={-1}>
        <span className="sr-only">{t.file}: </span>
        {/* In a box of its own direction, so that a name that is too long is cut at its end in every language. */}
        <span className="flex font-semibold">
          <bdi className="truncate">{file.name}</bdi>
        </span>
        <span className="block text-sm text-soft">{sizeIn(useLanguage(), file.size)}</span>
      </p>
      <button
        type="button"
        aria-label={t.clear}
        onClick={onClear}
        className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-sunk"
      >
        <CloseIcon />
      </button>
    </div>
  );
}
