import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { convert as t } from '../messages/en/convert.ts';
import { useSite } from '../site.ts';
import { Card } from '../ui/card.tsx';
import { Notice } from '../ui/notice.tsx';
import { ChosenFile } from './chosen-file.tsx';
import { FailedView } from './failed-view.tsx';
import { FilePicker } from './file-picker.tsx';
import { ProcessingView } from './processing-view.tsx';
import { acceptShares, takeSharedFile } from './shared-file.ts';
import { type Conversion, useConversion } from './use-conversion.ts';
import { useTitle } from './use-title.ts';

/** Comes while a file is worked on; most visits never need it. */
const loadResultView = () => import('../result/result-view.tsx');
const ResultView = lazy(() => loadResultView().then(({ ResultView }) => ({ default: ResultView })));

/** The whole way from a file to a pass, in one card. Only one of them stands on a page. */
export function Converter() {
  const { state, resumed, waitLeft, attempt, choose, clear, complain, send, cancel } = useConversion();
  const { limits } = useSite();
  const [accepted, setAccepted] = useState(false);
  const card = useRef<HTMLDivElement>(null);
  useTitle(titleOf(state));
  useFocusOnStep(state.step, { card, resumed });

  useEffect(() => {
    acceptShares();
    takeSharedFile().then(
      (file) => file && choose(file),
      () => {},
    );
  }, [choose]);

  useEffect(() => {
    if (state.step === 'processing') void loadResultView();
  }, [state.step]);

  const take = (file: File) => {
    const isPdf = file.type === 'application/pdf' || /\.pdf$/i.test(file.name);
    const most = (isPdf ? limits.pdfMb : limits.uploadMb) * 2 ** 20;
    if (file.size > most) clear(t.errors.tooLarge);
    else choose(file);
  };

  return (
    <Card className="p-4 sm:p-6">
      <section ref={card} aria-label={t.label} tabIndex={-1} className="@container min-h-80 outline-none">
        <noscript>
          <div className="mb-4">
            <Notice tone="warn">{t.noScript}</Notice>
          </div>
        </noscript>
        {state.step === 'empty' && <FilePicker error={state.error} onFile={take} onError={complain} />}
        {state.step === 'chosen' && (
          <ChosenFile
            file={state.file}
            error={state.error}
            waitLeft={waitLeft}
            attempt={attempt}
            accepted={accepted}
            onAccept={setAccepted}
            onClear={() => clear()}
            onError={complain}
            onSend={(token) => void send(state.file, token)}
          />
        )}
        {state.step === 'processing' && <ProcessingView text={state.text} percent={state.percent} onCancel={cancel} />}
        {state.step === 'done' && (
          <Suspense fallback={<div className="@2xl:min-h-144" />}>
            <ResultView job={state.job} onAnother={() => clear()} />
          </Suspense>
        )}
        {state.step === 'failed' && (
          <FailedView message={state.message} job={state.job} waitLeft={waitLeft} onAnother={() => clear()} />
        )}
      </section>
    </Card>
  );
}

function titleOf(state: Conversion): string | undefined {
  if (state.step === 'processing') return t.processing.title;
  if (state.step === 'failed') return t.failed.title;
  return state.step === 'done' ? t.ready(state.job.result?.passes.pass_count ?? 1) : undefined;
}

type Focusing = { readonly card: RefObject<HTMLElement | null>; readonly resumed: RefObject<boolean> };

/** After each step that a person caused, focus goes to what came of it. What a reload brought back takes none. */
function useFocusOnStep(step: Conversion['step'], { card, resumed }: Focusing): void {
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    if (resumed.current && step !== 'empty') return;
    const heading = card.current?.querySelector<HTMLElement>('[data-focus], input[type=file]');
    heading?.focus({ preventScroll: step !== 'done' && step !== 'failed' });
  }, [step, card, resumed]);
}
