import type { MetaFunction } from 'react-router';
import { examples as t } from '../messages/en/examples.ts';
import { pageMeta } from '../page-meta.ts';
import { PageHead } from '../ui/section.tsx';

export const meta: MetaFunction = (input) => pageMeta(input, t);

export default function Examples() {
  return <PageHead title={t.heading} />;
}
