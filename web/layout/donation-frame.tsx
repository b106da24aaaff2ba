import { useState } from 'react';
import { useWords } from '../messages/use-words.ts';
import { useSite } from '../site.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';

/** The form of a donation service, 800 pixels high; nothing where there is none. It comes from elsewhere, so it loads only when somebody asks. */
export function DonationFrame() {
  const t = useWords('layout').donation;
  const { donationUrl } = useSite();
  const [shown, setShown] = useState(false);
  if (!donationUrl) return null;
  if (shown)
    return (
      <iframe
        src={donationUrl}
        title={t.title}
        height={800}
        sandbox="allow-scripts allow-forms allow-popups"
        className="w-full rounded-card border border-line bg-card"
      />
    );
  return (
    <Card>
      <p className="max-w-2xl text-soft">{t.lead}</p>
      <Button className="needs-script mt-5" onClick={() => setShown(true)}>
        {t.show}
      </Button>
    </Card>
  );
}
