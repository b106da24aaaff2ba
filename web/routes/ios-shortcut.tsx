import { HeadWithPasses } from '../examples/head-with-passes.tsx';
import { Faq } from '../faq/faq.tsx';
import { useWords } from '../messages/use-words.ts';
import { PageMeta } from '../page-meta.tsx';
import { ShortcutDownload } from '../shortcut/shortcut-download.tsx';
import { ShortcutSteps } from '../shortcut/shortcut-steps.tsx';
import { useSite } from '../site.ts';
import { ButtonAnchor } from '../ui/button.tsx';
import { Section } from '../ui/section.tsx';

export default function IosShortcut() {
  const t = useWords('ios-shortcut');
  const site = useSite();
  const canSend = site.shortcutUrl || site.intakeAddress;
  return (
    <>
      <PageMeta words={t} />
      <HeadWithPasses title={t.heading} lead={canSend ? t.lead : t.none} passes={['train', 'concert', 'movie']}>
        <ShortcutDownload />
      </HeadWithPasses>
      {!canSend && <div className="h-16 sm:h-24" />}
      {site.shortcutUrl && (
        <Section title={t.stepsTitle}>
          <ShortcutSteps steps={t.steps} />
        </Section>
      )}
      {site.intakeAddress && <ByMail />}
      {canSend && (
        <Section title={t.faqTitle} beside>
          <Faq answers={t.faq(site)} />
        </Section>
      )}
    </>
  );
}

/** What sends files by mail without a Shortcut of the operator's; needs an address that mail reaches. */
function ByMail() {
  const t = useWords('ios-shortcut');
  const site = useSite();
  const [, , run, , , send, wallet] = t.steps;
  const usingIt = [{ ...run, text: t.recipe.after(site.name) }, send, wallet];
  return (
    <>
      <Section title={t.recipe.title} lead={t.recipe.lead}>
        <ShortcutSteps steps={t.recipe.steps(site)} />
        <div className="mt-12">
          <ShortcutSteps steps={usingIt} after={4} />
        </div>
      </Section>
      <Section title={t.without.title} lead={t.without.lead} sunk>
        <p className="mb-10">
          <ButtonAnchor href="/shortcut/contact.vcf">{t.without.contact}</ButtonAnchor>
        </p>
        <ShortcutSteps steps={t.without.steps} />
      </Section>
    </>
  );
}
