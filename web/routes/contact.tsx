import type { MetaFunction } from 'react-router';
import { contact as t } from '../messages/en/contact.ts';
import { pageMeta } from '../page-meta.ts';
import { PageHead } from '../ui/section.tsx';

export const meta: MetaFunction = (input) => pageMeta(input, t);

export default function Contact() {
  return <PageHead title={t.heading} />;
}
