import { Link } from 'react-router';
import { DonationFrame } from '../layout/donation-frame.tsx';
import { openNewsletter } from '../layout/newsletter.tsx';
import { useWords } from '../messages/use-words.ts';
import { PageMeta } from '../page-meta.tsx';
import { useSite } from '../site.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { MailAddress } from '../ui/mail-address.tsx';
import { PageHead, Section } from '../ui/section.tsx';

export default function Contact() {
  const t = useWords('contact');
  const { supportAddress, donationUrl } = useSite();
  return (
    <>
      <PageMeta words={t} />
      <PageHead title={t.heading} lead={supportAddress ? t.lead : t.leadWithoutMail} />
      <div className="mx-auto grid max-w-6xl grid-cols-1 gap-5 px-5 pt-8 pb-16 sm:px-8 md:grid-cols-[3fr_2fr]">
        <Card>
          <h2 className="text-xl">{t.mailTitle}</h2>
          <p className="mt-2 text-soft">{supportAddress ? t.mailText : t.noMail}</p>
          {!supportAddress && (
            <p className="mt-4 text-soft">
              <Before />
            </p>
          )}
          {supportAddress && (
            <>
              <div className="my-5">
                <MailAddress address={supportAddress} label={t.copy} />
              </div>
              <p className="text-sm text-soft">{t.mailHint}</p>
            </>
          )}
        </Card>
        <Card className="flex flex-col items-start">
          <h2 className="text-xl">{t.newsTitle}</h2>
          <p className="mt-2 mb-5 text-soft">{t.newsText}</p>
          <Button look="plain" className="needs-script mt-auto" onClick={openNewsletter}>
            {t.subscribe}
          </Button>
        </Card>
      </div>
      {supportAddress && (
        <Section title={t.topicsTitle} sunk lead={<Before />}>
          <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
            {t.topics.map(({ title, text }) => (
              <li key={title}>
                <h3 className="text-lg">{title}</h3>
                <p className="mt-1 text-soft">{text}</p>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {donationUrl && (
        <Section title={t.donationTitle} beside>
          <DonationFrame />
        </Section>
      )}
    </>
  );
}

/** Where answers stand already. */
function Before() {
  const t = useWords('contact');
  return (
    <>
      {t.before}{' '}
      <Link to="/how-it-works#faq" className="link">
        {t.faq}
      </Link>
      .
    </>
  );
}
