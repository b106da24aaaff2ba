import { describe, expect, it } from 'vitest';
import { placeName } from './place-name.ts';

describe('placeName', () => {
  it.each([
    ['FROM CHICAGO OHARE INTL', 'CHICAGO OHARE INTL'],
    ['Helsinki, klo 7.17 (+1) Rovaniemi', 'Helsinki'],
    ['London, Victoria', 'London, Victoria'],
    ['香港 HKG 一號客運大樓', '香港'],
    ['Hong Kong HKG Terminal 1', 'Hong Kong'],
    ['PORTO SAN GIORGIO', 'PORTO SAN GIORGIO'],
    ['Crossing 1 – North Haven', 'North Haven'],
    ['Terminal 1 – North', 'Terminal 1 – North'],
    ['LV Minneapolis, MN', 'Minneapolis, MN'],
    ['Ar. Fargo, ND', 'Fargo, ND'],
    ['ás de Santiago de Compostela', 'Santiago de Compostela'],
    ['nach Köln Hbf', 'Köln Hbf'],
    ['la Rochelle', 'la Rochelle'],
    ['A Coruña', 'A Coruña'],
    ['De Panne', 'De Panne'],
    ['ARLES', 'ARLES'],
  ])('of %s is %s', (text, name) => {
    expect(placeName(text)).toBe(name);
  });
});
