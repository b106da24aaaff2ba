import { useRef, useState } from 'react';
import { useWords } from '../messages/use-words.ts';
import { Button } from '../ui/button.tsx';
import { ChangeValue } from './edit-on-demand.tsx';
import { labelOf } from './label-of.ts';
import { OtherReadings } from './other-readings.tsx';
import { ReadValue } from './read-value.tsx';
import { type FieldJson, given, type TicketJson, type ValueJson } from './ticket-data.ts';
import type { Change } from './use-changes.ts';
import { textOf, useTicketWords } from './words.ts';

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

/** One value: what it is, where it was read, and what can be done about it. */
export function ValueRow({ ticket, field, lit, crossed, onShow, onShowOther, onChange, onSave }: ValueRowProps) {
  const words = useTicketWords();
  const t = useWords('proof');
  const { name, state, others } = field;
  const label = labelOf(words, name, ticket.kind.value);
  const [editing, setEditing] = useState(false);
  const change = useRef<HTMLButtonElement>(null);
  const close = () => {
    setEditing(false);
    change.current?.focus();
  };
  const take = async (value: ValueJson) => {
    const refused = await onChange({ fields: { [name]: given(value) } }, t.changed(label, textOf(words, value, name)));
    if (!refused) close();
  };
  return (
    <li id={`value-${name}`} data-lit={lit || undefined} className="proof-value">
      <div className="flex items-start gap-2">
        <ReadValue field={field} ticket={ticket} label={label} onShow={onShow} />
        <Button
          ref={change}
          look="quiet"
          size="small"
          className="needs-script mt-3.5 shrink-0"
          aria-expanded={editing}
          aria-label={t.changeNamed(label)}
          onClick={() => {
            setEditing(!editing);
            if (!editing) onShow(name); // beside what is corrected stands where it was read
          }}
        >
          {t.change}
        </Button>
      </div>
      {state === 'check' && <Candidates field={field} onTake={take} />}
      {crossed && others.length > 0 && (
        <OtherReadings ticket={ticket} field={field} label={label} onShow={onShowOther} onUse={take} />
      )}
      {editing && (
        <ChangeValue
          {...{ field, label, onChange, onSave }}
          onClose={close}
          written={(value) => textOf(words, value, name)}
        />
      )}
    </li>
  );
}

type CandidatesProps = { readonly field: FieldJson; readonly onTake: (value: ValueJson) => void };

/** A doubtful value and what else it may be, one tap each. */
function Candidates({ field: { name, value, others }, onTake }: CandidatesProps) {
  const words = useTicketWords();
  const t = useWords('proof');
  return (
    <div className="needs-script flex flex-wrap gap-2">
      {/* As in `ReadValue`. */}
      <Button look="plain" size="small" onClick={() => onTake(value)} suppressHydrationWarning>
        {t.isRight(textOf(words, value, name))}
      </Button>
      {others.slice(0, 2).map((other) => (
        <Button
          key={JSON.stringify(other.value)}
          look="plain"
          size="small"
          onClick={() => onTake(other.value)}
          suppressHydrationWarning
        >
          {t.rather(textOf(words, other.value, name))}
        </Button>
      ))}
    </div>
  );
}
