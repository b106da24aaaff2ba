import { type ReactNode, useState } from 'react';
import { useWords } from '../messages/use-words.ts';
import { onlyPictured } from './only-pictured.ts';
import { ShowLink } from './show-link.tsx';
import type { FieldJson, TicketJson } from './ticket-data.ts';

type ValuesProps = { readonly ticket: TicketJson; readonly row: (field: FieldJson) => ReactNode };

/** What we are not sure of, first; nothing where we are sure of everything. */
export function ValuesToCheck({ ticket, row }: ValuesProps) {
  const t = useWords('proof');
  const doubtful = ticket.fields.filter(({ state }) => state === 'check');
  if (doubtful.length === 0) return null;
  return (
    <section aria-labelledby="to-check" className="rounded-field bg-warn-wash p-3">
      <h2 id="to-check" className="text-lg">
        {t.check}
      </h2>
      <p className="text-sm text-soft">{t.checkLead}</p>
      <ul>{doubtful.map(row)}</ul>
    </section>
  );
}

type Groups = { readonly pictured: readonly FieldJson[]; readonly others: readonly FieldJson[] };

/** The values that are not doubted: those that only a picture shows, which stay together while they are compared, and all others. */
export function useGroups(ticket: TicketJson): Groups {
  const [names] = useState(() => onlyPictured(ticket));
  const settled = ticket.fields.filter(({ state }) => state !== 'check');
  return {
    pictured: settled.filter(({ name }) => names.has(name)),
    others: settled.filter(({ name }) => !names.has(name)),
  };
}

type StandingValuesProps = ValuesProps & {
  /** Those that do not stand elsewhere. */
  readonly fields: readonly FieldJson[];
  readonly codeLit: boolean;
  /** Whether readings that lost are shown, too. */
  readonly crossed: boolean;
  readonly onCrossed: (crossed: boolean) => void;
  readonly onShowCode: () => void;
};

/** The code, and every value that stands or that a person has changed. */
export function StandingValues({ ticket, fields, row, codeLit, crossed, onCrossed, onShowCode }: StandingValuesProps) {
  const t = useWords('proof');
  // What a person crosses out is told beside what they gave instead.
  const [anyCrossed] = useState(() => ticket.fields.some(({ others }) => others.length > 0));
  return (
    <section aria-labelledby="all-values">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-3" data-glide>
        <h2 id="all-values" className="text-lg">
          {t.values}
        </h2>
        {anyCrossed && (
          <label className="needs-script flex min-h-11 items-center gap-2 text-sm">
            <input
              type="checkbox"
              checked={crossed}
              onChange={({ currentTarget }) => onCrossed(currentTarget.checked)}
              className="size-6 shrink-0"
            />
            {t.crossedOut}
          </label>
        )}
      </div>
      <ul>
        {ticket.code && <CodeRow code={ticket.code} lit={codeLit} onShow={onShowCode} />}
        {fields.map(row)}
      </ul>
    </section>
  );
}

type CodeRowProps = {
  readonly code: NonNullable<TicketJson['code']>;
  readonly lit: boolean;
  readonly onShow: () => void;
};

/** The code can be looked at, and is all that cannot be changed. */
function CodeRow({ code, lit, onShow }: CodeRowProps) {
  const t = useWords('proof');
  const words = (
    <>
      <span className="block text-xs text-soft">{t.code}</span>
      <span className="block font-semibold">{t.codeCopied}</span>
    </>
  );
  return (
    <li data-lit={lit || undefined} className="proof-value">
      {code.page && code.region ? (
        <ShowLink name="code" onShow={onShow}>
          {words}
        </ShowLink>
      ) : (
        <div className="py-1">{words}</div>
      )}
    </li>
  );
}
