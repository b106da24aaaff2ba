import { useState } from 'react';
import { Link } from 'react-router';
import type { JobJson, JobResultJson } from '#src/api/schemas.ts';
import { linkIn } from '#src/languages/address.ts';
import { useLanguage, useWords } from '../messages/use-words.ts';
import { SmallPass } from '../pass-preview/small-pass.tsx';
import { useSite } from '../site.ts';
import { Button, ButtonAnchor } from '../ui/button.tsx';
import { type AddNews, AddSaid } from './add-news.tsx';
import { downloadUrlOf } from './load-result.ts';
import { OneForEach } from './one-for-each.tsx';
import { Parts, TicketName } from './ticket-name.tsx';

type Item = JobResultJson['passes']['items'][number];

type ChoosePassesProps = {
  readonly job: JobJson;
  readonly items: readonly Item[];
  /** Number of the pass that is drawn beside the list. */
  readonly shown: number;
} & AddNews;

/** Several tickets in one file: which of them, as one bundle or each by itself. */
export function ChoosePasses({ job, items, shown, said, onAdd }: ChoosePassesProps) {
  const t = useWords('result');
  const [chosen, setChosen] = useState(() => wantedOf(items));
  const toggle = (number: number) => {
    const next = new Set(chosen);
    if (!next.delete(number)) next.add(number);
    setChosen(next);
  };
  const all = chosen.size === items.length;
  return (
    <div className="flex flex-col gap-4">
      <BundleLinks job={job} chosen={chosen} count={items.length} onAdd={onAdd} />
      <AddSaid said={said} />
      <fieldset className="min-w-0">
        <legend className="float-start text-sm font-semibold">{t.choose}</legend>
        <Button
          look="quiet"
          size="small"
          className="needs-script float-end -me-3 -mt-2.5"
          onClick={() => setChosen(all ? new Set() : new Set(items.map(({ number }) => number)))}
        >
          {all ? t.none : t.all}
        </Button>
        <div className="clear-both flex flex-col gap-4">
          {grouped(items).map(({ group, members }) => (
            <div key={group ?? ''}>
              {group && (
                <h2 className="mb-1.5 text-sm text-soft">
                  <Parts words={group} />
                </h2>
              )}
              <ul className="divide-y divide-line rounded-field border border-line">
                {members.map((item) => (
                  <Row
                    key={item.number}
                    item={item}
                    name={nameOf(item, items)}
                    chosen={chosen.has(item.number)}
                    shown={shown === item.number}
                    onToggle={() => toggle(item.number)}
                    onAdd={onAdd}
                  />
                ))}
              </ul>
            </div>
          ))}
        </div>
      </fieldset>
      <OneForEach passes={items.map((item) => ({ item, name: nameOf(item, items).own }))} />
    </div>
  );
}

type RowProps = {
  readonly item: Item;
  readonly name: { readonly own: string; readonly more: string | undefined };
  readonly chosen: boolean;
  readonly shown: boolean;
  readonly onToggle: () => void;
  readonly onAdd: () => void;
};

/** One pass of the list: whether it is wanted, what tells it from the others, and the way to add it alone. */
function Row({ item: { number, download_url, look }, name: { own, more }, chosen, shown, onToggle, onAdd }: RowProps) {
  const t = useWords('result');
  const language = useLanguage();
  return (
    <li className="flex items-center gap-3 py-1 ps-3 pe-1">
      <input
        type="checkbox"
        id={`pass-${number}`}
        checked={chosen}
        onChange={onToggle}
        className="needs-script size-6 shrink-0"
      />
      <label htmlFor={`pass-${number}`} className="sr-only">
        {own}
      </label>
      <Link
        to={`?pass=${number}`}
        replace
        preventScrollReset
        aria-current={shown ? 'true' : undefined}
        className="flex min-h-11 min-w-0 grow items-center gap-3 text-sm aria-[current]:font-semibold"
      >
        {look && <SmallPass look={look} />}
        <span className="min-w-0">
          <TicketName own={own} more={more} />
        </span>
      </Link>
      {chosen && (
        <a
          href={linkIn(language, download_url)}
          onClick={onAdd}
          aria-label={t.addOne(own)}
          className="link grid min-h-11 min-w-11 shrink-0 place-items-center px-2 text-sm font-semibold"
        >
          {t.addShort}
        </a>
      )}
    </li>
  );
}

/** All of them; where some are still to come, those whose day is over wait to be switched on. */
function wantedOf(items: readonly Item[]): ReadonlySet<number> {
  const toCome = items.filter(({ problems }) => problems.every(({ code }) => code !== 'ticket.past'));
  return new Set((toCome.length > 0 ? toCome : items).map(({ number }) => number));
}

/** Passes that belong together, in the order of their first. */
function grouped(
  items: readonly Item[],
): readonly { readonly group: string | null; readonly members: readonly Item[] }[] {
  return [...Map.groupBy(items, ({ group }) => group ?? null)].map(([group, members]) => ({ group, members }));
}

/** What tells a pass from the others; where nothing does, a number. Its title is added where it has another one. */
function nameOf({ number, title, detail }: Item, items: readonly Item[]): RowProps['name'] {
  const alike = items.filter((item) => item.title === title).length;
  if (detail) return { own: detail, more: alike < items.length ? title : undefined };
  return { own: alike > 1 ? `${number}\u00a0· ${title}` : title, more: undefined };
}

type BundleLinksProps = {
  readonly job: JobJson;
  readonly chosen: ReadonlySet<number>;
  readonly count: number;
  readonly onAdd: () => void;
};

/** Apple's limit of passes in a bundle. */
const most = 10;

/** All passes: the bundles as they were made. Some of them: bundles of just those. */
function BundleLinks({ job, chosen, count, onAdd }: BundleLinksProps) {
  const t = useWords('result');
  const { origin } = useSite();
  const language = useLanguage();
  if (chosen.size === 0) return <p className="min-h-12 text-soft">{t.chooseSome}</p>;
  const links =
    chosen.size === count
      ? allLinks(job, count, origin)
      : someLinks(
          [...chosen].sort((a, b) => a - b),
          downloadUrlOf(job, origin),
        );
  return links.map(({ url, passes }, part) => (
    <ButtonAnchor key={url} href={linkIn(language, url)} className="w-full" onClick={onAdd}>
      <span>
        <span className="inline-block">{links.length > 1 ? t.addPart(part + 1) : t.add}</span>{' '}
        <span className="inline-block font-normal">{t.count(passes)}</span>
      </span>
    </ButtonAnchor>
  ));
}

type BundleLink = { readonly url: string; readonly passes: number };

function allLinks(job: JobJson, count: number, origin: string): readonly BundleLink[] {
  const parts = job.result?.download_urls ?? [];
  if (parts.length < 2) return [{ url: downloadUrlOf(job, origin), passes: count }];
  return parts.map((url, part) => ({ url, passes: Math.min(most, count - part * most) }));
}

function someLinks(numbers: readonly number[], url: string): readonly BundleLink[] {
  const chunks = Array.from({ length: Math.ceil(numbers.length / most) }, (_, i) =>
    numbers.slice(i * most, (i + 1) * most),
  );
  return chunks.map((chunk) => ({ url: `${url}?only=${chunk.join(',')}`, passes: chunk.length }));
}
