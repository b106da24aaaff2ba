import { useWords } from '../messages/use-words.ts';
import { Button } from '../ui/button.tsx';
import { EditValue } from './edit-value.tsx';
import type { FieldJson, ValueJson } from './ticket-data.ts';
import type { Change } from './use-changes.ts';
import type { Money } from './value-inputs.tsx';

type ChangeValueProps = {
  readonly field: FieldJson;
  readonly label: string;
  readonly onChange: Change;
  /** The same, where the form says itself why it was refused. */
  readonly onSave: Change;
  readonly onClose: () => void;
  /** How a value is written wherever it stands. */
  readonly written: (value: ValueJson) => string;
};

/** A value that is changed in place, taken off the pass, or given back as it was read. */
export function ChangeValue({ field, label, onChange, onSave, onClose, written }: ChangeValueProps) {
  const t = useWords('proof');
  const { name, type, state, value, read } = field;
  const corrected = state === 'corrected' || state === 'removed';
  const save = async (entered: unknown) => {
    const refused = await onSave({ fields: { [name]: entered } }, t.changed(label, enteredIn(written, entered)));
    if (!refused) onClose();
    return refused;
  };
  return (
    <EditValue name={name} type={type} label={label} value={value ?? read} onSave={save} onCancel={onClose}>
      {state !== 'removed' && (
        <Button
          look="quiet"
          size="small"
          onClick={() => void onChange({ fields: { [name]: null } }, t.removed(label)).then(onClose)}
        >
          {t.takeOff}
        </Button>
      )}
      {corrected && (
        <Button
          look="quiet"
          size="small"
          onClick={() => void onChange({ restore: [name] }, t.restored(label)).then(onClose)}
        >
          {t.asRead}
          {read !== null && <bdi>({written(read)})</bdi>}
        </Button>
      )}
    </EditValue>
  );
}

/** What was entered, as the value is written wherever it stands. */
function enteredIn(written: ChangeValueProps['written'], entered: unknown): string {
  const value = entered as string | { readonly local: string; readonly zone?: string } | Money;
  if (typeof value === 'string') return written(value);
  if ('local' in value) return written({ zone: null, offset: null, ...value });
  // Until it is refused for it, a currency may be anything.
  return /^[A-Z]{3}$/.test(value.currency) ? written(value) : `${value.amount} ${value.currency}`;
}
