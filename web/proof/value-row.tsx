/** The row of a value, in one long component: all that can be done about it shares whether it is being changed. */
import { useRef, useState } from 'react';
import { useWords } from '../messages/use-words.ts';
import type { Words } from '../messages/words.ts';
import { Button } from '../ui/button.tsx';
import { EditValue } from './edit-on-demand.tsx';
import { OtherReadings } from './other-readings.tsx';
import { ShowLink } from './show-link.tsx';
import { type FieldJson, given, type Patch, type TicketJson } from './ticket-data.ts';
import { labelOf, textOf, useTicketWords, whereOf } from './words.ts';

type ValueRowProps = {
  readonly ticket: TicketJson;
  readonly field: FieldJson;
  readonly lit: boolean;
  /** Whether readings that lost are shown, too. */
  readonly crossed: boolean;
  readonly onShow: (name: string) => void;
  readonly onShowOther: (at: number) => void;
  readonly onChange: Change;
  /** The same, where a form says itself why it was refused. */
  readonly onSave: Change;
};

type Change = (patch: Patch, news: string) => Promise<string | undefined>;

/** One value: what it is, where it was read, and what can be done about it. */
export function ValueRow({ ticket, field, lit, crossed, onShow, onShowOther, onChange, onSave }: ValueRowProps) {
  const words = useTicketWords();
  const t = useWords('proof');
  const { name, type, state, value, read, others } = field;
  const label = labelOf(words, name, ticket.kind.value);
  const [editing, setEditing] = useState(false);
  const change = useRef<HTMLButtonElement>(null);
  const close = () => {
    setEditing(false);
    change.current?.focus();
  };
  const give = async (entered: unknown, text: string, by: Change = onChange) => {
    const refused = await by({ fields: { [name]: entered } }, t.changed(label, text));
    if (!refused) close();
    return refused;
  };
  const corrected = state === 'corrected' || state === 'removed';
  return (
    <li id={`value-${name}`} data-lit={lit || undefined} className="proof-value">
      <div className="flex items-start gap-2">
        <Value field={field} ticket={ticket} label={label} onShow={onShow} />
        <Button
          ref={change}
          look="quiet"
          size="small"
          className="needs-script shrink-0"
          aria-expanded={editing}
          aria-label={t.changeNamed(label)}
          onClick={() => setEditing(!editing)}
        >
          {t.change}
        </Button>
      </div>
      {state === 'check' && (
        <div className="needs-script flex flex-wrap gap-2">
          <Button look="plain" size="small" onClick={() => void give(given(value), textOf(words, value, name))}>
            {t.isRight(textOf(words, value, name))}
          </Button>
          {others.slice(0, 2).map((other) => (
            <Button
              key={textOf(words, other.value)}
              look="plain"
              size="small"
              onClick={() => void give(given(other.value), textOf(words, other.value, name))}
            >
              {t.rather(textOf(words, other.value, name))}
            </Button>
          ))}
        </div>
      )}
      {crossed && others.length > 0 && (
        <OtherReadings
          ticket={ticket}
          field={field}
          label={label}
          onShow={onShowOther}
          onUse={(entered) => void give(given(entered), textOf(words, entered, name))}
        />
      )}
      {editing && (
        <EditValue
          name={name}
          type={type}
          label={label}
          value={value ?? read}
          onSave={(entered) => give(entered, enteredText(entered), onSave)}
          onCancel={close}
        >
          {state !== 'removed' && (
            <Button
              look="quiet"
              size="small"
              onClick={() => void onChange({ fields: { [name]: null } }, t.removed(label)).then(close)}
            >
              {t.takeOff}
            </Button>
          )}
          {corrected && (
            <Button
              look="quiet"
              size="small"
              onClick={() => void onChange({ restore: [name] }, t.restored(label)).then(close)}
            >
              {t.asRead}
              {read !== null && <bdi>({textOf(words, read, name)})</bdi>}
            </Button>
          )}
        </EditValue>
      )}
    </li>
  );
}

/** What a person has changed says so in place of where it was read. */
function noteOf(t: Words['proof'], { state, read }: FieldJson): string | undefined {
  if (state === 'stands' || state === 'check') return undefined;
  return state === 'corrected' && read === null ? t.from.person : t.states[state];
}

function enteredText(entered: unknown): string {
  if (typeof entered === 'string') return entered;
  const value = entered as { readonly local?: string; readonly amount?: string; readonly currency?: string };
  return value.local?.replace('T', ' ') ?? `${value.amount} ${value.currency}`;
}

type ValueProps = Pick<ValueRowProps, 'ticket' | 'field' | 'onShow'> & { readonly label: string };

/** The value itself leads to its place on the page; without script the address does. */
function Value({ field, ticket, label, onShow }: ValueProps) {
  const words = useTicketWords();
  const t = useWords('proof');
  const { name, state, value, read, places } = field;
  const note = noteOf(t, field);
  const where = [...new Set(places.map((place) => whereOf(words, place, ticket)))].join(' · ');
  const shown = (
    <>
      <span className="block text-xs text-soft">{label}</span>
      <span className={`block wrap-anywhere ${value === null ? 'text-soft line-through' : 'font-semibold'}`}>
        <bdi>{textOf(words, value ?? read, name)}</bdi>
      </span>
      <span className="block text-xs wrap-anywhere text-soft">
        {note ?? where}
        {state === 'corrected' && read !== null && (
          <>
            {' · '}
            <bdi>{t.readBefore(textOf(words, read, name))}</bdi>
          </>
        )}
      </span>
    </>
  );
  if (!places.some(({ page, region }) => page && region)) return <div className="min-w-0 grow py-1">{shown}</div>;
  return (
    <ShowLink name={name} onShow={() => onShow(name)}>
      {shown}
    </ShowLink>
  );
}
