import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { bringFile } from '../convert/file-anywhere.ts';
import { useWords } from '../messages/use-words.ts';
import { UploadIcon } from '../ui/icons.tsx';

/**
 * On every page: a file that is dropped or pasted anywhere, except into a text field, is taken to where it is sent from.
 * While one hovers, the whole page says so; for eyes only, because nobody drags by ear.
 */
export function DropAnywhere() {
  const layout = useWords('layout');
  const [hovering, setHovering] = useState(false);
  const navigate = useNavigate();
  useEffect(() => {
    const control = new AbortController();
    const { signal } = control;
    const bring = (file: File | undefined) => {
      if (!file) return;
      document.querySelector<HTMLDialogElement>('dialog[open]')?.close(); // it lies above what asks for the rest
      if (!bringFile(file)) void navigate('/upload');
    };
    const onDrag = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault(); // else the browser would open it
      setHovering(true);
    };
    window.addEventListener('dragenter', onDrag, { signal });
    window.addEventListener('dragover', onDrag, { signal });
    window.addEventListener('dragleave', ({ relatedTarget }) => relatedTarget === null && setHovering(false), {
      signal,
    });
    window.addEventListener(
      'drop',
      (event) => {
        setHovering(false);
        if (!hasFiles(event)) return;
        event.preventDefault();
        bring(event.dataTransfer?.files[0]);
      },
      { signal },
    );
    window.addEventListener('paste', (event) => !isInText(event) && bring(event.clipboardData?.files[0]), { signal });
    return () => control.abort();
  }, [navigate]);
  if (!hovering) return null;
  return (
    <div
      ref={aboveAll}
      popover="manual"
      aria-hidden="true"
      className="pointer-events-none fixed inset-0 m-0 size-full max-h-none max-w-none place-items-center border-0 bg-paper/98 p-4 text-accent open:grid"
    >
      <div className="grid h-full w-full place-items-center rounded-card border-4 border-dashed border-accent">
        <p className="flex flex-col items-center gap-4 text-2xl font-semibold">
          <UploadIcon size={48} />
          {layout.drop}
        </p>
      </div>
    </div>
  );
}

/** Above a dialog that is open, too. */
function aboveAll(element: HTMLElement | null): void {
  element?.showPopover();
}

const hasFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false;

const isInText = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('textarea, input:not([type=file]), [contenteditable]') !== null;
