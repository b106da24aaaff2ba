import type { Chosen } from '#src/tickets/evidence.ts';
import { plain } from '#src/tickets/same.ts';
import type { Understood } from '../page-text/page-text.ts';
import { type Askable, type AskableField, askable } from './askable.ts';

/** Whether a reading of ours stands under a label that names its field. */
export function isLabelled(name: AskableField, own: Chosen<unknown>, documents: readonly Understood[]): boolean {
  const { evidence, value } = own;
  const { roles }: Askable = askable[name];
  const facts = documents.find(({ document }) => document.id === evidence.document)?.facts ?? [];
  const text = typeof value === 'string' ? letters(value) : '';
  return facts.some(
    (fact) =>
      fact.roles[0] !== undefined &&
      roles.includes(fact.roles[0]) &&
      fact.cells.some((cell) => cell.page === evidence.page && isAt(cell.region, evidence.region)) &&
      (text === '' || letters(fact.text).includes(text)),
  );
}

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

function isAt(cell: Box, region: Box | undefined): boolean {
  if (!region) return false;
  const [x, y] = [cell.x + cell.width / 2, cell.y + cell.height / 2];
  return x >= region.x && x <= region.x + region.width && y >= region.y && y <= region.y + region.height;
}

const letters = (text: string) => plain(text).replaceAll(' ', '');
