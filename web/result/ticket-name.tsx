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
  const [first = '', ...others] = own.split(' · ');
  const below = [others.join(' · '), more].filter(Boolean);
  return (
    <>
      <span className="block wrap-anywhere">
        <bdi>{first}</bdi>
      </span>
      {below.map((words) => (
        <span key={words} className="block text-xs font-normal wrap-anywhere text-soft">
          <bdi>{words}</bdi>
        </span>
      ))}
    </>
  );
}
