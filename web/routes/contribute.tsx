import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { HeadWithPasses } from '../examples/head-with-passes.tsx';
import { DonationFrame } from '../layout/donation-frame.tsx';
import { useWords } from '../messages/use-words.ts';
import { PageMeta } from '../page-meta.tsx';
import { useSite } from '../site.ts';
import { Card } from '../ui/card.tsx';
import { Section } from '../ui/section.tsx';

export default function Contribute() {
  const t = useWords('contribute');
  const { supportAddress, donationUrl } = useSite();
  const { tell, rate, failed, build } = t.ways;
  return (
    <>
      <PageMeta words={t} />
      <HeadWithPasses
        title={t.heading}
        lead={donationUrl ? t.lead : t.leadWithoutDonations}
        passes={['movie', 'pdf-tickets', 'flight']}
      />
      {donationUrl && (
        <Section title={t.donationTitle} beside>
          <DonationFrame />
        </Section>
      )}
      <Section title={donationUrl ? t.waysTitle : t.onlyWaysTitle} sunk>
        <ul className={`grid gap-5 ${supportAddress ? 'sm:grid-cols-2' : 'md:grid-cols-3'}`}>
          <Way {...tell} />
          <Way {...rate}>
            <Link to={rate.link.to} className="link">
              {rate.link.text}
            </Link>
          </Way>
          {supportAddress && (
            <Way {...failed}>
              <a href={`mailto:${supportAddress}`} className="link">
                {failed.link}
              </a>
            </Way>
          )}
          <Way {...build}>
            <Link to={build.link.to} className="link">
              {build.link.text}
            </Link>
          </Way>
        </ul>
      </Section>
    </>
  );
}

type WayProps = { readonly title: string; readonly text: string; readonly children?: ReactNode };

function Way({ title, text, children }: WayProps) {
  return (
    <li>
      <Card className="h-full">
        <h3 className="text-lg">{title}</h3>
        <p className="mt-2 text-soft">{text}</p>
        {children && <p className="mt-4">{children}</p>}
      </Card>
    </li>
  );
}
