import { exampleList } from '../examples/example-list.ts';
import { ExamplePair } from '../examples/example-pair.tsx';
import { useWords } from '../messages/use-words.ts';
import { PageMeta } from '../page-meta.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { PageHead, Section } from '../ui/section.tsx';

export default function Examples() {
  const t = useWords('examples');
  return (
    <>
      <PageMeta words={t} />
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
