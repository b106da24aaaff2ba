import type { MetaFunction } from 'react-router';
import { status as t } from '../messages/en/status.ts';
import { pageMeta } from '../page-meta.ts';
import { PageHead } from '../ui/section.tsx';

export const meta: MetaFunction = (input) => pageMeta(input, t);

export default function Status() {
  return <PageHead title={t.heading} />;
}
