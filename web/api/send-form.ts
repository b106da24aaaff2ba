import { answerOf } from './call-api.ts';

/** How a form is sent. */
export type FormCall = {
  readonly signal: AbortSignal;
  /** Told how much of the form has left, 0 to 100. */
  readonly onPercent: (percent: number) => void;
};

/** Sends a form once and gives the JSON of the answer, as `callApi` does; `fetch` cannot tell how far it has got. */
export function sendForm<Answer>(path: string, form: FormData, { signal, onPercent }: FormCall): Promise<Answer> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const request = new XMLHttpRequest();
    request.open('POST', path);
    request.setRequestHeader('Accept', 'application/json');
    request.withCredentials = true;
    request.upload.onprogress = ({ loaded, total }) => onPercent(total > 0 ? Math.floor((100 * loaded) / total) : 0);
    request.onerror = () => reject(new TypeError('Failed to fetch'));
    request.onload = () => {
      try {
        resolve(answerOf<Answer>(request.status, request.responseText, headersOf(request)));
      } catch (error) {
        reject(error);
      }
    };
    signal.addEventListener('abort', () => {
      request.abort();
      reject(signal.reason);
    });
    request.send(form);
  });
}

function headersOf(request: XMLHttpRequest): Headers {
  const lines = request.getAllResponseHeaders().split('\r\n').filter(Boolean);
  return new Headers(lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]));
}
