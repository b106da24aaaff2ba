import type { MetaFunction } from 'react-router';
import { HeadWithPasses } from '../examples/head-with-passes.tsx';
import { Faq } from '../faq/faq.tsx';
import { iosShortcut as t } from '../messages/en/ios-shortcut.ts';
import { pageMeta } from '../page-meta.ts';
import { ShortcutDownload } from '../shortcut/shortcut-download.tsx';
import { ShortcutSteps } from '../shortcut/shortcut-steps.tsx';
import { useSite } from '../site.ts';
import { Section } from '../ui/section.tsx';

export const meta: MetaFunction = (input) => pageMeta(input, t);

export default function IosShortcut() {
  const site = useSite();
  return (
    <>
      <HeadWithPasses title={t.heading} lead={t.lead} passes={['train', 'concert', 'movie']}>
        <ShortcutDownload />
      </HeadWithPasses>
      <Section title={t.stepsTitle}>
        <ShortcutSteps />
      </Section>
      <Section title={t.faqTitle} sunk beside>
        <Faq answers={t.faq(site)} />
      </Section>
    </>
  );
}
