import { describe, expect, it } from 'vitest';
import { ticket } from '#test/support/ticket-builder.ts';
import { factsOf } from './design/facts.ts';
import { apartNames, passFileName } from './file-name.ts';

describe('passFileName', () => {
  it.each([
    [
      'flight',
      { number: 'KL 1143', fromCode: 'AMS', toCode: 'OSL', passenger: 'HUBER/ANNA MS', seat: '12A' },
      'KL1143-AMS-OSL-Anna-12A',
    ],
    [
      'train',
      { number: 'ICE 75', from: 'Zürich HB', to: 'Köln Hbf', coach: '7', seat: '51' },
      'ICE75-Zurich-HB-Koln-Hbf-7-51',
    ],
    ['event', { title: 'Faust I', passenger: 'Ms Ada Lovelace', row: '4', seat: '12' }, 'Faust-I-Ada-4-12'],
    ['event', { title: '../../etc/passwd\0.exe' }, 'etc-passwd-exe'],
    ['event', { title: 'أوبرا' }, 'event'],
    ['event', { title: 'x'.repeat(300), seat: '9' }, `${'x'.repeat(30)}-9`],
  ] as const)('of a %s with %j is %s', (kind, fields, name) => {
    expect(passFileName(factsOf(ticket(kind, fields)))).toBe(`${name}.pkpass`);
  });
});

describe('apartNames', () => {
  it('gives no two passes the same name, whatever capitals', () => {
    expect(apartNames(['Gig.pkpass', 'gig.pkpass', 'Gig.pkpass', 'Gig-2.pkpass'])).toEqual([
      'Gig.pkpass',
      'gig-2.pkpass',
      'Gig-3.pkpass',
      'Gig-2-2.pkpass',
    ]);
  });
});
