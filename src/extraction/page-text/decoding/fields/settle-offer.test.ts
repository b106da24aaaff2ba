import { describe, expect, it } from 'vitest';
import type { FieldReadings } from '#src/tickets/ticket.ts';
import { reading } from '#test/support/draft-builder.ts';
import { type Likely, paperOf } from '#test/support/scored-paper.ts';
import { tellingsOf } from '../spans/told.ts';
import { settleOffer } from './settle-offer.ts';

/** What a voucher is called, for what it is and who gave it out, once that is settled. */
function settled(fields: FieldReadings, told: Readonly<Record<string, Likely>> = {}) {
  const { understood, scored } = paperOf('Brown & Bean\n\nCoffee and cake\nVoucher', told);
  const own = { ...fields };
  settleOffer(own, tellingsOf(understood, scored));
  return [own.title, own.product, own.issuer].map((readings) => readings?.[0]?.value);
}

const offer = { product: [{ ...reading('Coffee and cake'), likely: 0.8 }] };
const titled = (title: string, likely: number, extractor = 'scored-text') => ({
  title: [{ ...reading(title, extractor), likely }],
});

describe('what a voucher is called', () => {
  it('is what it is for, and the name above it is who gave it out', () => {
    expect(settled({ ...offer, ...titled('Brown & Bean', 0.7) })).toEqual([
      'Coffee and cake',
      undefined,
      'Brown & Bean',
    ]);
  });

  it('stays where a rule read it, or it is no less likely', () => {
    const stays = ['Brown & Bean', 'Coffee and cake', undefined];
    expect(settled({ ...offer, ...titled('Brown & Bean', 0.7, 'page-text') })).toEqual(stays);
    expect(settled({ ...offer, ...titled('Brown & Bean', 0.8) })).toEqual(stays);
  });

  it('leaves who gave it out as that was read', () => {
    const fields = { ...offer, ...titled('Brown & Bean', 0.7), issuer: [reading('Bean Holding')] };
    expect(settled(fields)).toEqual(['Coffee and cake', undefined, 'Bean Holding']);
  });

  it('has for who gave it out what is a name of whatever sort, where nothing was read', () => {
    const name = (carrier: number) => ({ 'Brown & Bean': { title: 0.3, carrier, venue: 0.2 } });
    expect(settled(offer, name(0.2))).toEqual(['Coffee and cake', undefined, 'Brown & Bean']);
    expect(settled(offer, name(0.19))).toEqual(['Coffee and cake', undefined, undefined]);
  });

  it('is nothing new where nothing says what it is for', () => {
    expect(settled(titled('Brown & Bean', 0.7))).toEqual(['Brown & Bean', undefined, undefined]);
  });
});
