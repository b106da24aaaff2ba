import type { ComponentProps } from 'react';

/** A surface with the large corners of a pass. */
export function Card({ className = '', ...rest }: ComponentProps<'div'>) {
  return <div className={`rounded-card border border-line bg-card p-6 shadow-card sm:p-8 ${className}`} {...rest} />;
}
