import { type FormEvent, useRef, useState } from 'react';
import { convert } from '../messages/en/convert.ts';
import { Button } from '../ui/button.tsx';
import { CloseIcon, FileIcon } from '../ui/icons.tsx';
import { Notice } from '../ui/notice.tsx';
import { HumanCheck, type HumanState } from './human-check.tsx';

const t = convert.chosen;

type ChosenFileProps = {
  readonly file: File;
  readonly error: string | undefined;
  /** Seconds until the server takes something again. */
  readonly waitLeft: number;
  readonly attempt: number;
  /** Whether the terms are; it outlives an attempt that failed. */
  readonly accepted: boolean;
  readonly onAccept: (accepted: boolean) => void;
  readonly onClear: () => void;
  readonly onError: (message: string) => void;
  readonly onSend: (token: string) => void;
};

/** A file is chosen: accept the terms, be human, send. */
export function ChosenFile({
  file,
  error,
  waitLeft,
  attempt,
  accepted,
  onAccept,
  onClear,
  onError,
  onSend,
}: ChosenFileProps) {
  const [token, setToken] = useState<string | null>(null);
  const [human, setHuman] = useState<HumanState>('checking');
  const terms = useRef<HTMLInputElement>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (waitLeft > 0) return onError(convert.errors.pleaseWait(waitLeft));
    if (!accepted) {
      terms.current?.focus();
      return onError(convert.errors.acceptTerms);
    }
    if (!token) return onError(withoutToken(human));
    onSend(token);
  };

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <FileLine file={file} onClear={onClear} />
      <label className="flex min-h-11 items-center gap-3 px-1">
        <input
          ref={terms}
          type="checkbox"
          checked={accepted}
          onChange={(event) => onAccept(event.currentTarget.checked)}
          className="size-6 shrink-0 accent-accent"
        />
        <span>
          {t.terms}{' '}
          <a href="/terms" target="_blank" rel="noopener" className="link">
            {t.termsLink}
          </a>
        </span>
      </label>
      <HumanCheck attempt={attempt} onToken={setToken} onState={setHuman} />
      <Button type="submit" disabled={waitLeft > 0} className="w-full tabular-nums">
        {waitLeft > 0 ? t.wait(waitLeft) : labelOf(accepted, token)}
      </Button>
      <div className="min-h-14">
        {(error || waitLeft > 0) && (
          <Notice tone={waitLeft > 0 ? 'warn' : 'bad'} role="alert">
            {error ?? convert.errors.pleaseWait(waitLeft)}
          </Notice>
        )}
      </div>
    </form>
  );
}

function labelOf(accepted: boolean, token: string | null): string {
  if (!accepted) return t.acceptTerms;
  return token ? t.process : t.verifyFirst;
}

function withoutToken(human: HumanState): string {
  if (human === 'unavailable') return convert.errors.humanUnavailable;
  return human === 'checking' ? convert.human.stillChecking : convert.errors.humanFailed;
}

function FileLine({ file, onClear }: Pick<ChosenFileProps, 'file' | 'onClear'>) {
  return (
    <div className="flex items-center gap-3 rounded-field bg-accent-wash py-2 ps-4 pe-2">
      <span className="text-accent">
        <FileIcon size={24} />
      </span>
      <p className="min-w-0 grow" data-focus tabIndex={-1}>
        <span className="sr-only">{t.file}: </span>
        <bdi className="block truncate font-semibold">{file.name}</bdi>
        <span className="block text-sm text-soft">{sizeOf(file.size)}</span>
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

function sizeOf(bytes: number): string {
  const [value, unit] = bytes < 1_000_000 ? [bytes / 1000, 'kilobyte'] : [bytes / 1_000_000, 'megabyte'];
  return new Intl.NumberFormat('en', { style: 'unit', unit, maximumFractionDigits: 1 }).format(value!);
}
