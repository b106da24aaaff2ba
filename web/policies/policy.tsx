import { Link } from 'react-router';
import { LinkedText } from '../ui/linked-text.tsx';
import { PageHead } from '../ui/section.tsx';
import type { Clause } from './clause.ts';
import { PolicyTable } from './policy-table.tsx';

type PolicyProps = {
  readonly heading: string;
  readonly updated: string;
  readonly lead: string;
  readonly contents: string;
  readonly clauses: readonly Clause[];
};

/** A legal text: when it was changed, what is in it, and its parts, each with an address. */
export function Policy({ heading, updated, lead, contents, clauses }: PolicyProps) {
  return (
    <>
      <PageHead title={heading} lead={lead} />
      <div className="mx-auto grid max-w-6xl gap-10 px-5 pt-6 pb-24 sm:px-8 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-16">
        <nav aria-label={contents} className="self-start lg:sticky lg:top-24">
          <p className="text-sm text-soft">{updated}</p>
          <ul className="mt-4 border-s border-line">
            {clauses.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} className="block py-1.5 ps-4 text-sm text-soft hover:text-ink hover:underline">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="space-y-12">
          {clauses.map((clause) => (
            <ClauseText key={clause.id} {...clause} />
          ))}
        </div>
      </div>
    </>
  );
}

function ClauseText({ id, title, text, points, table, link }: Clause) {
  return (
    <section id={id} aria-label={title}>
      <h2 className="text-xl">{title}</h2>
      <div className="mt-3 max-w-[68ch] space-y-4">
        {text.map((paragraph) => (
          <p key={paragraph}>
            <LinkedText text={paragraph} />
          </p>
        ))}
        {points && (
          <ul className="list-disc space-y-2 ps-5">
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        )}
        {link && (
          <p>
            <Link to={link.to} className="link">
              {link.text}
            </Link>
          </p>
        )}
      </div>
      {table && <PolicyTable {...table} />}
    </section>
  );
}
