import type { MetaFunction } from 'react-router';
import { exampleList } from '../examples/example-list.ts';
import { ExamplePair } from '../examples/example-pair.tsx';
import { examples as t } from '../messages/en/examples.ts';
import { pageMeta } from '../page-meta.ts';
import { ButtonLink } from '../ui/button.tsx';
import { PageHead, Section } from '../ui/section.tsx';

export const meta: MetaFunction = (input) => pageMeta(input, t);

export default function Examples() {
  return (
    <>
      <PageHead title={t.heading} lead={t.lead} />
      <div className="mx-auto grid max-w-6xl gap-6 px-5 pt-8 pb-16 sm:px-8 lg:grid-cols-2">
        {exampleList.map((example) => (
          <ExamplePair key={example.id} {...example} />
        ))}
      </div>
      <Section title={t.next.title} lead={t.next.lead} sunk>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/upload">{t.next.convert}</ButtonLink>
          <ButtonLink to="/how-it-works" look="plain">
            {t.next.how}
          </ButtonLink>
        </div>
      </Section>
    </>
  );
}
