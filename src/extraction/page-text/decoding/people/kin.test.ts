import { expect, it } from 'vitest';
import { areKin, areOnePerson } from './kin.ts';

it.each([
  ['Bogumiła Cichocka', 'Hubert Cichocki', true],
  ['Ivan Petrov', 'Maria Petrova', true],
  ['Γιώργος Παπαδόπουλος', 'Ελένη Παπαδοπούλου', true],
  ['Nagy Péter', 'Nagy Zsófia', true],
  ['Jan Novák', 'Eva Nováková', true],
  ['Tran Thi Minh', 'Ho Chi Minh Tran', false],
  ['G Faulkner', 'H Faulkner', true],
  ['Rupert Ashdown', 'R Ashdown', false],
  ['J.W. Terpstra', 'Jelte Terpstra', true],
  ['Jan Novák', 'Jan Novák', false],
  ['Novák', 'Novák', false],
  ['Anna Berg', 'Tom Berger', false],
  ['Ivan Petrov', 'Pjotr Petrovitch', false],
  ['Anna Berg', 'Tom Bergmann', false],
  ['Ana Gil', 'Ana Ruiz', true], // the given name may be the family's
  ['Li Wei', 'Li Na', false], // too short to tell
])('%s and %s are of one family: %s', (one, other, are) => {
  expect(areKin(one, other)).toBe(are);
});

it.each([
  ['Rupert Ashdown', 'R Ashdown', true],
  ['J.W. Terpstra', 'Jan Willem Terpstra', true],
  ['J.W. Terpstra', 'Jelte Terpstra', false],
  ['R Ashdown', 'Rupert Ashby', false],
  ['R Ashdown', 'Rupert A', false],
  ['Ashdown', 'Ashdown', false],
])('%s and %s are one person: %s', (one, other, are) => {
  expect(areOnePerson(one, other)).toBe(are);
});
