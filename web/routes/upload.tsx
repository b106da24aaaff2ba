import { Converter } from '../convert/converter.tsx';
import { useDuration, useWords } from '../messages/use-words.ts';
import { PageMeta } from '../page-meta.tsx';
import { useSite } from '../site.ts';
import { Card } from '../ui/card.tsx';
import { ShieldIcon } from '../ui/icons.tsx';
import { MailAddress } from '../ui/mail-address.tsx';

export default function Upload() {
  const t = useWords('upload');
  const { intakeAddress, resultMinutes } = useSite();
  return (
    <div className="mx-auto max-w-4xl px-5 max-[24rem]:px-4 pt-12 pb-20 sm:px-8 sm:pt-16">
      <PageMeta words={t} />
      <h1 className="text-3xl">{t.heading}</h1>
      <p className="mt-4 max-w-2xl text-lg text-soft">{t.lead}</p>
      <div className="mt-8">
        <Converter />
      </div>
      <div className={`mt-6 grid gap-6 ${intakeAddress ? 'md:grid-cols-2' : ''}`}>
        {intakeAddress && (
          <Card className="p-6 sm:p-6">
            <h2 className="text-lg">{t.mailTitle}</h2>
            <p className="mt-1 mb-4 text-sm text-soft">{t.mailLead}</p>
            <MailAddress address={intakeAddress} label={t.copyAddress} />
          </Card>
        )}
        <Card className="p-6 sm:p-6">
          <h2 className="flex items-center gap-2 text-lg">
            <ShieldIcon size={22} /> {t.keptTitle}
          </h2>
          <p className="mt-1 text-sm text-soft">{t.kept(useDuration()(resultMinutes))}</p>
        </Card>
      </div>
    </div>
  );
}
