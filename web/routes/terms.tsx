import type { MetaFunction } from 'react-router';
import { terms as t } from '../messages/en/terms.ts';
import { pageMeta } from '../page-meta.ts';
import { PageHead } from '../ui/section.tsx';

export const meta: MetaFunction = (input) => pageMeta(input, t);

export default function Terms() {
  return <PageHead title={t.heading} />;
}
