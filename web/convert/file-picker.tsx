import { useEffect, useId, useRef } from 'react';
import { useWords } from '../messages/use-words.ts';
import { useSite } from '../site.ts';
import { Button } from '../ui/button.tsx';
import { CameraIcon, CopyIcon, SparkIcon, UploadIcon } from '../ui/icons.tsx';
import { Notice } from '../ui/notice.tsx';
import { fileOfClipboard } from './clipboard-file.ts';

/** What the chooser offers; the server tells a file by its content whatever it is called. */
export const fileKinds = '.pdf,.jpg,.jpeg,.png,.eml,application/pdf,image/jpeg,image/png,message/rfc822';

type FilePickerProps = {
  /** How large a file may be; said of every kind where it is left out. */
  readonly limit: string | undefined;
  readonly error: string | undefined;
  readonly onFile: (file: File) => void;
  readonly onError: (message: string) => void;
};

/** The drop zone is the file input itself, so click, keyboard, drop and screen reader work natively. */
export function FilePicker({ limit, error, onFile, onError }: FilePickerProps) {
  const convert = useWords('convert');
  const t = useWords('convert').empty;
  const { limits } = useSite();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file) onFile(file);
  };
  // What was chosen or dropped before this script had come: nobody has told React of it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what lies there from the start
  useEffect(() => take(input.current?.files ?? null), []);
  return (
    <div>
      <div className="relative rounded-[1.25rem] border-2 border-dashed border-edge px-4 py-8 text-center transition-colors hover:border-accent hover:bg-accent-wash has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-3 has-[:focus-visible]:outline-accent sm:py-12">
        <input
          ref={input}
          id={id}
          type="file"
          accept={fileKinds}
          aria-describedby={`${id}-limits`}
          aria-label={t.input}
          onChange={(event) => take(event.currentTarget.files)}
          className="absolute inset-0 z-10 h-full w-full cursor-pointer opacity-0"
        />
        <span className="mx-auto grid size-14 place-items-center rounded-full bg-accent-wash text-accent">
          <UploadIcon size={28} />
        </span>
        <p className="mt-4 text-lg font-semibold text-balance pointer-coarse:hidden">{t.title}</p>
        <p className="mt-4 text-lg font-semibold not-pointer-coarse:hidden">{t.titleByHand}</p>
        <p id={`${id}-limits`} className="mt-1.5 text-sm text-soft">
          {t.kinds}
          {/* Lines are not balanced across one that was broken by hand. */}
          <span className="block text-balance">{limit ?? t.limits(limits.pdfMb, limits.uploadMb)}</span>
        </p>
      </div>
      <div className="needs-script mt-4 flex flex-col gap-2 sm:flex-row sm:flex-wrap">
        <Button className="grow-99" onClick={() => input.current?.click()}>
          {convert.chosen.process}
        </Button>
        <OtherWays onFile={onFile} onError={onError} />
      </div>
      {error && (
        <div className="mt-4">
          <Notice tone="bad" role="alert">
            {error}
          </Notice>
        </div>
      )}
    </div>
  );
}

/** On phones three of them stand in a row, the icon above the word. */
const tile =
  'grow max-sm:flex-1 max-sm:flex-col max-sm:justify-start max-sm:gap-1 max-sm:rounded-field max-sm:px-1 max-sm:py-2.5 max-sm:text-xs';

/** Paste, camera and sample: each its own control, because each is its own way in. */
function OtherWays({ onFile, onError }: Pick<FilePickerProps, 'onFile' | 'onError'>) {
  const convert = useWords('convert');
  const t = useWords('convert').empty;
  const camera = useRef<HTMLInputElement>(null);
  const paste = async () => {
    if (!navigator.clipboard?.read) return onError(t.pasteRefused);
    try {
      const file = await fileOfClipboard(await navigator.clipboard.read());
      if (file) onFile(file);
      else onError(t.pasteNothing);
    } catch {
      onError(t.pasteRefused);
    }
  };
  const sample = async () => {
    try {
      const bytes = await (await fetch('/samples/boarding-pass.pdf')).blob();
      onFile(new File([bytes], 'sample-boarding-pass.pdf', { type: 'application/pdf' }));
    } catch {
      onError(convert.errors.network);
    }
  };
  return (
    <div className="flex grow gap-2">
      <Button look="plain" className={tile} onClick={paste}>
        <CopyIcon /> {t.paste}
      </Button>
      <Button look="plain" className={`not-pointer-coarse:hidden ${tile}`} onClick={() => camera.current?.click()}>
        <CameraIcon /> {t.camera}
      </Button>
      <input
        ref={camera}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        aria-label={t.camera}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          if (file) onFile(file);
        }}
      />
      <Button look="plain" className={tile} onClick={sample}>
        <SparkIcon /> {t.sample}
      </Button>
    </div>
  );
}
