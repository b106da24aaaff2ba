import { describe, expect, it } from 'vitest';
import { anyDollars, dollarsOf } from './dollars.ts';

describe('whose dollars or pesos they are', () => {
  it.each([
    ['AUD', 'en', ['Total $48.00', 'ABN 12 345 678 901', 'Flinders Street, Melbourne VIC 3000']],
    ['CAD', 'en', ['Total $48.00', 'HST included', '1 Front St W, Toronto, ON M5J 1E6']],
    ['CAD', 'fr', ['Total 48,00 $', 'Billet pour une personne']],
    ['NZD', 'en', ['Total $48.00', 'bookings@ferry.co.nz']],
    ['MXN', 'es', ['Total $480.00', 'CDMX', 'RFC ABC010203XY1']],
    ['CLP', 'es', ['Total $48.000', 'www.buses.cl']],
    ['ARS', 'es', ['Total $48.000', 'CUIT 30-12345678-9', 'Buenos Aires']],
    ['USD', 'en', ['Total $48.00', 'Row F Seat 9']],
    ['NZD', 'en', ['Total $48.00', 'all prices in NZD', 'Sydney']],
    [anyDollars, 'es', ['Total $480', 'Butaca 4']],
  ] as const)('%s, in %s', (currency, language, texts) => expect(dollarsOf(texts, language)).toBe(currency));
});
