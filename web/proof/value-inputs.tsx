/** The inputs of a value, by what it holds; the browser's own pickers where it has some. */
import { useId } from 'react';
import { useLanguage, useWords } from '../messages/use-words.ts';
import type { FieldName } from './ticket-data.ts';
import { zonesWith } from './zones-with.ts';

const control =
  'mt-1.5 block min-h-12 w-full rounded-field border border-edge bg-card px-4 text-base text-ink aria-invalid:border-bad';

/** For two that stand beside each other on a phone, with the sign of their picker. */
const tight = 'max-sm:px-2.5';

type Fault = { readonly fault: string | undefined };

function faultOf({ fault }: Fault) {
  return fault ? { 'aria-invalid': true, 'aria-describedby': fault } : {};
}

/** Words, with the keyboard that they need on a phone. */
export function TextInput({
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

/** A time as the API gives it: that of a place, and its zone where that is known. */
export type Time = { readonly local: string; readonly zone: string | null };

/** A day, its clock where there is one, and the zone of the place. Which of them is wrong is not known where it is refused. */
export function TimeInputs({
  label,
  value,
  fault,
}: Fault & { readonly label: string; readonly value: Time | undefined }) {
  const t = useWords('proof');
  const { cities } = useWords('zones');
  const language = useLanguage();
  const id = useId();
  const [day, clock = ''] = value?.local.split('T') ?? [''];
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-3 min-[24rem]:grid-cols-2">
      <Named label={label} />
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
          className={`${control} ${tight}`}
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
          className={`${control} ${tight}`}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? `${fault} ${id}-hint` : `${id}-hint`}
        />
      </div>
      <p id={`${id}-hint`} className="text-xs text-soft min-[24rem]:col-span-2">
        {t.clockHint}
      </p>
      <div className="min-[24rem]:col-span-2">
        <label htmlFor={`${id}-zone`} className="block text-sm font-semibold">
          {t.zone}
        </label>
        <select id={`${id}-zone`} name="zone" defaultValue={value?.zone ?? ''} className={`${control} pe-11`}>
          <option value="">{t.zoneOfPlace}</option>
          {zonesWith(value?.zone, cities, language).map(({ zone, city }) => (
            <option key={zone} value={zone}>
              {city}
            </option>
          ))}
        </select>
      </div>
    </fieldset>
  );
}

/** What several inputs are together. */
function Named({ label }: { readonly label: string }) {
  return <legend className="pb-2 text-sm font-semibold text-soft">{label}</legend>;
}

/** An amount as a decimal text with its ISO 4217 currency. */
export type Money = { readonly amount: string; readonly currency: string };

/** An amount and its currency. */
export function MoneyInputs({
  label,
  value,
  fault,
}: Fault & { readonly label: string; readonly value: Money | undefined }) {
  const t = useWords('proof');
  const id = useId();
  return (
    <fieldset className="grid min-w-0 grid-cols-2 gap-3">
      <Named label={label} />
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
          {...faultOf({ fault })}
        />
      </div>
    </fieldset>
  );
}

/** One of a few words. */
export function ChoiceInput({ label, value }: { readonly label: string; readonly value: string }) {
  const t = useWords('proof');
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="block text-sm font-semibold">
        {label}
      </label>
      <select id={id} name="text" defaultValue={value} className={`${control} pe-11`}>
        {Object.entries(t.eventTypes).map(([key, words]) => (
          <option key={key} value={key}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}
