import { useWords } from '../messages/use-words.ts';
import { PageMeta } from '../page-meta.tsx';
import { Policy } from '../policies/policy.tsx';
import { useSite } from '../site.ts';

export default function Terms() {
  const t = useWords('terms');
  const { heading, updated, lead, contents, clauses } = t;
  return (
    <>
      <PageMeta words={t} />
      <Policy {...{ heading, updated, lead, contents }} clauses={clauses(useSite())} />
    </>
  );
}
