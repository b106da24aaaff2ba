import { describe, expect, it } from 'vitest';
import type { FieldName, TicketFields, TicketKind } from '#src/tickets/fields.ts';
import type { FieldReadings } from '#src/tickets/ticket.ts';
import { partOn } from '#test/extraction/parts.ts';
import { type Likely, paperOf, readOn } from '#test/support/scored-paper.ts';
import type { Target } from '../../scoring/targets.ts';
import { fieldOf } from '../spans/fields.ts';
import { settleField } from './settle-field.ts';

type Settled = {
  readonly text: string;
  readonly told?: Readonly<Record<string, Likely>>;
  readonly read?: Partial<TicketFields>;
  readonly kind?: TicketKind;
  /** Another reading of the same field, behind the first one. */
  readonly also?: Partial<TicketFields>;
};

/** The readings of a field of a paper's only ticket, once it is settled. */
function readings(target: Target, { text, told = {}, read = {}, kind = 'train', also = {} }: Settled) {
  const paper = paperOf(text, told);
  const draft = readOn(paper.understood, kind, read);
  const field = fieldOf(target, kind) as FieldName;
  const second = readOn(paper.understood, kind, also).fields[field] ?? [];
  const fields: FieldReadings = { ...draft.fields, [field]: [...(draft.fields[field] ?? []), ...second] };
  settleField(partOn(paper, [draft]), fields, target, field);
  return (fields[field] ?? []) as readonly { value: unknown; likely?: number; confidence: number }[];
}
const values = (target: Target, settled: Settled) => readings(target, settled).map(({ value }) => value);

describe('a field that nothing was read for', () => {
  /** Whether a text that is so likely what fills a field. */
  const fills = (target: Target, text: string, likely: number, kind: TicketKind) =>
    values(target, { text, told: { [text]: { [target]: likely } }, kind }).length > 0;

  it.each<[Target, string, TicketKind, number]>([
    ['seat', '12A', 'train', 0.7],
    ['booking_ref', 'KX7Q2P', 'train', 0.5],
    ['class', 'Business', 'train', 0.5],
    ['title', 'La Traviata', 'event', 0.5],
    ['product', 'Saver', 'train', 0.5],
    ['product', 'Doppelzimmer', 'hotel', 0.7],
    ['passenger', 'Ada Berger', 'train', 0.7],
    ['passenger', 'Ada Berger', 'event', 0.9],
    ['price', '18.00 EUR', 'train', 0.82],
    ['price', '18.00 EUR', 'giftCard', 0.85],
  ])('%s is filled with %s of a %s from %f on', (target, text, kind, least) => {
    expect(fills(target, text, least, kind)).toBe(true);
    expect(fills(target, text, least - 0.01, kind)).toBe(false);
  });

  it('is not filled with what is rather something else', () => {
    const name = (carrier: number) => ({ text: 'Baltic Star', told: { 'Baltic Star': { product: 0.75, carrier } } });
    expect(values('product', name(0.85))).toEqual(['Baltic Star']);
    expect(values('product', name(0.86))).toEqual([]);
  });

  it('is not filled with what any ticket says, where it is the name of a show or a house', () => {
    const title = (text: string, kind: TicketKind) =>
      values('title', { text, told: { [text]: { title: 0.99 } }, kind });
    for (const text of ['Booking confirmation', 'XÁC NHẬN ĐẶT PHÒNG', 'Takk for handelen', 'Mijn reservering'])
      expect(title(text, 'hotel'), text).toEqual([]);
    expect(title('Gift voucher', 'voucher')).toEqual(['Gift voucher']);
  });

  it('is not filled with what stands at the other end of the way', () => {
    const told = { Narva: { from: 0.9, to: 0.95 } };
    expect(values('from', { text: 'Narva', told, read: { to: 'Narva reisijaam' } })).toEqual([]);
    expect(values('from', { text: 'Narva', told })).toEqual(['Narva']);
  });

  it('is not filled with two letters for who carries, save of a flight', () => {
    const told = { EE: { carrier: 0.9 } };
    expect(values('carrier', { text: 'EE', told })).toEqual([]);
    expect(values('carrier', { text: 'EE', told, kind: 'flight' })).toEqual(['EE']);
    const named = { EE: { carrier: 0.95 }, 'Eesti Raudtee': { carrier: 0.8 } };
    expect(values('carrier', { text: 'EE\nEesti Raudtee', told: named, kind: 'flight' })).toEqual(['Eesti Raudtee']);
  });
});

