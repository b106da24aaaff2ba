import { type ReactNode, useState } from 'react';
import { useWords } from '../messages/use-words.ts';
import type { Selection } from './selection.ts';
import type { FieldJson } from './ticket-data.ts';

type PicturedValuesProps = {
  readonly fields: readonly FieldJson[];
  readonly row: (field: FieldJson) => ReactNode;
  /** What is lit up is unfolded. */
  readonly selection: Selection | undefined;
  /** Whether readings that lost are shown, too; values that have some are unfolded then. */
  readonly crossed: boolean;
};

/** So many are in sight at once: the pass and the way to add it stand below them. */
const inSight = 3;

/** What only a picture shows, to be compared with it, the most of many folded; nothing where there is none of it. */
export function PicturedValues({ fields, row, ...shown }: PicturedValuesProps) {
  const t = useWords('proof');
  if (fields.length === 0) return null;
  // For one more there is room.
  const first = fields.length > inSight + 1 ? inSight : fields.length;
  return (
    <section aria-labelledby="pictured" className="rounded-field border border-line p-3" data-glide>
      <h2 id="pictured" className="text-lg">
        {t.pictured}
      </h2>
      <p className="text-sm text-soft">{t.picturedLead}</p>
      <ul>{fields.slice(0, first).map(row)}</ul>
      {fields.length > first && <Folded fields={fields.slice(first)} row={row} {...shown} />}
    </section>
  );
}

/** The rest of them, behind how many they are. */
function Folded({ fields, row, selection, crossed }: PicturedValuesProps) {
  const t = useWords('proof');
  const isWanted = fields.some(({ name, others }) => selection?.names.includes(name) || (crossed && others.length > 0));
  const [open, setOpen] = useState(isWanted);
  const [before, setBefore] = useState({ selection, crossed });
  if (selection !== before.selection || crossed !== before.crossed) {
    setBefore({ selection, crossed });
    if (isWanted) setOpen(true);
  }
  return (
    <details open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)} className="border-t border-line">
      <summary className="min-h-11 px-3 py-2.5 text-sm font-semibold text-accent" data-glide>
        {t.picturedMore(fields.length)}
      </summary>
      <ul>{fields.map(row)}</ul>
    </details>
  );
}
