import type { MetaFunction } from 'react-router';
import { contribute as t } from '../messages/en/contribute.ts';
import { pageMeta } from '../page-meta.ts';
import { PageHead } from '../ui/section.tsx';

export const meta: MetaFunction = (input) => pageMeta(input, t);

export default function Contribute() {
  return <PageHead title={t.heading} />;
}
