import { useEffect, useRef, useState } from 'react';
import { useWords } from '../messages/use-words.ts';
import { useSite } from '../site.ts';
import { Button } from '../ui/button.tsx';
import { CheckIcon, ShieldIcon, WarnIcon } from '../ui/icons.tsx';
import { takeEarlyToken } from './early-token.ts';
import { askVerification, solve, type Verification } from './human-token.ts';
import { renderTurnstile } from './turnstile.ts';

/** How the check is going; a page shows its own words for `unavailable`. */
export type HumanState = 'checking' | 'verified' | 'expired' | 'failed' | 'unavailable';

type HumanCheckProps = {
  /** A token that is good for one request, or null when there is none any more. */
  readonly onToken: (token: string | null) => void;
  readonly onState?: (state: HumanState) => void;
  /** Another number asks for another token. */
  readonly attempt: number;
};

/** Proves that a person asks: ALTCHA works by itself, Turnstile draws its own widget in the same place. */
export function HumanCheck({ onToken, onState, attempt }: HumanCheckProps) {
  const convert = useWords('convert');
  const t = useWords('convert').human;
  const [state, setState] = useState<HumanState>('checking');
  const [again, setAgain] = useState(0);
  const { verification } = useSite();
  const frame = useRef<HTMLDivElement>(null);
  const tell = useRef({ onToken, onState });
  tell.current = { onToken, onState };

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt, and each request for another try, starts anew
  useEffect(() => {
    const control = new AbortController();
    const now = (next: HumanState, token: string | null = null) => {
      if (control.signal.aborted) return;
      setState(next);
      tell.current.onState?.(next);
      tell.current.onToken(token);
    };
    now('checking');
    void check({ signal: control.signal, frame: frame.current, now });
    return () => control.abort();
  }, [attempt, again]);

  return (
    <div id="human-verification" className="min-w-0 grow">
      <div ref={frame} />
      <div className="flex min-h-11 items-center gap-3 text-sm leading-snug">
        <StateIcon state={state} />
        {/* Room for two lines; new words in a new element, as where one waits for a pass. */}
        <p className="grid min-h-12 grow content-center" role="status">
          <span key={state}>{state === 'unavailable' ? convert.errors.humanUnavailable : t[state]}</span>
          {verification === 'altcha' && <span className="block text-xs text-soft max-sm:hidden">{t.how}</span>}
        </p>
        {state !== 'checking' && state !== 'verified' && (
          <Button look="quiet" size="small" onClick={() => setAgain(again + 1)}>
            {t.again}
          </Button>
        )}
      </div>
    </div>
  );
}

function StateIcon({ state }: { readonly state: HumanState }) {
  if (state === 'checking') return <span className="spinner text-accent" />;
  if (state === 'verified')
    return (
      <span className="text-good">
        <CheckIcon size={24} />
      </span>
    );
  return <span className="text-warn">{state === 'expired' ? <ShieldIcon size={24} /> : <WarnIcon size={24} />}</span>;
}

type Check = {
  readonly signal: AbortSignal;
  readonly frame: HTMLElement | null;
  readonly now: (state: HumanState, token?: string | null) => void;
};

async function check({ signal, frame, now }: Check): Promise<void> {
  const early = takeEarlyToken();
  const ready = await early?.token.catch(() => undefined);
  if (early && ready) return verified(ready, early.until - performance.now(), { signal, now });
  let verification: Verification;
  try {
    verification = await askVerification(signal);
    if (verification.provider === 'turnstile')
      return await renderTurnstile(verification.site_key ?? '', { frame, signal, now });
  } catch {
    return now('unavailable');
  }
  try {
    const token = await solve(verification.challenge!, signal);
    verified(token, verification.valid_seconds * 1000, { signal, now });
  } catch {
    now('failed');
  }
}

/** A token is good for so many milliseconds. */
function verified(token: string, life: number, { signal, now }: Pick<Check, 'signal' | 'now'>): void {
  now('verified', token);
  const timer = setTimeout(() => now('expired'), life);
  signal.addEventListener('abort', () => clearTimeout(timer));
}
