import type { MetaFunction } from 'react-router';
import { api as t } from '../messages/en/api.ts';
import { pageMeta } from '../page-meta.ts';
import { PageHead } from '../ui/section.tsx';

export const meta: MetaFunction = (input) => pageMeta(input, t);

export default function Api() {
  return <PageHead title={t.heading} />;
}