describe('what was read', () => {
  it('is as likely as its text looks, or hardly where that looks like nothing of the kind', () => {
    const likely = (seat: number, text = '12A') =>
      readings('seat', { text, told: { [text]: { seat } }, read: { seat: '12A' } })[0]?.likely;
    expect(likely(0.95)).toBeGreaterThan(likely(0.3)!);
    expect(likely(0.01)).toBe(likely(0.12));
    expect(likely(0.95, '14B')).toBeUndefined(); // it stands nowhere: nobody judges it
  });

  it('is at either end of a way as likely as it looks like one of them', () => {
    const end = (told: Likely) =>
      readings('from', { text: 'Narva', told: { Narva: told }, read: { from: 'Narva' } })[0];
    expect(end({ to: 0.95 })?.likely).toBe(end({ from: 0.95 })?.likely);
  });

  it('goes where it is unlikely, save where its place tells more than its looks', () => {
    const unlikely = (target: Target, text: string, read: Partial<TicketFields>, likely: number) =>
      values(target, { text, told: { [text]: { [target]: likely } }, read });
    expect(unlikely('class', 'Business', { class: 'Business' }, 0.11)).toEqual([]);
    expect(unlikely('class', 'Business', { class: 'Business' }, 0.12)).toEqual(['Business']);
    expect(unlikely('seat', '12A', { seat: '12A' }, 0.03)).toEqual(['12A']);
  });

  it('goes as a traveller where it is likelier the name of the house', () => {
    const told = { 'Anna Amalia': { passenger: 0.6, venue: 0.9 } };
    expect(
      values('passenger', { text: 'Anna Amalia', told, read: { passenger: 'Anna Amalia' }, kind: 'event' }),
    ).toEqual([]);
  });

  it('comes behind what is far likelier, and before what is hardly so', () => {
    const seat = (likely: number, other: number) =>
      values('seat', {
        text: '12A\n14B',
        told: { '12A': { seat: likely }, '14B': { seat: other } },
        read: { seat: '12A' },
      });
    expect(seat(0.3, 0.95)).toEqual(['14B', '12A']);
    expect(seat(0.05, 0.74)).toEqual(['12A']);
    expect(seat(0.8, 0.95)).toEqual(['12A']);
  });

  it('comes behind another reading that is likelier', () => {
    const told = { '12A': { seat: 0.3 }, '14B': { seat: 0.95 } };
    const both = { text: '12A\n14B', told, read: { seat: '12A' }, also: { seat: '14B' } };
    expect(values('seat', both)).toEqual(['14B', '12A']);
  });

  it('keeps its confidence, whichever reading comes first', () => {
    const [first, second] = readings('seat', {
      text: '12A\n14B',
      told: { '12A': { seat: 0.3 }, '14B': { seat: 0.95 } },
      read: { seat: '12A' },
    });
    expect(first!.confidence).toBeGreaterThan(second!.confidence);
  });

  it('stays alone where what is likelier says less of the same', () => {
    const told = (part: number, all: number) => ({ '12': { seat: part }, '12, 13': { seat: all } });
    const seats = (part: number, all: number) =>
      values('seat', { text: 'Seats: 12, 13', told: told(part, all), read: { seat: '12, 13' } });
    expect(seats(0.89, 0.2)).toEqual(['12, 13']);
    expect(seats(0.99, 0.5)).toEqual(['12, 13']);
  });

  it('gives way to the whole of which it is a part', () => {
    const whole = (likely: number) =>
      values('booking_ref', {
        text: 'Ref: VIE-9077 4410',
        told: { 'VIE-9077 4410': { booking_ref: likely }, 'VIE-9077': { booking_ref: 0.6 } },
        read: { bookingReference: 'VIE-9077' },
      });
    expect(whole(0.75)).toEqual(['VIE-9077 4410', 'VIE-9077']);
    expect(whole(0.74)).toEqual(['VIE-9077']);
  });

  it('is the show’s name, where only the house was read as one', () => {
    const told = { 'Teatro Nuovo': { venue: 0.95, title: 0.85 }, 'La Traviata': { title: 0.92 } };
    const title = { title: 'Teatro Nuovo' };
    expect(values('title', { text: 'Teatro Nuovo\nLa Traviata', told, read: title, kind: 'event' })[0]).toBe(
      'La Traviata',
    );
  });

  it('stays for who issued it, whom the scorer knows less of', () => {
    const told = { 'Café Linde': { carrier: 0.05 } };
    const issuer = { text: 'Café Linde', told, read: { issuer: 'Café Linde' }, kind: 'voucher' } as const;
    const [reading] = readings('carrier', issuer);
    expect([reading!.value, reading!.likely]).toEqual(['Café Linde', undefined]);
  });
});

describe('the name of a house', () => {
  const text = 'Pension Almrausch\nWellness und Genuss';
  const told = { 'Pension Almrausch': { title: 0.96 }, 'Wellness und Genuss': { title: 0.6 } };

  it('is the likelier one, where the rules took another line for it', () => {
    expect(values('title', { text, told, read: { title: 'Wellness und Genuss' }, kind: 'hotel' })[0]).toBe(
      'Pension Almrausch',
    );
  });

  it('is no desk that signs for it', () => {
    const signed = 'Hotel Jasmin\nDział rezerwacji';
    expect(values('title', { text: signed, told: { 'Dział rezerwacji': { title: 0.99 } }, kind: 'hotel' })).toEqual([]);
  });
});
