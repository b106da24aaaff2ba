import { type ComponentProps, useId } from 'react';

type FieldProps = ComponentProps<'input'> & {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | undefined;
};

/** A labelled input; hint and error are tied to it. */
export function Field({ label, hint, error, className = '', ...rest }: FieldProps) {
  const id = useId();
  const said = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <div className={className}>
      <label htmlFor={id} className="block text-sm font-semibold">
        {label}
      </label>
      <input
        id={id}
        aria-describedby={said}
        aria-invalid={error ? true : undefined}
        className="mt-1.5 block min-h-12 w-full rounded-field border border-edge bg-card px-4 text-base text-ink placeholder:text-soft aria-invalid:border-bad"
        {...rest}
      />
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-sm text-bad" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
