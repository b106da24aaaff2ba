import { type ReactNode, type RefObject, useEffect } from 'react';
import { useWords } from '../messages/use-words.ts';
import { CloseIcon } from './icons.tsx';

/** Where the browser knows commands, a button opens and closes a dialog before, and without, our script. */
export function dialogCommand(command: 'show-modal' | 'close', dialog: string, otherwise: () => void) {
  const onClick = () => {
    if (!('commandForElement' in HTMLButtonElement.prototype)) otherwise();
  };
  return { onClick, ...{ command, commandfor: dialog } };
}

type DialogProps = {
  readonly id: string;
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly label: string;
  readonly className?: string;
  readonly onClose?: () => void;
  readonly children: ReactNode;
};

/** A modal dialog: the browser's own, so focus stays inside and Escape closes it. A click outside closes it too. */
export function Dialog({ id, ref, label, className = '', onClose, children }: DialogProps) {
  const layout = useWords('layout');
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const outside = (event: MouseEvent) => {
      if (event.target === dialog) dialog.close();
    };
    dialog.addEventListener('click', outside);
    return () => dialog.removeEventListener('click', outside);
  }, [ref]);
  return (
    <dialog
      id={id}
      ref={ref}
      aria-label={label}
      onClose={onClose}
      className={`m-auto rounded-card border border-line bg-card p-0 text-ink ${className}`}
    >
      <div className="relative p-6 sm:p-8">
        <button
          type="button"
          className="absolute end-3 top-[1.1rem] grid size-11 place-items-center rounded-full hover:bg-sunk sm:end-5 sm:top-[1.6rem]"
          aria-label={layout.newsletter.close}
          {...dialogCommand('close', id, () => ref.current?.close())}
        >
          <CloseIcon />
        </button>
        {children}
      </div>
    </dialog>
  );
}
