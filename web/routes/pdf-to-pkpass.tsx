import { Converter } from '../convert/converter.tsx';
import { BeforeAfter } from '../examples/before-after.tsx';
import { exampleList } from '../examples/example-list.ts';
import { Faq } from '../faq/faq.tsx';
import { useWords } from '../messages/use-words.ts';
import { PageMeta } from '../page-meta.tsx';
import { useSite } from '../site.ts';
import { ButtonLink } from '../ui/button.tsx';
import { MailAddress } from '../ui/mail-address.tsx';
import { Section } from '../ui/section.tsx';

export default function PdfToPkpass() {
  const t = useWords('pdf-to-pkpass');
  const site = useSite();
  return (
    <>
      <PageMeta words={t} />
      <div className="mx-auto grid max-w-6xl grid-cols-1 gap-x-12 gap-y-10 px-5 pt-14 pb-16 sm:px-8 sm:pt-20 lg:grid-cols-[2fr_3fr] lg:items-center">
        <header>
          <h1 className="text-3xl">{t.heading}</h1>
          <p className="mt-5 text-lg text-soft">{t.lead}</p>
          <ButtonLink to="/upload" look="plain" className="mt-8">
            {t.fullPage}
          </ButtonLink>
        </header>
        <section aria-label={t.convertTitle}>
          <h2 className="sr-only">{t.convertTitle}</h2>
          <Converter limit={t.limit(site.limits.pdfMb)} />
        </section>
        {site.intakeAddress && (
          <div className="max-w-2xl lg:col-span-2">
            <h2 className="text-xl">{t.mailTitle}</h2>
            <p className="mt-2 mb-5 text-soft">{t.mailLead}</p>
            <MailAddress address={site.intakeAddress} label={t.copy} />
          </div>
        )}
      </div>
      <Section title={t.manyTitle} lead={t.manyLead} sunk>
        <ManyTickets />
      </Section>
      <Section title={t.whyTitle}>
        <ul className="grid gap-8 md:grid-cols-3">
          {t.why.map(({ title, text }) => (
            <li key={title} className="border-t-2 border-accent pt-5">
              <h3 className="text-lg">{title}</h3>
              <p className="mt-2 text-soft">{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={t.faqTitle} sunk beside>
        <Faq answers={t.faq(site)} />
      </Section>
    </>
  );
}

/** One page with three tickets, and its three passes. */
function ManyTickets() {
  const t = useWords('pdf-to-pkpass');
  return (
    <BeforeAfter
      example={exampleList.find(({ id }) => id === 'pdf-tickets')!}
      words={{ ...t, title: t.manyTitle }}
      className="grid max-w-4xl grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] gap-3 sm:gap-10"
      beforeClass="w-full"
      afterClass="w-full max-w-72"
      arrowSize={28}
    />
  );
}
