import { describe, expect, it } from 'vitest';
import type { Role } from '#src/extraction/words/roles.ts';
import { fitOf } from './fit.ts';

/** From here on a value is taken, if it stands right beside its label. */
const taken = 0.5;

describe('what fits beside a label', () => {
  it.each<[Role, string]>([
    ['departureTime', '14:35'],
    ['departureTime', '0730'],
    ['date', 'Fri 8 May 2026'],
    ['start', 'Samstag, 12. Dezember 2026, 20:00 Uhr'],
    ['departure', '13:51 Praha hl.n.'],
    ['from', 'Oslo Gardermoen (OSL)'],
    ['to', 'FRA'],
    ['seat', '14A'],
    ['seat', '067, salle haute, fenêtre'],
    ['row', '12'],
    ['gate', 'B22'],
    ['class', '2. Klasse'],
    ['bookingReference', 'QX7LMP'],
    ['ticketNumber', '417-2400183341'],
    ['passenger', 'Ada Berger and Bert Berger'],
    ['passenger', 'Ada Berger; Bert Berger'],
    ['passenger', 'OKAFOR/CHIDI MR'],
    ['price', '1.257,40 €'],
    ['price', '3 480 kr inkl. moms'],
    ['price', '$61.75 AUD including taxes'],
    ['number', 'LH 902'],
    ['dropOff', 'Pension Talblick, Uferstrasse 9'],
    ['area', '3 + 4'],
    ['membershipNumber', 'KB31 5502'],
    ['section', 'Parkett rechts'],
    ['number', 'QZ 451, Northsound Airways'],
    ['party', '2 adults'],
    ['venue', 'Teatro dei Navigli'],
    ['address', 'Paseo de la Ribera 16, 29015 Málaga'],
    ['email', 'help@example.org'],
  ])('takes for %s: %s', (role, text) => {
    expect(fitOf(role, text)).toBeGreaterThan(taken);
  });

  it.each<[Role, string]>([
    ['seat', '14:35'],
    ['seat', '39,90 €'],
    ['seat', 'Row 5, Seat 29'],
    ['departureTime', 'Terminal 2'],
    ['from', 'www.example.org'],
    ['from', 'Departure'],
    ['bookingReference', 'Economy'],
    ['bookingReference', '12.05.2026'],
    ['passenger', 'Flight LH 902'],
    ['price', 'Anna Berg'],
    ['email', '+49 30 1234567'],
    ['venue', 'By entering you accept our terms and conditions. Recording of any kind is not permitted.'],
  ])('does not take for %s: %s', (role, text) => {
    expect(fitOf(role, text)).toBeLessThan(taken);
  });

  it('gives nothing for signs alone, and for texts that no value is as long as', () => {
    expect(fitOf('venue', '---')).toBe(0);
    expect(fitOf('venue', 'a b '.repeat(80))).toBe(0);
  });
});
