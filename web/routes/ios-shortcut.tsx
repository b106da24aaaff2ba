import type { MetaFunction } from 'react-router';
import { iosShortcut as t } from '../messages/en/ios-shortcut.ts';
import { pageMeta } from '../page-meta.ts';
import { PageHead } from '../ui/section.tsx';

export const meta: MetaFunction = (input) => pageMeta(input, t);

export default function IosShortcut() {
  return <PageHead title={t.heading} />;
}
