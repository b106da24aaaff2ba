import type { ReactNode } from 'react';
import { CloseIcon } from '../ui/icons.tsx';

type ClosableLineProps = {
  readonly children: ReactNode;
  /** What the button that closes it is called. */
  readonly close: string;
  readonly onClose: () => void;
};

/** One line of a bar across the page, with a button that closes it; without a script it stays. */
export function ClosableLine({ children, close, onClose }: ClosableLineProps) {
  return (
    <div className="mx-auto flex min-h-11 max-w-6xl items-center justify-center gap-x-3 ps-4 pe-1 text-sm">
      {children}
      <button
        type="button"
        className="needs-script grid size-11 shrink-0 place-items-center rounded-full"
        aria-label={close}
        onClick={({ currentTarget }) => {
          const bar = currentTarget.closest('aside');
          onClose();
          focusAfter(bar);
        }}
      >
        <CloseIcon />
      </button>
    </div>
  );
}

/** What had the focus is gone with its bar: the next thing of the page has it, as if a hand had gone on. */
function focusAfter(bar: Element | null): void {
  for (let next = bar?.nextElementSibling; next; next = next.nextElementSibling) {
    const first = next.querySelector<HTMLElement>('a, button');
    first?.focus({ preventScroll: true });
    if (first && document.activeElement === first) return;
  }
}
