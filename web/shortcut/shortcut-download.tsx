import { iosShortcut as t } from '../messages/en/ios-shortcut.ts';
import { useSite } from '../site.ts';
import { Button, ButtonAnchor, ButtonLink } from '../ui/button.tsx';
import { DownloadIcon } from '../ui/icons.tsx';
import { MailAddress } from '../ui/mail-address.tsx';
import { Notice } from '../ui/notice.tsx';

/** Opens the link of the Shortcut; where an installation has none, says so and shows the other ways in. */
export function ShortcutDownload() {
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
      <div className="flex flex-wrap gap-3">
        <Button disabled aria-describedby="no-shortcut">
          <DownloadIcon /> {t.download}
        </Button>
        <ButtonLink to="/upload" look="plain">
          {t.upload}
        </ButtonLink>
      </div>
      <div className="mt-6 mb-4">
        <Notice id="no-shortcut">{t.missing}</Notice>
      </div>
      {intakeAddress && <MailAddress address={intakeAddress} label={t.copy} />}
    </div>
  );
}
