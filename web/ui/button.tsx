import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router';

export type ButtonLook = 'strong' | 'plain' | 'quiet';

const base =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-full px-6 py-2.5 text-center font-semibold transition-colors disabled:cursor-not-allowed';

const looks: Readonly<Record<ButtonLook, string>> = {
  strong:
    'bg-accent text-accent-ink hover:bg-accent-strong disabled:bg-sunk disabled:text-soft disabled:hover:bg-sunk border border-transparent',
  plain: 'bg-card text-ink border border-edge hover:bg-sunk disabled:text-soft',
  quiet: 'text-accent hover:bg-accent-wash hover:text-accent-strong border border-transparent disabled:text-soft',
};

/** The classes of a button, for the rare thing that is neither a link nor a button. */
export function buttonClass(look: ButtonLook = 'strong', more = ''): string {
  return `${base} ${looks[look]} ${more}`;
}

type Look = { readonly look?: ButtonLook };

/** A button; `type` is `button` unless said otherwise. */
export function Button({ look, className, type = 'button', ...rest }: ComponentProps<'button'> & Look) {
  return <button type={type} className={buttonClass(look, className)} {...rest} />;
}

/** A link to one of our pages that looks like a button. */
export function ButtonLink({ look, className, ...rest }: LinkProps & Look) {
  return <Link className={buttonClass(look, className)} {...rest} />;
}

/** A link to a file or to somewhere else that looks like a button. */
export function ButtonAnchor({ look, className, children, ...rest }: ComponentProps<'a'> & Look) {
  return (
    <a className={buttonClass(look, className)} {...rest}>
      {children}
    </a>
  );
}
