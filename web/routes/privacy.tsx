import type { MetaFunction } from 'react-router';
import { privacy as t } from '../messages/en/privacy.ts';
import { pageMeta } from '../page-meta.ts';
import { PageHead } from '../ui/section.tsx';

export const meta: MetaFunction = (input) => pageMeta(input, t);

export default function Privacy() {
  return <PageHead title={t.heading} />;
}
