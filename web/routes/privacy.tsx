import type { MetaFunction } from 'react-router';
import { privacy as t } from '../messages/en/privacy.ts';
import { pageMeta } from '../page-meta.ts';
import { Policy } from '../policies/policy.tsx';
import { useSite } from '../site.ts';

export const meta: MetaFunction = (input) => pageMeta(input, t);

export default function Privacy() {
  const { heading, updated, lead, contents, clauses } = t;
  return <Policy {...{ heading, updated, lead, contents }} clauses={clauses(useSite())} />;
}
