import type { Page } from '@playwright/test';

/** Lets two files, the first of so many bytes, come to a page by a hand that drags or pastes. */
export async function bring(page: Page, kind: 'drop' | 'paste', size = 1): Promise<void> {
  await page.evaluate(
    ([kind, size]) => {
      const data = new DataTransfer();
      data.items.add(new File(['x'.repeat(size)], `${kind}ped.pdf`, { type: 'application/pdf' }));
      data.items.add(new File(['y'], 'second.pdf', { type: 'application/pdf' }));
      const event =
        kind === 'drop'
          ? new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true })
          : new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
      if (kind === 'drop') window.dispatchEvent(new DragEvent('dragover', { dataTransfer: data, cancelable: true }));
      document.body.dispatchEvent(event);
    },
    [kind, size] as const,
  );
}
