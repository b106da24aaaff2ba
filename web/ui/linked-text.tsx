import { Fragment } from 'react';
import { useSite } from '../site.ts';

/** A sentence of ours in which our own mail addresses are links. */
export function LinkedText({ text }: { readonly text: string }) {
  const { supportAddress, intakeAddress } = useSite();
  const address = [supportAddress, intakeAddress].find((each) => each && text.includes(each));
  if (!address) return text;
  return text.split(address).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence never change places
    <Fragment key={at}>
      {at > 0 && (
        <a dir="ltr" href={`mailto:${address}`} className="link">
          {address}
        </a>
      )}
      {part}
    </Fragment>
  ));
}
