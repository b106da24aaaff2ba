import { useState } from 'react';
import { useWords } from '../messages/use-words.ts';

/** Whether the pass has been handed to Wallet, where there is one; `onAdd` is for the links that do. */
export function useOpened(): { readonly opened: boolean; readonly onAdd: () => void } {
  const [opened, setOpened] = useState(false);
  return { opened, onAdd: () => setOpened(/iPhone|iPad|Mac/.test(navigator.userAgent)) };
}

/** What is known after a tap on "Add": Wallet shows the pass. Whether it was added there no page is told. */
export function Opened({ opened }: { readonly opened: boolean }) {
  const t = useWords('result');
  return (
    <p role="status" className="text-center text-sm text-soft empty:sr-only">
      {opened && t.opened}
    </p>
  );
}
