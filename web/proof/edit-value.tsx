import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useWords } from '../messages/use-words.ts';
import { Button } from '../ui/button.tsx';
import { type FieldJson, type FieldName, given, type ValueJson } from './ticket-data.ts';
import { ChoiceInput, type Money, MoneyInputs, TextInput, type Time, TimeInputs } from './value-inputs.tsx';

type EditValueProps = {
  readonly name: FieldName;
  readonly type: FieldJson['type'];
  readonly label: string;
  readonly value: ValueJson;
  /** Answers a sentence when it was refused. */
  readonly onSave: (value: unknown) => Promise<string | undefined>;
  readonly onCancel: () => void;
  /** What else can be done with it. */
  readonly children?: ReactNode;
};

/**
 * A value in place, with the browser's own pickers. It lies above what follows: nothing moves when it opens, nor when the server
 * has answered.
 */
export function EditValue({ name, type, label, value, onSave, onCancel, children }: EditValueProps) {
  const t = useWords('proof');
  const form = useRef<HTMLFormElement>(null);
  const [refused, setRefused] = useState<string>();
  const [saving, setSaving] = useState(false);
  const fault = useId();
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
    showNear(form.current);
  }, []);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (saving) return;
    setSaving(true);
    const refusal = await onSave(readForm(new FormData(form.current!), type));
    setSaving(false);
    setRefused(refusal);
  };
  const shared = { fault: refused ? fault : undefined };
  return (
    <form
      ref={form}
      onSubmit={save}
      onKeyDown={({ key }) => key === 'Escape' && onCancel()}
      className="absolute inset-x-0 top-full z-10 flex scroll-mb-2 flex-col gap-3 rounded-field border border-line bg-sunk p-3 shadow-lg"
    >
      {type === 'time' && <TimeInputs label={label} value={isTime(value) ? value : undefined} {...shared} />}
      {type === 'money' && <MoneyInputs label={label} value={isMoney(value) ? value : undefined} {...shared} />}
      {type === 'choice' && <ChoiceInput label={label} value={String(value ?? 'other')} />}
      {type === 'text' && (
        <TextInput name={name} label={label} value={typeof value === 'string' ? value : ''} {...shared} />
      )}
      <div className="flex flex-wrap gap-y-2 sm:gap-x-2">
        {/* It keeps the focus, and its width. */}
        <Button type="submit" size="small" aria-disabled={saving} className="relative">
          <span className={saving ? 'invisible' : ''}>{t.save}</span>
          {saving && (
            <span className="absolute inset-0 grid place-items-center">
              <span className="spinner" />
              <span className="sr-only">{t.saving}</span>
            </span>
          )}
        </Button>
        <Button look="quiet" size="small" onClick={onCancel}>
          {t.cancel}
        </Button>
        {children}
      </div>
      {/* Below everything else, which stays where it is. */}
      {refused && (
        <p ref={showNear} id={fault} role="alert" className="scroll-mb-5 text-sm text-bad">
          {refused}
        </p>
      )}
    </form>
  );
}

function showNear(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

function readForm(form: FormData, type: FieldJson['type']): unknown {
  const text = (key: string) => String(form.get(key) ?? '').trim();
  if (type === 'money') return { amount: text('amount').replace(',', '.'), currency: text('currency').toUpperCase() };
  if (type !== 'time') return text('text');
  const local = text('clock') ? `${text('day')}T${text('clock').slice(0, 5)}` : text('day');
  return given({ local, zone: text('zone') || null, offset: null });
}

function isTime(value: ValueJson): value is Time & { readonly offset: string | null } {
  return typeof value === 'object' && value !== null && 'local' in value;
}

function isMoney(value: ValueJson): value is Money {
  return typeof value === 'object' && value !== null && 'amount' in value;
}
