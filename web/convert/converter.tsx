import { type RefObject, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { fetchWords } from '../messages/browser-words.ts';
import { useWords } from '../messages/use-words.ts';
import { useSite } from '../site.ts';
import { Card } from '../ui/card.tsx';
import { Notice } from '../ui/notice.tsx';
import { ChosenFile } from './chosen-file.tsx';
import { hasConsented, keepConsent } from './consent.ts';
import { prepareToken } from './early-token.ts';
import { takeFiles } from './file-anywhere.ts';
import { FilePicker } from './file-picker.tsx';
import { ProcessingView } from './processing-view.tsx';
import { acceptShares, takeSharedFile } from './shared-file.ts';
import { type Conversion, useConversion } from './use-conversion.ts';
import { useTitle } from './use-title.ts';

/** From a file to the page of its job, in one card. Only one of them stands on a page; `limit` is said instead of all limits. */
export function Converter({ limit }: { readonly limit?: string }) {
  const t = useWords('convert');
  const { state, waitLeft, attempt, choose, clear, complain, send, cancel } = useConversion();
  const { limits } = useSite();
  const { accepted, accept } = useConsent();
  const card = useRef<HTMLDivElement>(null);
  useTitle(state.step === 'sending' ? t.processing.title : undefined);
  useNewsInSight(newsOf(state), card);

  // The page of the job, and what it says, are there when the file has arrived.
  useEffect(() => {
    if (state.step !== 'chosen') return;
    void import('../result/job-page.tsx');
    void import('../result/parts-on-demand.tsx').then(({ fetchParts }) => fetchParts());
    for (const topic of ['result', 'problems'] as const) void fetchWords(topic).catch(() => {}); // asked for again there
  }, [state.step]);

  const take = (file: File) => {
    const isPdf = file.type === 'application/pdf' || /\.pdf$/i.test(file.name);
    const most = (isPdf ? limits.pdfMb : limits.uploadMb) * 2 ** 20;
    if (file.size > most) clear(t.errors.tooLarge);
    else choose(file, hasConsented());
  };
  useFilesFromElsewhere(take);

  return (
    <Card className="max-sm:p-4">
      <section
        ref={card}
        aria-label={t.label}
        tabIndex={-1}
        className="@container min-h-80 outline-none noscript:min-h-0"
      >
        <WithoutScript />
        {state.step === 'empty' && (
          <div className="needs-script">
            <FilePicker limit={limit} error={state.error} onFile={take} onError={complain} />
          </div>
        )}
        {state.step === 'chosen' && (
          <ChosenFile
            file={state.file}
            failure={state.failure}
            waitLeft={waitLeft}
            attempt={attempt}
            accepted={accepted}
            atOnce={state.atOnce ?? false}
            onAccept={accept}
            onClear={() => clear()}
            onError={complain}
            onSend={(token) => void send(state.file, token)}
          />
        )}
        {state.step === 'sending' && <ProcessingView text={state.text} percent={state.percent} onCancel={cancel} />}
      </section>
    </Card>
  );
}

function WithoutScript() {
  const t = useWords('convert');
  return (
    <noscript>
      <div>
        <Notice>
          {t.noScript}{' '}
          <Link to="/upload/form" className="link">
            {t.noScriptForm}
          </Link>
        </Notice>
      </div>
    </noscript>
  );
}

/** Files that are dropped or pasted anywhere on the page, or that another app shared with us. */
function useFilesFromElsewhere(take: (file: File) => void): void {
  const taking = useRef(take);
  taking.current = take;
  useEffect(() => takeFiles((file) => taking.current(file)), []);
  useEffect(() => {
    acceptShares();
    takeSharedFile().then(
      (file) => file && taking.current(file),
      () => {},
    );
  }, []);
}

/** Who has accepted the terms before need not do so again, and the check of humanity is done while they choose. */
function useConsent() {
  const [accepted, setAccepted] = useState(false);
  useEffect(() => {
    if (!hasConsented()) return;
    setAccepted(true);
    const control = new AbortController();
    const { signal } = control;
    const prepare = () => void prepareToken(signal).catch(() => {}); // it is asked for again where it is needed
    for (const sign of ['pointermove', 'pointerdown', 'keydown', 'dragenter'])
      window.addEventListener(sign, prepare, { once: true, signal });
    return () => control.abort();
  }, []);
  const accept = (next: boolean) => {
    keepConsent(next);
    setAccepted(next);
  };
  return { accepted, accept };
}

function newsOf(state: Conversion): News {
  if (state.step === 'empty') return { step: 'empty', file: undefined, error: state.error };
  return { step: state.step, file: state.file, error: undefined };
}

type News = {
  readonly step: Conversion['step'];
  readonly file: File | undefined;
  readonly error: string | undefined;
};

/** What came of what a person did is in sight, wherever on the page they did it; after each step it has the focus, too. */
function useNewsInSight({ step, file, error }: News, card: RefObject<HTMLElement | null>): void {
  const before = useRef({ step, file });
  useEffect(() => {
    const isNext = before.current.step !== step || before.current.file !== file;
    before.current = { step, file };
    const news = card.current?.querySelector<HTMLElement>(
      error && !isNext ? '[role=alert]' : '[data-focus], input[type=file]',
    );
    if (isNext) news?.focus({ preventScroll: true });
    if (!news || !(isNext || error) || isInSight(news)) return;
    for (const each of [card.current, news]) each?.scrollIntoView({ block: 'nearest' });
  }, [step, file, error, card]);
}

/** Whether all of it is between the header, which stays in sight, and the end of the window. */
function isInSight(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  return top >= header && bottom <= window.innerHeight;
}
