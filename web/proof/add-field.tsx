import { useRef, useState } from 'react';
import { useWords } from '../messages/use-words.ts';
import { EditValue } from './edit-on-demand.tsx';
import { labelOf } from './label-of.ts';
import type { FieldName, Patch, TicketJson } from './ticket-data.ts';
import { useTicketWords } from './words.ts';

type AddFieldProps = {
  readonly ticket: TicketJson;
  readonly onChange: (patch: Patch, news: string) => Promise<string | undefined>;
};

/** The list of fields that can be added; only one of them stands on a page. */
export const addFieldId = 'add-field';

/** Another field from the list of the kind. */
export function AddField({ ticket, onChange }: AddFieldProps) {
  const t = useWords('proof');
  const words = useTicketWords();
  const list = useRef<HTMLSelectElement>(null);
  const [name, setName] = useState<FieldName | ''>('');
  const label = name && labelOf(words, name, ticket.kind.value);
  const close = () => {
    setName('');
    list.current?.focus();
  };
  const save = async (value: unknown) => {
    const refused = await onChange({ fields: { [name]: value } }, t.added(label));
    if (!refused) close();
    return refused;
  };
  return (
    <div className="relative">
      <div>
        <label htmlFor={addFieldId} className="block text-sm font-semibold">
          {t.addField}
        </label>
        <select
          ref={list}
          id={addFieldId}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value as FieldName | '')}
          className="mt-1.5 block min-h-12 w-full rounded-field border border-edge bg-card ps-4 pe-11 text-base text-ink"
        >
          <option value="">{t.addChoose}</option>
          {ticket.addable.map(({ name: each }) => (
            <option key={each} value={each}>
              {labelOf(words, each, ticket.kind.value)}
            </option>
          ))}
        </select>
      </div>
      {name && (
        <EditValue
          key={name}
          name={name}
          type={ticket.addable.find((each) => each.name === name)?.type ?? 'text'}
          label={label}
          value={null}
          onSave={save}
          onCancel={close}
        />
      )}
    </div>
  );
}
