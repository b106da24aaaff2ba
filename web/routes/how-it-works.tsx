import type { MetaFunction } from 'react-router';
import { howItWorks as t } from '../messages/en/how-it-works.ts';
import { pageMeta } from '../page-meta.ts';
import { PageHead } from '../ui/section.tsx';

export const meta: MetaFunction = (input) => pageMeta(input, t);

export default function HowItWorks() {
  return <PageHead title={t.heading} />;
}
