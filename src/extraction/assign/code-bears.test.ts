import { describe, expect, it } from 'vitest';
import { codesBelow, ticketOf } from '#test/support/coded-tickets.ts';
import { bears } from './code-bears.ts';

const ticket = ticketOf('train', {
  number: 'IC 4417',
  start: { local: '2027-10-08T07:45' },
  passenger: 'Valentin Lindner',
  coach: '21',
  seat: '54',
  ticketNumber: '7730 4418 0772',
  bookingReference: 'QX7B-2M',
});
const worthOf = (text: string) => bears(codesBelow(text)[0]!, ticket);

describe('what a payload tells of a ticket', () => {
  it.each([
    'EVB773044180772ZAS',
    'X/7730-4418-0772/1',
    'OUT|20271008|A',
    'OUT|08.10.2027|A',
    'OUT081027',
    'OUT271008',
    'P;08OCT27;Y',
    'T|LINDNER V|2',
    'A;4417;B',
    'A;0745;B',
    'S|54|K',
    'QX7B2M',
  ])('is something where it holds %s', (text) => expect(worthOf(text)).toBeGreaterThan(0));

  it.each(['EVB773044180773ZAS', 'OUT|20271010|A', 'A;44170;B', 'S|544|K', 'A;1745;B', ''])(
    'is nothing in %s',
    (text) => expect(worthOf(text)).toBe(0),
  );

  it('is more the more of it is told, and its number is more than its day', () => {
    expect(worthOf('7730 4418 0772|20271008')).toBeGreaterThan(worthOf('7730 4418 0772'));
    expect(worthOf('773044180772')).toBeGreaterThan(worthOf('20271008'));
    expect(worthOf('20271008')).toBeGreaterThan(worthOf('S|54|K'));
  });

  it('finds a place in a row at the end of a number', () => {
    const seat = ticketOf('event', { row: 'F', seat: '12' });
    const [own, other] = codesBelow('BNL7744182F12', 'BNL7744182C12');
    expect(bears(own!, seat)).toBeGreaterThan(0);
    expect(bears(other!, seat)).toBe(0);
  });

  it('reads nothing out of bytes that are no text', () => {
    const [code] = codesBelow('773044180772');
    expect(bears({ ...code!, binary: true }, ticket)).toBe(0);
  });
});
