/**
 * Boarding passes of VIA Rail Canada: 130 characters in fixed columns, as described by a reader of them (the class
 * `BoardingPass` of https://github.com/pndurette, 2013). What it does not explain is not read.
 */
import { isReal } from '../real-time.ts';

/** What a code of VIA Rail says. */
export type ViaTicket = {
  readonly ticketNumber: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Stations by VIA's four letters: `MTRL`. */
  readonly from: string;
  readonly to: string;
  readonly train: string;
  /** `YYYY-MM-DDTHH:mm`, local time at the first station. */
  readonly departure: string;
  readonly bookingReference: string;
  readonly coach?: string;
  readonly seat?: string;
};

const layout =
  /^(?<ticket>\d{13})(?<last>.{30})(?<coach>[A-Z0-9 ]{4})(?<seat>[A-Z0-9 ]{3})(?<from>[A-Z]{4})(?<to>[A-Z]{4})VIA(?<train>[0-9 ]{4})(?<time>\d{12})(?<first>.{20}).{7}(?<booking>[A-Z0-9]{6})\d{14}.{5,6}$/su;

/** Reads a code; undefined when the text is anything else. */
export function parseVia(text: string): ViaTicket | undefined {
  const columns = layout.exec(text)?.groups;
  const departure = momentOf(columns?.time ?? '');
  if (!columns || !departure || columns.from === columns.to) return undefined;
  const [firstName, lastName, coach, seat] = [columns.first, columns.last, columns.coach, columns.seat].map((part) =>
    part!.trim(),
  );
  const train = columns.train!.trim().replace(/^0+/, '');
  const isName = (name: string) => /^\p{L}[\p{L} .'’-]*$/u.test(name);
  if (!isName(firstName!) || !isName(lastName!) || !/^\d{1,4}$/.test(train)) return undefined;
  return {
    ticketNumber: columns.ticket!,
    firstName: firstName!,
    lastName: lastName!,
    from: columns.from!,
    to: columns.to!,
    train,
    departure,
    bookingReference: columns.booking!,
    ...(coach ? { coach } : {}),
    ...(seat ? { seat } : {}),
  };
}

/** `201308111830`; undefined for times that do not exist. */
function momentOf(digits: string): string | undefined {
  const local = digits.replace(/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)$/, '$1-$2-$3T$4:$5');
  return local >= '2000' && local < '2100' && isReal(local) ? local : undefined;
}
