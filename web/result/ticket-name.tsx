import { Fragment } from 'react';

type TicketNameProps = {
  /** What tells a ticket from the others, its parts joined by dots. */
  readonly own: string;
  readonly more?: string | undefined;
};

/**
 * What a ticket is called among others: whose it is, and below it the rest, so that no dot hangs at the end of a line. In blocks
 * of the page's direction: a name in another script begins where the others do.
 */
export function TicketName({ own, more }: TicketNameProps) {
  const [first = '', ...others] = own.split(dot);
  const below = [others.join(dot), more ?? ''].filter(Boolean);
  return (
    <>
      <span className="block wrap-anywhere">
        <bdi>{first}</bdi>
      </span>
      {below.map((words) => (
        <span key={words} className="block text-xs font-normal wrap-anywhere text-soft">
          <Parts words={words} />
        </span>
      ))}
    </>
  );
}

/** Words in parts that are joined by dots, each in its own direction: a day is not mixed up with the place beside it. */
export function Parts({ words }: { readonly words: string }) {
  return words.split(dot).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two of them may say the same
    <Fragment key={at}>
      {at > 0 && dot}
      <bdi>{part}</bdi>
    </Fragment>
  ));
}

const dot = ' · ';
