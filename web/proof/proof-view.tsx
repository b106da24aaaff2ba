/** The view of a pass, in one long component: pass, pages and values share what is chosen and what was refused. */
import { useEffect, useRef, useState } from 'react';
import { useWords } from '../messages/use-words.ts';
import { PassCard } from '../pass-preview/pass-card.tsx';
import type { PassPreview } from '../pass-preview/preview-data.ts';
import { Button, ButtonAnchor } from '../ui/button.tsx';
import { AddField } from './add-field.tsx';
import { fetchEditSoon } from './edit-on-demand.tsx';
import { glide } from './glide.ts';
import { LookOfPass } from './look-of-pass.tsx';
import { type Selection, selectOther, selectPlace, selectValue } from './selection.ts';
import { ShowLink } from './show-link.tsx';
import { SourcePages } from './source-pages.tsx';
import { type FieldJson, type Patch, settledBy, type TicketJson } from './ticket-data.ts';
import { type TicketPaths, useTicket } from './use-ticket.ts';
import { ValueRow } from './value-row.tsx';
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
  const { ticket, preview, drawn, news, canUndo, change, undo } = useTicket(first, paths);
  const [selection, setSelection] = useState<Selection | undefined>(() => selectValue(words, ticket, show));
  const [crossed, setCrossed] = useState(false);
  const [refused, setRefused] = useState<string>();
  const lit = new Set(selection?.names);

  useFocusKept(ticket);
  useEffect(fetchEditSoon, []);

  /** For forms, which say for themselves why they were refused. */
  const onSave = (patch: Patch, news: string) => {
    setRefused(undefined);
    return change(patch, news);
  };
  const tell = (why: string | undefined) => {
    glide(() => setRefused(why));
    return why;
  };
  const onChange = async (patch: Patch, news: string) => tell(await change(patch, news, settledBy(ticket, patch)));
  const row = (field: FieldJson) => (
    <ValueRow
      key={field.name}
      ticket={ticket}
      field={field}
      lit={lit.has(field.name)}
      crossed={crossed}
      onShow={(name) => setSelection(selectValue(words, ticket, name))}
      onShowOther={(at) => setSelection(selectOther(words, ticket, { name: field.name, at }))}
      onChange={onChange}
      onSave={onSave}
    />
  );
  const doubtful = ticket.fields.filter(({ state }) => state === 'check');
  const rest = ticket.fields.filter(({ state }) => state !== 'check');
  // What a person crosses out is told beside what they gave instead.
  const [anyCrossed] = useState(() => ticket.fields.some(({ others }) => others.length > 0));
  return (
    <div className="proof">
      <div className="proof-source">
        <SourcePages
          ticket={ticket}
          selection={selection}
          onPlace={(page, point) => setSelection(selectPlace(words, ticket, { page, ...point }))}
        />
        <p role="status" className="mt-2 min-h-6 text-sm wrap-anywhere">
          <bdi key={selection?.spoken}>{selection?.spoken}</bdi>
        </p>
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        {doubtful.length > 0 && (
          <section aria-labelledby="to-check" className="rounded-field bg-warn-wash p-3">
            <h2 id="to-check" className="text-lg">
              {t.check}
            </h2>
            <p className="text-sm text-soft">{t.checkLead}</p>
            <ul>{doubtful.map(row)}</ul>
          </section>
        )}
        <section aria-label={t.pass} data-glide>
          <PassCard title={ticket.title} preview={preview} drawn={drawn} />
          <ButtonAnchor href={paths.pass} className="mt-4 w-full">
            {t.add}
          </ButtonAnchor>
        </section>
        <div className="needs-script -my-3 flex min-h-14 items-start gap-3" data-glide>
          <p role="status" className="min-w-0 grow pt-1.5 text-sm wrap-anywhere">
            <bdi>{refused ?? news}</bdi>
          </p>
          <Button
            look="plain"
            size="small"
            className={`shrink-0 ${news ? '' : 'invisible'}`}
            aria-disabled={!canUndo}
            onClick={() => void undo().then(tell)}
          >
            {t.undo}
          </Button>
        </div>
        <section aria-labelledby="all-values">
          <div className="flex flex-wrap items-center justify-between gap-x-3" data-glide>
            <h2 id="all-values" className="text-lg">
              {t.values}
            </h2>
            {anyCrossed && (
              <label className="needs-script flex min-h-11 items-center gap-2 text-sm">
                <input
                  type="checkbox"
                  checked={crossed}
                  onChange={({ currentTarget }) => setCrossed(currentTarget.checked)}
                  className="size-5 accent-accent"
                />
                {t.crossedOut}
              </label>
            )}
          </div>
          <ul>
            {ticket.code && (
              <CodeRow
                code={ticket.code}
                lit={lit.has('code')}
                onShow={() => setSelection(selectValue(words, ticket, 'code'))}
              />
            )}
            {rest.map(row)}
          </ul>
        </section>
        <section className="needs-script flex flex-col gap-4" aria-label={t.look} data-glide>
          <AddField ticket={ticket} onChange={onSave} />
          <LookOfPass ticket={ticket} onChange={onChange} />
        </section>
      </div>
    </div>
  );
}

/** A value that is checked leaves its list, and what had the focus goes with it: then the next one to check has it, else the value. */
function useFocusKept(ticket: TicketJson): void {
  const before = useRef(ticket);
  useEffect(() => {
    const checked = before.current.fields.find(
      ({ name, state }) => state === 'check' && ticket.fields.some((one) => one.name === name && one.state !== 'check'),
    );
    before.current = ticket;
    if (!checked || (document.activeElement && document.activeElement !== document.body)) return;
    const next = ticket.fields.find(({ state }) => state === 'check') ?? checked;
    document.querySelector<HTMLElement>(`#value-${next.name} [aria-expanded]`)?.focus();
  }, [ticket]);
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
