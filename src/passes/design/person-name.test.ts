import { describe, expect, it } from 'vitest';
import { nameForms, personName } from './person-name.ts';

describe('personName', () => {
  it.each([
    ['Ada Lovelace', { givenName: 'Ada', familyName: 'Lovelace' }],
    ['LOVELACE/ADA MRS', { namePrefix: 'MRS', givenName: 'ADA', familyName: 'LOVELACE' }],
    ['Lovelace, Ada', { givenName: 'Ada', familyName: 'Lovelace' }],
    [
      'Dr. Grace Brewster Hopper',
      { namePrefix: 'Dr.', givenName: 'Grace', middleName: 'Brewster', familyName: 'Hopper' },
    ],
    ['Ludwig van Beethoven', { givenName: 'Ludwig', familyName: 'van Beethoven' }],
    ['Herr Dr. Konrad Zuse', { namePrefix: 'Herr Dr.', givenName: 'Konrad', familyName: 'Zuse' }],
    ['Толстой Лев Николаевич', { familyName: 'Толстой', givenName: 'Лев', middleName: 'Николаевич' }],
    ['王 小明', { familyName: '王', givenName: '小明' }],
    ['Madonna', { givenName: 'Madonna' }],
    ['Pan', { givenName: 'Pan' }],
  ])('takes %s apart', (name, parts) => {
    expect(personName(name)).toEqual(parts);
  });

  it.each(['Ada Lovelace, Charles Babbage', 'Ada & Charles', 'Ada und Charles Babbage', 'Ada; Charles', 'Passenger 2'])(
    'does not take %s for one person',
    (name) => {
      expect(personName(name)).toBeUndefined();
    },
  );
});

describe('nameForms', () => {
  it('leaves titles to the back, and middle names too when room is short', () => {
    expect(nameForms('Dr. Grace Brewster Hopper')).toEqual(['Grace Brewster Hopper', 'Grace Hopper']);
    expect(nameForms('LOVELACE/ADA MRS')).toEqual(['ADA LOVELACE']);
    expect(nameForms('Ada & Charles')).toEqual(['Ada & Charles']);
  });
});
