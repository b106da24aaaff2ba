import { useEffect, useRef, useState } from 'react';
import { useWords } from '../messages/use-words.ts';
import { PassCard } from '../pass-preview/pass-card.tsx';
import type { PassPreview } from '../pass-preview/preview-data.ts';
import { AddSaid, useAddNews } from '../result/add-news.tsx';
import { ButtonAnchor } from '../ui/button.tsx';
import { AddField, addFieldId } from './add-field.tsx';
import { fetchEditSoon } from './edit-on-demand.tsx';
import { LastChange } from './last-change.tsx';
import { LookOfPass } from './look-of-pass.tsx';
import { PicturedValues } from './pictured-values.tsx';
import { type Selection, selectOther, selectPlace, selectValue } from './selection.ts';
import { SourcePages } from './source-pages.tsx';
import type { FieldJson, TicketJson } from './ticket-data.ts';
import { useChanges } from './use-changes.ts';
import type { TicketPaths } from './use-ticket.ts';
import { ValueRow } from './value-row.tsx';
import { StandingValues, useGroups, ValuesToCheck } from './values.tsx';
import { useTicketWords } from './words.ts';
import './proof.css';

type ProofViewProps = {
  readonly ticket: TicketJson;
  readonly preview: PassPreview | null;
  readonly paths: TicketPaths;
  /** What is to be lit up at first: the name of a field, or `code`. */
  readonly show: string | null;
};

/** A pass beside the pages that it was read from; every value can be seen there and changed here. */
export function ProofView({ show, paths, ...first }: ProofViewProps) {
  const t = useWords('proof');
  const words = useTicketWords();
  const { ticket, preview, drawn, onChange, onSave, moveOn, ...last } = useChanges(first, paths);
  const [selection, select] = useState<Selection | undefined>(() => selectValue(words, ticket, show));
  const [crossed, setCrossed] = useState(false);
  const { pictured, others } = useGroups(ticket);
  const { said, onAdd } = useAddNews();
  const lit = new Set(selection?.names);

  useFocusKept(ticket);
  useEffect(fetchEditSoon, []);

  const choose = (chosen: Selection | undefined) => {
    moveOn();
    select(chosen);
  };
  const row = (field: FieldJson) => (
    <ValueRow
      key={field.name}
      {...{ ticket, field, crossed, onChange, onSave }}
      lit={lit.has(field.name)}
      onShow={(name) => choose(selectValue(words, ticket, name))}
      onShowOther={(at) => choose(selectOther(words, ticket, { name: field.name, at }))}
    />
  );
  return (
    <div className="proof">
      <div className="proof-source">
        <SourcePages
          ticket={ticket}
          selection={selection}
          onPlace={(page, point) => choose(selectPlace(words, ticket, { page, ...point }))}
        />
        <p role="status" className="mt-2 min-h-6 text-sm wrap-anywhere">
          <bdi key={selection?.spoken} suppressHydrationWarning>
            {selection?.spoken}
          </bdi>
        </p>
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        <ValuesToCheck ticket={ticket} row={row} />
        <PicturedValues fields={pictured} {...{ row, selection, crossed }} />
        <section aria-label={t.pass} data-glide>
          <PassCard title={ticket.title} preview={preview} drawn={drawn} />
          <ButtonAnchor href={paths.pass} className="mt-4 mb-2 w-full" onClick={onAdd}>
            {t.add}
          </ButtonAnchor>
          <AddSaid said={said} />
        </section>
        <StandingValues
          {...{ ticket, row, crossed, fields: others }}
          codeLit={lit.has('code')}
          onCrossed={setCrossed}
          onShowCode={() => choose(selectValue(words, ticket, 'code'))}
        />
        <section className="needs-script flex flex-col gap-4" aria-label={t.look} data-glide>
          <AddField ticket={ticket} onChange={onSave} />
          <LookOfPass ticket={ticket} onChange={onChange} />
        </section>
        <LastChange {...last} />
      </div>
    </div>
  );
}

/**
 * A value that is checked leaves its list, and what had the focus goes with it: then the next one to check has it, else the value. After
 * one that was added and is taken off again, it is where values are added.
 */
function useFocusKept(ticket: TicketJson): void {
  const before = useRef(ticket);
  useEffect(() => {
    const { fields } = before.current;
    before.current = ticket;
    if (document.activeElement && document.activeElement !== document.body) return;
    const isThere = (field: FieldJson) => ticket.fields.some(({ name }) => name === field.name);
    if (!fields.every(isThere)) return document.querySelector<HTMLElement>(`#${addFieldId}`)?.focus();
    const checked = fields.find(
      ({ name, state }) => state === 'check' && ticket.fields.some((one) => one.name === name && one.state !== 'check'),
    );
    if (!checked) return;
    const next = ticket.fields.find(({ state }) => state === 'check') ?? checked;
    document.querySelector<HTMLElement>(`#value-${next.name} [aria-expanded]`)?.focus();
  }, [ticket]);
}
