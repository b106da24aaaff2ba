import { describe, expect, it } from 'vitest';
import type { TicketKind } from '#src/tickets/fields.ts';
import type { FieldReadings } from '#src/tickets/ticket.ts';
import { reading } from '#test/support/draft-builder.ts';
import { cellsSaying, understoodOf } from '#test/support/understood-page.ts';
import type { Understood } from '../document/understood.ts';
import { sceneOf } from './unit-scene.ts';
import { titleFor } from './unit-title.ts';

/** Small print, so that a headline is larger than the usual letters of its page. */
const below = '\n\nok ja\n\nnein doch\n\nwohl kaum\n\nnoch mehr\n\nund so\n\nund auch';

type More = { readonly known?: FieldReadings; readonly of?: Partial<Understood>; readonly kind?: TicketKind };

/** The title of a part of a page that begins at a line, read as a ticket of a kind. */
function titleOf(text: string, from = '', { known = {}, of = {}, kind = 'event' }: More = {}) {
  const understood = { ...understoodOf(text + below), ...of };
  const begins = understood.cells.findIndex((cell) => cell.text === from);
  const [above, cells] = [understood.cells.slice(0, begins), understood.cells.slice(Math.max(0, begins))];
  const unit = { facts: understood.facts, shared: [], cells, ...(begins > 0 && { above }) };
  return titleFor(sceneOf(understood, unit, kind), new Set(), known)?.value;
}

describe('the title of a ticket', () => {
  it('stands in its own part', () => {
    expect(titleOf('# Nordlicht Quartett\n\nStadthalle')).toBe('Nordlicht Quartett');
    expect(titleOf('# Sommer am See\n\n# Nordlicht Quartett\n\nRang', 'Nordlicht Quartett')).toBe('Nordlicht Quartett');
  });

  it('stands above all parts where it is much larger there, or nothing else is one', () => {
    expect(titleOf('# Sommer am See\n\nNordlicht Quartett\n\nRang', 'Nordlicht Quartett')).toBe('Sommer am See');
    expect(titleOf('# Sommer am See\n\nRang', 'Rang')).toBe('Sommer am See');
  });

  it('is what a text tells, unless a headline is surer or a label names it', () => {
    expect(titleOf('Your tickets for Winter Lights are ready\n\nWinter Lights\n\nRang')).toBe('Winter Lights');
    const told = 'Your tickets for Winter Lights are ready\n\nEvent: Winter Lights';
    expect(titleOf(told)).toBe('Winter Lights');
    expect(titleOf(told, '', { known: { title: [reading('Ball')] } })).not.toBe('Winter Lights');
    expect(titleOf(`${told}\n\n# Nordlicht Quartett`)).toBe('Nordlicht Quartett');
  });

  it('is told by the subject of the mail', () => {
    const mail = { of: { subject: 'Your booking for Winter Lights' } };
    expect(titleOf('Rang', '', mail)).toBe('Winter Lights');
  });

  it('is nobody who sent, travels or is greeted', () => {
    const sent = { of: { sender: { name: 'Ticketwelt' } } };
    expect(titleOf('# Ticketwelt\n\nRang', '', sent)).toBeUndefined();
    const known = { known: { passenger: [reading('Hannah Reuter')] } };
    expect(titleOf('# Hannah Reuter\n\nRang', '', known)).toBeUndefined();
    expect(titleOf('Liebe Hannah Reuter,\n\n# Hannah Reuter\n\nRang')).toBeUndefined();
    expect(titleOf('# Hannah Reuter\n\nRang')).toBe('Hannah Reuter');
  });

  it('is none that is taken', () => {
    const understood = understoodOf(`# Nordlicht Quartett\n\nRang${below}`);
    const unit = { facts: [], shared: [], cells: understood.cells };
    const taken = new Set(cellsSaying(understood.cells, 'Nordlicht Quartett'));
    expect(titleFor(sceneOf(understood, unit, 'event'), taken, {})?.value).not.toBe('Nordlicht Quartett');
  });
});
