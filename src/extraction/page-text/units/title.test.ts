import { describe, expect, it } from 'vitest';
import { inputOf, pageOf } from '#test/support/page-builder.ts';
import { pageText } from '../page-text.ts';

/** The best title and voucher code of the only ticket that a page gives. */
function read(text: string) {
  const [draft, more] = pageText.extract(inputOf([pageOf(text)]));
  expect(more).toBeUndefined();
  return { title: draft?.fields.title?.[0]?.value, code: draft?.fields.voucherCode?.[0]?.value };
}

describe('the title of a ticket', () => {
  it('is the film, not what the headline calls the ticket', () => {
    const { title } = read(`
# Titolo d'ingresso

Le ore lente
Sala:  3
Data:  26 luglio 2026
Ora:  18:15
Posto:  15`);
    expect(title).toBe('Le ore lente');
  });

  it('may be in a script that writes vowels as marks', () => {
    const { title } = read(`
# त्रिमूर्ति 2

Screen:  3
Date:  26 July 2026
Time:  18:15
Seat:  15`);
    expect(title).toBe('त्रिमूर्ति 2');
  });

  it('is never that a ticket was printed at home', () => {
    const { title } = read(`
# Print-at-home ticket

Performance:  The Salt Road
Date:  16 December 2026
Start:  6:30 PM
Seat:  26`);
    expect(title).toBe('The Salt Road');
  });

  it('begins with its first line, though that looks like a street with its number', () => {
    const { title, code } = read(`
# Gesichtsmassage 45
# Minuten

Ablaufdatum 15.04.2026
Gutscheinnummer QWEL-XJXY-FAHA
Betrag EUR 20,00`);
    expect(title).toBe('Gesichtsmassage 45 Minuten');
    expect(code).toBe('QWEL-XJXY-FAHA');
  });
});
