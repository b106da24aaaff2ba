import { useWords } from '../messages/use-words.ts';
import { useSite } from '../site.ts';
import { ButtonAnchor, ButtonLink } from '../ui/button.tsx';
import { DownloadIcon } from '../ui/icons.tsx';
import { MailAddress } from '../ui/mail-address.tsx';
import { Notice } from '../ui/notice.tsx';

/** Opens the link of the Shortcut; where an installation has none, shows the other ways in. */
export function ShortcutDownload() {
  const t = useWords('ios-shortcut');
  const { shortcutUrl, intakeAddress } = useSite();
  if (shortcutUrl)
    return (
      <div>
        <ButtonAnchor href={shortcutUrl} rel="noreferrer">
          <DownloadIcon /> {t.download}
        </ButtonAnchor>
        <p className="mt-3 text-sm text-soft">{t.opens}</p>
      </div>
    );
  return (
    <div className="max-w-2xl">
      {intakeAddress && <Notice id="no-shortcut">{t.missing}</Notice>}
      <div className="mt-6 flex flex-wrap items-center gap-3">
        <ButtonLink to="/upload" look="plain">
          {t.upload}
        </ButtonLink>
        {intakeAddress && <MailAddress address={intakeAddress} label={t.copy} />}
      </div>
    </div>
  );
}
