import { useEffect, useRef, useState } from 'react';

/** Takes a file that is dropped or pasted anywhere on the page, except into a text field. Tells whether one hovers. */
export function useFilesFromAnywhere(onFile: (file: File) => void): boolean {
  const [dragging, setDragging] = useState(false);
  const take = useRef(onFile);
  take.current = onFile;
  useEffect(() => {
    const control = new AbortController();
    const { signal } = control;
    const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;
    window.addEventListener(
      'dragover',
      (event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setDragging(true);
      },
      { signal },
    );
    window.addEventListener(
      'dragleave',
      (event) => {
        if (event.relatedTarget === null) setDragging(false);
      },
      { signal },
    );
    window.addEventListener(
      'drop',
      (event) => {
        setDragging(false);
        if (!hasFiles(event)) return;
        event.preventDefault();
        const file = event.dataTransfer?.files[0];
        if (file) take.current(file);
      },
      { signal },
    );
    window.addEventListener(
      'paste',
      (event) => {
        if (
          event.target instanceof Element &&
          event.target.closest('textarea, input:not([type=file]), [contenteditable]')
        )
          return;
        const file = event.clipboardData?.files[0];
        if (file) take.current(file);
      },
      { signal },
    );
    return () => control.abort();
  }, []);
  return dragging;
}
