import type { MetaFunction } from 'react-router';
import { home as t } from '../messages/en/home.ts';
import { pageMeta } from '../page-meta.ts';
import { PageHead } from '../ui/section.tsx';

export const meta: MetaFunction = (input) => pageMeta(input, t);

export default function Home() {
  return <PageHead title={t.heading} />;
}
