import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useWords } from '../messages/use-words.ts';
import { Button } from '../ui/button.tsx';
import { type FieldJson, type FieldName, given, type ValueJson } from './ticket-data.ts';

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

const control = 'mt-1.5 block min-h-12 w-full rounded-field border border-edge bg-card px-4 text-base text-ink';

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
  useEffect(() => form.current?.querySelector<HTMLElement>('input, select, textarea')?.focus(), []);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (saving) return;
    setSaving(true);
    const said = await onSave(readForm(new FormData(form.current!), type));
    setSaving(false);
    setRefused(said);
  };
  const shared = { fault: refused ? fault : undefined };
  return (
    <form
      ref={form}
      onSubmit={save}
      onKeyDown={({ key }) => key === 'Escape' && onCancel()}
      className="absolute inset-x-0 top-full z-10 flex flex-col gap-3 rounded-field border border-line bg-sunk p-3 shadow-lg"
    >
      {type === 'time' && <TimeInputs value={isTime(value) ? value : undefined} {...shared} />}
      {type === 'money' && <MoneyInputs value={isMoney(value) ? value : undefined} {...shared} />}
      {type === 'choice' && <ChoiceInput label={label} value={String(value ?? 'other')} />}
      {type === 'text' && (
        <TextInput name={name} label={label} value={typeof value === 'string' ? value : ''} {...shared} />
      )}
      <div className="flex flex-wrap gap-2">
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
        <p ref={showNear} id={fault} role="alert" className="text-sm text-bad">
          {refused}
        </p>
      )}
    </form>
  );
}

function showNear(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

type Fault = { readonly fault: string | undefined };

function faultOf({ fault }: Fault) {
  return fault ? { 'aria-invalid': true, 'aria-describedby': fault } : {};
}

function TextInput({
  name,
  label,
  value,
  fault,
}: Fault & { readonly name: FieldName; readonly label: string; readonly value: string }) {
  const id = useId();
  const shared = { id, name: 'text', defaultValue: value, required: true, autoComplete: 'off', ...faultOf({ fault }) };
  return (
    <div>
      <label htmlFor={id} className="block text-sm font-semibold">
        {label}
      </label>
      {name === 'conditions' ? (
        <textarea rows={5} maxLength={4000} className={`${control} py-3`} {...shared} />
      ) : (
        <input maxLength={300} dir="auto" {...keyboardOf(name)} className={control} {...shared} />
      )}
    </div>
  );
}

/** The keyboard that a phone shows. */
function keyboardOf(name: FieldName) {
  if (name === 'email') return { type: 'email' };
  if (name === 'phone') return { type: 'tel' };
  if (name === 'website') return { inputMode: 'url' } as const;
  return name.endsWith('Code') || name === 'bookingReference'
    ? { autoCapitalize: 'characters', spellCheck: false }
    : {};
}

type Time = { readonly local: string; readonly zone: string | null };

function TimeInputs({ value, fault }: Fault & { readonly value: Time | undefined }) {
  const t = useWords('proof');
  const id = useId();
  const [day, clock = ''] = value?.local.split('T') ?? [''];
  return (
    <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
      <div>
        <label htmlFor={`${id}-day`} className="block text-sm font-semibold">
          {t.day}
        </label>
        <input
          id={`${id}-day`}
          type="date"
          name="day"
          required
          defaultValue={day}
          className={control}
          {...faultOf({ fault })}
        />
      </div>
      <div>
        <label htmlFor={`${id}-clock`} className="block text-sm font-semibold">
          {t.clock}
        </label>
        <input
          id={`${id}-clock`}
          type="time"
          name="clock"
          defaultValue={clock}
          className={control}
          aria-describedby={`${id}-hint`}
        />
      </div>
      <p id={`${id}-hint`} className="text-xs text-soft sm:col-span-2">
        {t.clockHint}
      </p>
      <div className="sm:col-span-2">
        <label htmlFor={`${id}-zone`} className="block text-sm font-semibold">
          {t.zone}
        </label>
        <select id={`${id}-zone`} name="zone" defaultValue={value?.zone ?? ''} className={control}>
          <option value="">{t.zoneOfPlace}</option>
          {zonesWith(value?.zone).map((zone) => (
            <option key={zone} value={zone}>
              {zone.replaceAll('_', ' ')}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}

/** The zones that the browser knows, and the one that is chosen. */
function zonesWith(chosen: string | null | undefined): readonly string[] {
  const known = Intl.supportedValuesOf('timeZone');
  return chosen && !known.includes(chosen) ? [chosen, ...known] : known;
}

type Money = { readonly amount: string; readonly currency: string };

function MoneyInputs({ value, fault }: Fault & { readonly value: Money | undefined }) {
  const t = useWords('proof');
  const id = useId();
  return (
    <div className="grid grid-cols-2 gap-3">
      <div>
        <label htmlFor={`${id}-amount`} className="block text-sm font-semibold">
          {t.amount}
        </label>
        <input
          id={`${id}-amount`}
          name="amount"
          inputMode="decimal"
          required
          defaultValue={value?.amount}
          className={control}
          {...faultOf({ fault })}
        />
      </div>
      <div>
        <label htmlFor={`${id}-currency`} className="block text-sm font-semibold">
          {t.currency}
        </label>
        <input
          id={`${id}-currency`}
          name="currency"
          required
          maxLength={3}
          autoCapitalize="characters"
          defaultValue={value?.currency ?? 'EUR'}
          className={control}
        />
      </div>
    </div>
  );
}

function ChoiceInput({ label, value }: { readonly label: string; readonly value: string }) {
  const t = useWords('proof');
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="block text-sm font-semibold">
        {label}
      </label>
      <select id={id} name="text" defaultValue={value} className={control}>
        {Object.entries(t.eventTypes).map(([key, words]) => (
          <option key={key} value={key}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
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
