import { describe, expect, it } from 'vitest';
import { inputOf, pageOf } from '#test/support/page-builder.ts';
import { pageText } from '../page-text.ts';

function read(header: string, row: string) {
  const page = pageOf(`
# Jízdenka a místenka

Kód transakce: KQ7P2L

${header}
${row}
Olomouc hl.n.             12.05.2026 16:20`);
  const [draft] = pageText.extract(inputOf([page], '2026-05-01'));
  return { coach: draft?.fields.coach?.[0]?.value, seat: draft?.fields.seat?.[0]?.value };
}

describe('a coach below a mere sign', () => {
  const row = 'Praha hl.n.               12.05.2026 13:51   EC 117     364     82';

  it('is the number between the train and the seat', () => {
    const header = 'Stanice                   Odj. / Příj.       x          w       Místo / Seat';
    expect(read(header, row)).toEqual({ coach: '364', seat: '82' });
    expect(read(header, row.replace('117     364', '117 364    '))).toEqual({ coach: '364', seat: '82' });
    expect(read(header.replace('Místo / Seat', 'Místo'), row)).toEqual({ coach: '364', seat: '82' });
  });

  it('is not told where another column may be meant', () => {
    expect(read('Stanice                   Odj. / Příj.       Vlak       Třída   Místo', row).coach).toBeUndefined();
    expect(read('Stanice                   Odj. / Příj.       Vlak       Cena', row).coach).toBeUndefined();
  });
});
