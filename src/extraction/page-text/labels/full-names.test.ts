import { describe, expect, it } from 'vitest';
import { inputOf, pageOf } from '#test/support/page-builder.ts';
import { pageText } from '../page-text.ts';

function passengers(names: string): readonly unknown[] {
  const page = pageOf(`
# Hotel Seeblick

Booking number: QX71-44812

Check-in: 10.08.2026
Check-out: 12.08.2026

${names}`);
  return pageText.extract(inputOf([page])).flatMap(({ fields }) => fields.passenger?.map(({ value }) => value) ?? []);
}

describe('names in two parts', () => {
  it('joins parts without colons that stand in one line', () => {
    expect(passengers('*First name*  Ada   *Last name* Quist    *Address* Elm Street 4')).toEqual(['Ada Quist']);
    expect(passengers('First name Ada   Last name Quist')).toEqual(['Ada Quist']);
    expect(passengers('Vorname Ada Nachname von Quist')).toEqual(['Ada von Quist']);
    expect(passengers('Imię Ada Nazwisko Quist')).toEqual(['Ada Quist']);
  });

  it('joins parts that stand below each other, in either order', () => {
    expect(passengers('Prénom   Ada\nNom   Quist')).toEqual(['Ada Quist']);
    expect(passengers('Příjmení Quistová\nJméno Ada')).toEqual(['Ada Quistová']);
    expect(passengers('Surname: Quist\nFirst name: Ada')).toEqual(['Ada Quist']);
  });

  it('keeps the family in front where the language does', () => {
    expect(passengers('Vezetéknév: Nagy\nKeresztnév: Anna')).toEqual(['Nagy Anna']);
    expect(passengers('Last name: 山田\nFirst name: 太郎')).not.toEqual(['太郎 山田']);
  });

  it('takes no other words for names', () => {
    expect(passengers('First name Last name Date of birth')).toEqual([]);
  });
});
