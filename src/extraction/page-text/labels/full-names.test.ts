import { describe, expect, it } from 'vitest';
import { factsSay, labelledSheet, pageFacts, type SheetOptions } from '#test/support/labelled-sheet.ts';
import { inputOf, pageOf } from '#test/support/page-builder.ts';
import { pageText } from '../page-text.ts';
import { isNameLabel, joinNames } from './full-names.ts';
import { inlineFact } from './inline-values.ts';

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

describe('the names of a page', () => {
  const names = (text: string, options?: SheetOptions) =>
    pageFacts(text, options).flatMap(({ roles: [role], text }) => (role === 'passenger' ? [text] : []));

  it('are each of two parts, the nearest ones', () => {
    const two = 'First name: Ada\nLast name: Quist\nFirst name: Bo\nLast name: Lindgren';
    expect(names(two)).toEqual(['Ada Quist', 'Bo Lindgren']);
    expect(names('Last name Quist\n\nFirst name Ada\nLast name Berg')).toEqual(['Ada Berg']);
  });

  it('are whole only where the parts stand near to each other', () => {
    expect(names('First name: Ada\n\nLast name: Quist')).toEqual(['Ada Quist']);
    expect(names('First name: Ada\n\n\nLast name: Quist')).toEqual(['Ada']);
    expect(names('First name Ada\n\n\nLast name Quist')).toEqual([]);
  });

  it('stand in the cells of both parts', () => {
    expect(pageFacts('First name: Ada\nLast name: Quist')[0]!.cells.map(({ text }) => text)).toEqual([
      'First name: Ada',
      'Last name: Quist',
    ]);
    expect(pageFacts('First name Ada Last name Quist')[0]!.cells).toHaveLength(1);
  });

  it('may stand in the cell behind the label', () => {
    expect(names('First name   Ada   Last name   Quist')).toEqual(['Ada Quist']);
    expect(names('First name   Ada   Last name')).not.toContain('Ada Quist');
  });

  it('are no half ones, where they have no colon', () => {
    expect(names('Vorname Ada', { language: 'de' })).toEqual([]);
    expect(names('Vorname Ada Nachname von Quist', { language: 'de' })).toEqual(['Ada von Quist']);
  });

  it('are no words in small letters, no labels, and nothing behind other words', () => {
    expect(names('First name ada   Last name quist')).toEqual([]);
    expect(names('First name Seat   Last name Coach')).toEqual([]);
    expect(names('Hello First name Ada Last name Quist')).toEqual([]);
    expect(names(`First name Ada Last name Quist${' '.repeat(2)}and so on`)).toEqual(['Ada Quist']);
  });

  it('begin with the family in East Asian scripts', () => {
    expect(names('Last name: 山田\nFirst name: 太郎')).toEqual(['山田 太郎']);
  });
});

describe('facts that are the parts of a name', () => {
  const joined = (text: string) => {
    const { sheet, labels } = labelledSheet(text);
    return joinNames([...labels.values()].flat().flatMap((label) => inlineFact(sheet, label, labels)));
  };

  it('are one with the next family', () => {
    const two = 'First name: Ada\nLast name: Quist\nFirst name: Mia\nLast name: Lindgren';
    expect(factsSay(joined(two))).toEqual([
      ['passenger', 'Ada Quist'],
      ['passenger', 'Mia Lindgren'],
    ]);
    expect(joined(two)[0]!.cells.map(({ text }) => text)).toEqual(['First name: Ada', 'Last name: Quist']);
  });

  it('stay apart where they stand far from each other or are no name together', () => {
    expect(joined('First name: Ada\n\n\nLast name: Quist')).toHaveLength(2);
    expect(joined('First name: Ada\nLast name: 4471')).toHaveLength(2);
  });
});

describe('the label of a part of a name', () => {
  it.each(['First name', '*First name*:', 'Nachname', 'Nom de famille', 'Příjmení', 'Прізвище', 'Όνομα'])(
    'is %s',
    (text) => {
      expect(isNameLabel(text)).toBe(true);
    },
  );

  it.each(['Seat', 'Name', 'First name of all', ''])('is not "%s"', (text) => {
    expect(isNameLabel(text)).toBe(false);
  });
});
