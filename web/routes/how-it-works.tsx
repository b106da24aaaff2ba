import type { MetaFunction } from 'react-router';
import { Link } from 'react-router';
import { Faq } from '../faq/faq.tsx';
import { howItWorks as t } from '../messages/en/how-it-works.ts';
import { pageMeta } from '../page-meta.ts';
import { Steps } from '../reading/steps.tsx';
import { useSite } from '../site.ts';
import { ButtonLink } from '../ui/button.tsx';
import { PageHead, Section } from '../ui/section.tsx';

export const meta: MetaFunction = (input) => pageMeta(input, t);

export default function HowItWorks() {
  const site = useSite();
  return (
    <>
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
        <Faq answers={t.faq(site)} />
      </Section>
    </>
  );
}
