import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router';

/** How loud a button is. */
export type ButtonLook = 'strong' | 'plain' | 'quiet';

const base =
  'inline-flex items-center justify-center gap-2 rounded-full text-center font-semibold text-balance transition-colors disabled:cursor-not-allowed';

/** Classes that say the same property twice would fight, so a button has one size. */
const sizes = {
  small: 'min-h-11 px-4 py-2 text-sm',
  normal: 'min-h-12 px-6 py-2.5',
  large: 'min-h-14 px-8 py-3 text-lg',
} as const;

/** Each is at least 44 pixels high (2.75 rem), so that a finger hits it. */
export type ButtonSize = keyof typeof sizes;

const looks: Readonly<Record<ButtonLook, string>> = {
  strong:
    'bg-accent text-accent-ink hover:bg-accent-strong disabled:bg-sunk disabled:text-soft disabled:hover:bg-sunk border border-transparent',
  plain: 'bg-card text-ink border border-edge hover:bg-sunk disabled:text-soft',
  quiet: 'text-accent hover:bg-accent-wash hover:text-accent-strong border border-transparent disabled:text-soft',
};

/** Without an edge it takes less room, so that its word stands nearer to what it belongs to. */
const quietSmall = 'min-h-11 px-3 py-2 text-sm';

/** The classes of a button, for the rare thing that is neither a link nor a button. */
function buttonClass(look: ButtonLook = 'strong', size: ButtonSize = 'normal', more = ''): string {
  const room = look === 'quiet' && size === 'small' ? quietSmall : sizes[size];
  return `${base} ${room} ${looks[look]} ${more}`;
}

type Look = { readonly look?: ButtonLook; readonly size?: ButtonSize };

/** A button; `type` is `button` unless said otherwise. */
export function Button({ look, size, className, type = 'button', ...rest }: ComponentProps<'button'> & Look) {
  return <button type={type} className={buttonClass(look, size, className)} {...rest} />;
}

/** A link to one of our pages that looks like a button. */
export function ButtonLink({ look, size, className, ...rest }: LinkProps & Look) {
  return <Link className={buttonClass(look, size, className)} {...rest} />;
}

/** A link to a file or to somewhere else that looks like a button. */
export function ButtonAnchor({ look, size, className, children, ...rest }: ComponentProps<'a'> & Look) {
  return (
    <a className={buttonClass(look, size, className)} {...rest}>
      {children}
    </a>
  );
}
