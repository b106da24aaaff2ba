/** What documents of the flexible content barcode demand or include, in a few words. */
import type { PerRecord } from '#src/barcodes/per/decode-per.ts';
import { flagIn, listIn, numberIn, recordIn, recordsIn, textIn } from '#src/barcodes/per/record.ts';

/** The conditions of a ticket one after the other; undefined when there are none. */
export function conditionsOf(ticket: PerRecord, fcb: PerRecord, tariffs = 'tariffs'): string | undefined {
  const [number, total] = [numberIn(ticket, 'numberOfCountermark'), numberIn(ticket, 'totalOfCountermarks')];
  const conditions = [
    flagIn(ticket, 'returnIncluded') ? 'Return journey included' : '',
    number && total && number <= total ? `Countermark ${number} of ${total}` : '',
    counted(numberIn(ticket, 'numberOfDaysOfTravel') ?? numberIn(ticket, 'numberOfTravelDays'), 'day of travel'),
    counted(numberIn(ticket, 'numberOfPossibleTrips'), 'trip'),
    ...reductionCards(ticket, tariffs).map((card) => `With ${card}`),
    identification(recordIn(fcb, 'controlDetail')),
  ];
  return [...new Set(conditions.filter(Boolean))].join(', ') || undefined;
}

function counted(count: number | undefined, what: string): string {
  if (!count) return '';
  const [first, ...rest] = what.split(' ');
  return `${count} ${[count === 1 ? first : `${first}s`, ...rest].join(' ')}`;
}

/** `BahnCard 50`: cards that a fare was reduced for. */
function reductionCards(ticket: PerRecord, list: string): readonly string[] {
  const tariffs = [...recordsIn(ticket, list), ...[recordIn(ticket, list) ?? []].flat()];
  return tariffs
    .flatMap((tariff) => recordsIn(tariff, 'reductionCard'))
    .flatMap((card) => textIn(card, 'cardName') ?? []);
}

function identification(control: PerRecord | undefined): string {
  if (flagIn(control, 'identificationByIdCard')) return 'Valid with photo ID';
  if (flagIn(control, 'identificationByPassportId')) return 'Valid with passport';
  const [card] = listIn(control, 'identificationByCardReference');
  const name = typeof card === 'object' ? textIn(card as PerRecord, 'cardName') : undefined; // a list of sequences
  return name ? `Valid with ${name}` : '';
}
