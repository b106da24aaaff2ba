import { describe, expect, it } from 'vitest';
import { readPassengerName } from './passenger-name.ts';

describe('readPassengerName', () => {
  it.each([
    ['DESMARAIS/LUC', 'LUC DESMARAIS'],
    ['DESMARAIS/LUC MR', 'LUC DESMARAIS'],
    ['DESMARAIS/LUCMR', 'LUC DESMARAIS'],
    ['DESMARAIS/LUC DR MR', 'LUC DESMARAIS'],
    ['DOE/JANEMRS', 'JANE DOE'],
    ['DOE/JANE ANNE MISS', 'JANE ANNE DOE'],
    ['VAN DER BERG/JAN', 'JAN VAN DER BERG'],
    ['DOE / JANE', 'JANE DOE'],
    ['ALI/AMR', 'AMR ALI'],
    ['ALI/TAMR', 'TAMR ALI'],
    ['DOE/WILLIAMS', 'WILLIAMS DOE'],
    ['DOE/MR', 'MR DOE'],
  ])('reads %s as %s', (field, name) => {
    expect(readPassengerName(field).name).toBe(name);
  });

  it('keeps the order of a name without slash and says so', () => {
    expect(readPassengerName('DOE JANE')).toEqual({ name: 'DOE JANE', cut: false, unordered: true });
  });

  it('says that a name of 20 characters may be cut', () => {
    expect(readPassengerName('SCHWARZENEGGER/ARNOL').cut).toBe(true);
  });
});
