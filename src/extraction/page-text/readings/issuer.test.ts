import { describe, expect, it } from 'vitest';
import { cellsOf, cellsSaying, valuesTold } from '#test/support/understood-page.ts';
import { company, findIssuer, toldIssuer } from './issuer.ts';

const issuer = (text: string, taken: readonly string[] = [], sender?: { address?: string }) => {
  const cells = cellsOf(text);
  return findIssuer(cells, new Set(cellsSaying(cells, ...taken)), sender);
};

const site = '\n\nwww.nordlicht.com';

describe('who issued a document', () => {
  it.each([
    ['is its web address', 'Nordlicht\n\nwww.nordlicht.com'],
    ['is that of its mail', 'Nordlicht\n\ninfo@nordlicht.com'],
    ['is a part of it', 'Nordlicht\n\nwww.nordlicht-konzerte.com'],
    ['is a part of the name', 'Nordlicht im Park\n\nwww.nordlicht.com'],
    ['has a blank in it', 'Nord Licht\n\nhttps://tickets.nordlicht.com/abend'],
  ])('is told by the letterhead whose name %s', (_, text) => {
    expect(issuer(text)).toMatchObject({ value: text.split('\n')[0], score: 0.8 });
  });

  it.each([
    ['with a colon', `Abend: Nordlicht${site}`],
    ['with a number', `Nordlicht 4471${site}`],
    ['of more than five words', `Der Abend bei Nordlicht im Park${site}`],
    ['of more than forty letters', `Donaudampfschifffahrtsgesellschaft-Nordlicht${site}`],
    ['that is short for it', 'Nord\n\nwww.nordlicht.com'],
  ])('is told by no line %s', (_, text) => {
    expect(issuer(text)?.value).not.toBe(text.split('\n')[0]);
  });

  it('is told by no line that something else was read in', () => {
    expect(issuer(`Nordlicht${site}`, ['Nordlicht'])?.value).not.toBe('Nordlicht');
  });

  it('is told at the top of the page', () => {
    const below = (lines: number) => `${'a b c d e f\n'.repeat(lines)}Nordlicht${site}`;
    expect(issuer(below(13))?.value).toBe('Nordlicht');
    expect(issuer(below(14))).toBeUndefined();
  });

  it('is the name of the site where a sentence names it', () => {
    expect(issuer('Booking through tourdesk.com.*')?.value).toBe('tourdesk.com');
  });

  it('is rather named by its address than by its legal form, and so than in small print', () => {
    const all = 'Nordlicht Konzerte GmbH\nAbendstern\n\nSonne AG, Prien\nwww.abendstern.com';
    expect(issuer(all)).toMatchObject({ value: 'Abendstern', score: 0.8 });
    expect(issuer(all.replace('www.abendstern.com', ''))).toMatchObject({
      value: 'Nordlicht Konzerte GmbH',
      score: 0.7,
    });
  });

  it.each([
    ['Abend, Nordlicht Konzerte GmbH', 'Nordlicht Konzerte GmbH'],
    ['Soirée | Nordlicht Concerts SARL', 'Nordlicht Concerts SARL'],
    ['Nordlicht Concerts, Inc.', 'Nordlicht Concerts'],
    ['© 2027 Nordlicht GmbH', 'Nordlicht GmbH'],
    ['Veranstalter: Nordlicht GmbH', 'Nordlicht GmbH'],
    ['Impressum · Nordlicht Konzerte Süd S.r.l. · Prien', 'Nordlicht Konzerte Süd S.r.l.'],
    ['Tel. 4471882 GmbH', undefined],
    ['von uns und von der ganzen nordlicht GmbH', undefined],
  ])('is told in small print: %s', (line, name) => {
    expect(issuer(`a b c d e f\n\n${line}`)?.value).toBe(name);
  });

  it('is the letterhead whose name is a part of one in small print', () => {
    const text = `Nordlicht\n\n${'a b c d e f\n'.repeat(14)}Nordlicht Konzerte GmbH, Prien`;
    expect(issuer(text)).toMatchObject({ value: 'Nordlicht', score: 0.75 });
    expect(issuer(text.replace('Nordlicht\n', 'Abendstern\n'))).toMatchObject({ value: 'Nordlicht Konzerte GmbH' });
  });

  it('is at least the name over a larger line that says what any ticket is', () => {
    expect(issuer('Brown & Bean\n# Gift voucher\n\nOffer: Coffee and cake')).toMatchObject({
      value: 'Brown & Bean',
      score: 0.5,
    });
    expect(issuer('09:12 5G 61%\n# Gift voucher\n\nOffer: Coffee and cake')).toBeUndefined();
    const car = cellsOf('Parkhaus Am Markt\n# Parkreservierung\n\nEinfahrt ab: 05.12.2026 09:00');
    expect(findIssuer(car, new Set(), undefined, true)).toBeUndefined();
    expect(issuer('Brown & Bean\n# An evening of jazz\n\nOffer: Coffee and cake')).toBeUndefined();
  });

  it('is nobody on an empty page', () => {
    expect(findIssuer([], new Set(), { address: 'info@nordlicht.com' })).toBeUndefined();
    expect(toldIssuer(undefined)).toEqual([]);
    expect(valuesTold(toldIssuer(issuer(`Nordlicht${site}`)))).toEqual([['issuer', 'Nordlicht']]);
  });
});

describe('the legal form of a company', () => {
  it.each([
    'Nordlicht GmbH',
    'Nordlicht GmbH & Co. KG',
    'Luz S.L.',
    'Luce S.p.A.',
    'Light Ltd.',
    'Lys A/S',
    'Fény Kft.',
  ])('ends its name: %s', (name) => {
    expect(company.test(name)).toBe(true);
  });

  it('is no part of a word', () => {
    for (const text of ['AGENDA', 'Nordlicht Agentur', 'SEASON', 'Limitedly']) expect(company.test(text)).toBe(false);
  });
});
