import { type FormEvent, type MouseEvent, useId, useState } from 'react';
import type { JobJson } from '#src/api/schemas.ts';
import { fileOf } from '../convert/handed-over.ts';
import { HumanCheck } from '../convert/human-check.tsx';
import { useWords } from '../messages/use-words.ts';
import { Button } from '../ui/button.tsx';
import { cutOut, type Frame, rectangleOf } from './cut-out.ts';
import { useSendAgain } from './send-again.ts';

type PageOfJob = { readonly url: string; readonly width: number; readonly height: number };

type CropFormProps = { readonly job: JobJson; readonly pages: readonly PageOfJob[] };

/** A frame around the code that we did not find: this part alone is sent as a picture of its own, enlarged. */
export function CropForm({ job, pages }: CropFormProps) {
  const t = useWords('failed');
  const [at, setAt] = useState(0);
  const [frame, setFrame] = useState<Frame>({ x: 0.5, y: 0.5, size: 0.5 });
  const { error, attempt, sending, setToken, send } = useSendingPart(job);
  const page = pages[at]!;
  return (
    <form onSubmit={(event) => send(event, { page, frame, only: pages.length === 1 })} className="flex flex-col gap-4">
      <p className="text-sm text-soft">{t.crop.lead}</p>
      {pages.length > 1 && (
        <div className="flex flex-wrap gap-2">
          {pages.map(({ url }, page) => (
            <Button
              key={url}
              look="plain"
              size="small"
              aria-pressed={page === at}
              className="aria-pressed:border-accent aria-pressed:bg-accent-wash"
              onClick={() => setAt(page)}
            >
              {t.pageOf(page + 1, pages.length)}
            </Button>
          ))}
        </div>
      )}
      <FramedPage page={page} frame={frame} onPoint={(point) => setFrame({ ...frame, ...point })} />
      {(['x', 'y', 'size'] as const).map((name) => (
        <Slider key={name} name={name} frame={frame} onFrame={setFrame} />
      ))}
      <HumanCheck attempt={attempt} onToken={setToken} />
      {error && (
        <p role="alert" className="text-sm text-bad">
          {error}
        </p>
      )}
      <Button type="submit" disabled={sending}>
        {sending ? t.crop.sending : t.crop.send}
      </Button>
    </form>
  );
}

type FramedPageProps = {
  readonly page: PageOfJob;
  readonly frame: Frame;
  readonly onPoint: (point: Pick<Frame, 'x' | 'y'>) => void;
};

/** The page under its frame. Keys move it by the sliders, so only hands come here. A picture is never mirrored. */
function FramedPage({ page, frame, onPoint }: FramedPageProps) {
  const t = useWords('failed');
  const { left, top, width, height } = rectangleOf(frame, page);
  const part = (length: number, of: number) => `${(100 * length) / of}%`;
  const point = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const box = currentTarget.getBoundingClientRect();
    onPoint({ x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height });
  };
  return (
    <button
      type="button"
      tabIndex={-1}
      dir="ltr"
      className="relative mx-auto block w-fit max-w-full overflow-hidden rounded-lg border border-line"
      onClick={point}
      aria-label={t.crop.picture}
    >
      <img
        src={page.url}
        width={page.width}
        height={page.height}
        alt=""
        className="h-auto max-h-[60dvh] w-auto max-w-full bg-[#fff]"
      />
      <span
        aria-hidden="true"
        className="crop-frame"
        style={{
          left: part(left, page.width),
          top: part(top, page.height),
          width: part(width, page.width),
          height: part(height, page.height),
        }}
      />
    </button>
  );
}

type SliderProps = {
  readonly name: keyof Frame;
  readonly frame: Frame;
  readonly onFrame: (frame: Frame) => void;
};

function Slider({ name, frame, onFrame }: SliderProps) {
  const { crop } = useWords('failed');
  const id = useId();
  const label = { x: crop.across, y: crop.down, size: crop.size }[name];
  return (
    <div>
      <label htmlFor={id} className="block text-sm font-semibold">
        {label}
      </label>
      {/* Across as the picture lies, whichever way the words run. */}
      <input
        id={id}
        type="range"
        dir={name === 'x' ? 'ltr' : undefined}
        min={name === 'size' ? 10 : 0}
        max={100}
        value={Math.round(100 * frame[name])}
        onChange={({ currentTarget }) => onFrame({ ...frame, [name]: currentTarget.valueAsNumber / 100 })}
        className="h-11 w-full accent-accent"
      />
    </div>
  );
}

type Part = { readonly page: PageOfJob; readonly frame: Frame; readonly only: boolean };

/** Cuts the part out and sends it: of the picture itself where this page still holds it, else of what was kept of the page. */
function useSendingPart(job: JobJson) {
  const convert = useWords('convert');
  const t = useWords('failed').crop;
  const [token, setToken] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<string>();
  const sendAgain = useSendAgain();
  const send = async (event: FormEvent, { page, frame, only }: Part) => {
    event.preventDefault();
    if (!token) return setError(convert.human.stillChecking);
    setSending(true);
    setError(undefined);
    const file = fileOf(job.id);
    const picture = only && file?.type.startsWith('image/') ? file : undefined;
    const cut = await cutOut(picture ?? page.url, frame).catch(() => undefined);
    const failed = cut
      ? await sendAgain(new File([cut], `${t.fileName}.png`, { type: 'image/png' }), { token })
      : convert.errors.failedToProcess;
    if (failed === undefined) return;
    setError(failed);
    setAttempt((count) => count + 1);
    setSending(false);
  };
  return { error, attempt, sending, setToken, send };
}
