import { lazy, Suspense, useEffect, useState } from 'react';

const Dialog = lazy(async () => ({ default: (await import('../newsletter/newsletter-dialog.tsx')).NewsletterDialog }));

/** Any page opens the dialog with this: the event is part of the product's outside. */
export function openNewsletter(): void {
  window.dispatchEvent(new Event('open-waitlist'));
}

/** The newsletter dialog, fetched with the first window event `open-waitlist`, which it then opens on by itself. */
export function Newsletter() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const want = () => setWanted(true);
    window.addEventListener('open-waitlist', want);
    return () => window.removeEventListener('open-waitlist', want);
  }, []);
  return wanted ? (
    <Suspense>
      <Dialog />
    </Suspense>
  ) : null;
}
