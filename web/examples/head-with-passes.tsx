import type { ReactNode } from 'react';
import type { Example } from './example-list.ts';
import { PassFan } from './pass-fan.tsx';

type HeadProps = {
  readonly title: string;
  readonly lead: string;
  readonly passes: readonly [Example['id'], Example['id'], Example['id']];
  readonly children?: ReactNode;
};

/** The head of a page beside three real passes. */
export function HeadWithPasses({ title, lead, passes, children }: HeadProps) {
  return (
    <header className="mx-auto grid max-w-6xl grid-cols-1 items-center gap-12 px-5 pt-14 pb-10 sm:px-8 sm:pt-20 lg:grid-cols-[1.1fr_1fr]">
      <div>
        <h1 className="text-3xl">{title}</h1>
        <p className="mt-5 max-w-2xl text-lg text-soft">{lead}</p>
        {children && <div className="mt-8">{children}</div>}
      </div>
      <PassFan ids={passes} />
    </header>
  );
}
