/** Cloudflare Turnstile, where an operator configured it: its script comes from its maker and draws into our frame. */

type Widget = {
  render(frame: HTMLElement, options: Readonly<Record<string, unknown>>): string;
  remove(id: string): void;
};

const script = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit';

type Into = {
  readonly frame: HTMLElement | null;
  readonly signal: AbortSignal;
  readonly now: (state: 'checking' | 'verified' | 'expired' | 'failed', token?: string | null) => void;
};

/** Draws the widget; throws when its script cannot be loaded. */
export async function renderTurnstile(siteKey: string, { frame, signal, now }: Into): Promise<void> {
  const widget = await load();
  if (!frame || signal.aborted) return;
  const id = widget.render(frame, {
    sitekey: siteKey,
    action: 'upload',
    size: 'flexible',
    callback: (token: string) => now('verified', token),
    'expired-callback': () => now('expired'),
    'error-callback': () => now('failed'),
  });
  signal.addEventListener('abort', () => widget.remove(id));
}

let loading: Promise<Widget> | undefined;

function load(): Promise<Widget> {
  loading ??= new Promise<Widget>((resolve, reject) => {
    const element = document.createElement('script');
    element.src = script;
    element.onload = () => resolve((window as unknown as { readonly turnstile: Widget }).turnstile);
    element.onerror = () => {
      loading = undefined;
      reject(new Error('Turnstile could not be loaded'));
    };
    document.head.append(element);
  });
  return loading;
}
