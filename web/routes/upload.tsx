import type { MetaFunction } from 'react-router';
import { upload as t } from '../messages/en/upload.ts';
import { pageMeta } from '../page-meta.ts';
import { PageHead } from '../ui/section.tsx';

export const meta: MetaFunction = (input) => pageMeta(input, t);

export default function Upload() {
  return <PageHead title={t.heading} />;
}
