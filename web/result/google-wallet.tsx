import type { ReactNode } from 'react';
import type { JobResultJson } from '#src/api/schemas.ts';
import { linkIn } from '#src/languages/address.ts';
import { useSaid } from '../api/use-said.ts';
import { useLanguage, useWords } from '../messages/use-words.ts';
import type { Words } from '../messages/words.ts';
import { ButtonAnchor } from '../ui/button.tsx';
import { Parts } from './ticket-name.tsx';

type Item = Pick<JobResultJson['passes']['items'][number], 'google_wallet' | 'detail'>;

type GoogleWalletProps = {
  readonly item: Item | undefined;
  /** Before Apple's button or after it: it is shown before on Android, and after everywhere else. */
  readonly place: 'before' | 'after';
  /** Whether the page is on an Android phone. */
  readonly android: boolean;
};

/** The way to Google Wallet where the operator offers it, or why it is none for this ticket; on Android, what else opens the pass. */
export function GoogleWallet({ item, place, android }: GoogleWalletProps) {
  const t = useWords('result').googleWallet;
  const language = useLanguage();
  const said = useSaid();
  if (!item || android !== (place === 'before')) return null;
  const { google_wallet: offered } = item;
  if (!offered && !android) return null;
  return (
    <div className="flex flex-col gap-2">
      {offered?.url && (
        <>
          <ButtonAnchor look={android ? 'strong' : 'plain'} className="w-full" href={linkIn(language, offered.url)}>
            {offeredOf(t.add, item.detail)}
          </ButtonAnchor>
          <p className="text-sm text-soft">{t.note}</p>
        </>
      )}
      {offered?.reason && <p className="text-sm text-soft">{said(offered.reason, refusalIn(t, offered))}</p>}
      {android && <p className="text-sm text-soft">{t.android}</p>}
    </div>
  );
}

/** Of several passes it takes the one that is shown: which that is. */
function offeredOf(add: string, detail: string | null): ReactNode {
  if (!detail) return add;
  return (
    <span>
      <span className="inline-block">{add}</span>{' '}
      <span className="inline-block font-normal">
        (<Parts words={detail} />)
      </span>
    </span>
  );
}

type Refused = {
  readonly why?: 'no-such-code' | 'bytes' | 'too-long' | undefined;
  readonly code_name?: string | undefined;
};

/** Why Google Wallet cannot take a ticket, in the language of the page. */
function refusalIn(t: Words['result']['googleWallet'], { why, code_name: name = '' }: Refused): string {
  if (why === 'no-such-code') return t.noSuchCode(name);
  if (why === 'bytes') return t.bytes(name);
  return why === 'too-long' ? t.tooLong : t.cannot;
}
