import type { MetaFunction } from 'react-router';
import { feedback as t } from '../messages/en/feedback.ts';
import { pageMeta } from '../page-meta.ts';
import { PageHead } from '../ui/section.tsx';

export const meta: MetaFunction = (input) => pageMeta(input, t);

export default function Feedback() {
  return <PageHead title={t.heading} />;
}
