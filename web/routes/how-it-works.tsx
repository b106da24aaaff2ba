import { Link } from 'react-router';
import { Faq } from '../faq/faq.tsx';
import { useWords } from '../messages/use-words.ts';
import { PageMeta } from '../page-meta.tsx';
import { Steps } from '../reading/steps.tsx';
import { useSite } from '../site.ts';
import { ButtonLink } from '../ui/button.tsx';
import { PageHead, Section } from '../ui/section.tsx';

export default function HowItWorks() {
  const t = useWords('how-it-works');
  const site = useSite();
  return (
    <>
      <PageMeta words={t} />
      <PageHead title={t.heading} lead={t.lead}>
        <ButtonLink to="/upload">{t.convert}</ButtonLink>
        <ButtonLink to="/examples" look="plain">
          {t.examples}
        </ButtonLink>
      </PageHead>
      <Steps />
      <Section
        id="faq"
        beside
        title={t.faqTitle}
        lead={
          <>
            {t.faqLead}{' '}
            <Link to="/contact" className="link">
              {t.contact}
            </Link>
          </>
        }
      >
        {/* Who takes no mail refuses none. */}
        <Faq answers={t.faq(site).filter(({ id }) => site.intakeAddress || id !== 'faq-mail-refused')} />
      </Section>
    </>
  );
}
