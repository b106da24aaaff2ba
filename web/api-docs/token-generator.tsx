import { useEffect, useRef, useState } from 'react';
import { askVerification, solve, type Verification } from '../convert/human-token.ts';
import { renderTurnstile } from '../convert/turnstile.ts';
import { useCountdown } from '../convert/use-countdown.ts';
import { useWords } from '../messages/use-words.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { Notice } from '../ui/notice.tsx';

/** How long a token is good, in seconds, and when its dot changes colour. */
const validFor = 300;
const soon = 120;
const verySoon = 60;

type State =
  | { readonly step: 'loading' | 'ready' | 'working' }
  | { readonly step: 'token'; readonly token: string }
  | { readonly step: 'problem'; readonly text: string };

/** Makes one human-verification token at a time, and says how long it is good. */
export function TokenGenerator() {
  const t = useWords('api').authentication;
  const [state, setState] = useState<State>({ step: 'loading' });
  const { left, begin } = useCountdown();
  const frame = useRef<HTMLDivElement>(null);
  const running = useRef<AbortController>(undefined);

  useEffect(() => {
    const control = new AbortController();
    running.current = control;
    askVerification(control.signal).then(
      () => setState({ step: 'ready' }),
      () => {
        if (!control.signal.aborted) setState({ step: 'problem', text: t.unavailable });
      },
    );
    return () => running.current?.abort();
  }, [t]);

  const generate = async () => {
    running.current?.abort();
    const control = new AbortController();
    const { signal } = control;
    running.current = control;
    setState({ step: 'working' });
    begin(0);
    try {
      const token = await tokenOf(await askVerification(signal), frame.current, signal);
      setState({ step: 'token', token });
      begin(validFor);
    } catch {
      if (!signal.aborted) setState({ step: 'problem', text: t.failed });
    }
  };

  const waiting = state.step === 'loading' || state.step === 'working';
  return (
    <Card>
      <h2 className="text-xl">{t.title}</h2>
      <p className="mt-2 max-w-2xl text-soft">{t.lead}</p>
      <div ref={frame} className="mt-4" />
      <Button className="mt-2" disabled={waiting} onClick={generate}>
        {state.step === 'loading' ? t.loading : state.step === 'working' ? t.generating : t.generate}
      </Button>
      <div className="mt-5 min-h-36" aria-live="polite">
        {state.step === 'problem' && <Notice tone="bad">{state.text}</Notice>}
        {state.step === 'token' && left > 0 && <Token token={state.token} left={left} />}
        {state.step === 'token' && left === 0 && <Notice tone="warn">{t.expired}</Notice>}
      </div>
    </Card>
  );
}

function Token({ token, left }: { readonly token: string; readonly left: number }) {
  const t = useWords('api').authentication;
  const colour = left <= verySoon ? 'bg-bad' : left <= soon ? 'bg-warn' : 'bg-good';
  const tone = left <= verySoon ? 'red' : left <= soon ? 'yellow' : 'green';
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return (
    <div className="rounded-2xl border border-line p-4">
      <div className="flex items-center justify-between gap-3">
        <p className="text-sm font-semibold">{t.token}</p>
        {/* Its words end where the token does. */}
        <span className="-me-3">
          <CopyButton text={token} label={t.copy} confirmFor={2000} />
        </span>
      </div>
      <code dir="ltr" className="mt-1 line-clamp-2 font-mono text-xs break-all text-soft">
        {token}
      </code>
      <p className="mt-3 flex items-center gap-2 text-sm tabular-nums" aria-live="off">
        <span className={`size-3 rounded-full ${colour}`} data-colour={tone} />
        {t.left(time)}
      </p>
    </div>
  );
}

/** ALTCHA is solved here; Turnstile draws its widget and calls back. */
async function tokenOf(verification: Verification, frame: HTMLElement | null, signal: AbortSignal): Promise<string> {
  if (verification.provider === 'altcha') return solve(verification.challenge!, signal);
  return new Promise((resolve, reject) => {
    const now = (state: string, token?: string | null) => {
      if (token) resolve(token);
      else if (state === 'failed') reject(new Error(state));
    };
    renderTurnstile(verification.site_key ?? '', { frame, signal, now }).catch(reject);
  });
}
