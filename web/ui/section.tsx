import type { ReactNode } from 'react';

type SectionProps = {
  readonly title?: string;
  readonly lead?: ReactNode;
  readonly id?: string;
  /** On a darker ground, edge to edge. */
  readonly sunk?: boolean;
  /** On wide screens the heading stands beside what it is about. */
  readonly beside?: boolean;
  readonly children: ReactNode;
};

/** One part of a page: the same width, space and heading everywhere. */
export function Section({ title, lead, id, sunk = false, beside = false, children }: SectionProps) {
  return (
    <section id={id} aria-label={title} className={sunk ? 'bg-sunk' : ''}>
      <div
        className={`mx-auto max-w-6xl px-5 py-16 sm:px-8 sm:py-24 ${beside ? 'grid grid-cols-1 gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]' : ''}`}
      >
        <div>
          {title && <h2 className="max-w-3xl text-2xl">{title}</h2>}
          {lead && <div className="mt-4 max-w-2xl text-lg text-pretty text-soft">{lead}</div>}
        </div>
        <div className={title && !beside ? 'mt-10' : ''}>{children}</div>
      </div>
    </section>
  );
}

type PageHeadProps = { readonly title: string; readonly lead?: ReactNode; readonly children?: ReactNode };

/** The head of a page: its one `h1`, a sentence, and what can be done at once. */
export function PageHead({ title, lead, children }: PageHeadProps) {
  return (
    <header className="mx-auto max-w-6xl px-5 pt-14 pb-4 sm:px-8 sm:pt-20">
      <h1 className="max-w-4xl text-3xl">{title}</h1>
      {lead && <div className="mt-5 max-w-2xl text-lg text-pretty text-soft">{lead}</div>}
      {children && <div className="mt-8 flex flex-wrap items-center gap-3">{children}</div>}
    </header>
  );
}
