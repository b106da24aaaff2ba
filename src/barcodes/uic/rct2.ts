/**
 * The printed rail ticket RCT2 (ERA TAP TSI B.6, UIC leaflet 918.2): facts by their place on a grid of 15 rows and 72
 * columns. Row 0 has the kind of ticket and the name, row 3 the year, rows 6 and 7 the journeys, rows 8 to 10 train, coach
 * and seat, row 13 the price.
 */
import { priceOf, type Rct2Price } from './rct2-price.ts';
import { dayOfDotted } from './text.ts';

/** A day, and the time where it is not midnight: `2018-12-29` or `2018-12-29T01:37`. */
type Moment = string;

/** A line of the grid: one direction. */
export type Rct2Journey = {
  readonly from?: string;
  readonly to?: string;
  readonly departure?: Moment;
  readonly arrival?: Moment;
  /** `1` or `2`. */
  readonly travelClass?: string;
};

/** What the grid says by its places; texts as printed. */
export type Rct2Facts = {
  /** "FAHRSCHEIN + RESERVIERUNG". */
  readonly title?: string;
  /** What stands below it: "Super Sparpreis EU". */
  readonly subtitle?: string;
  readonly name?: string;
  /** "02 ERWACHSENE"; absent for one person. */
  readonly persons?: string;
  /** RICS code behind CIV. */
  readonly carrier?: string;
  readonly outward?: Rct2Journey;
  readonly back?: Rct2Journey;
  /** `NJ 421`. */
  readonly train?: string;
  readonly coach?: string;
  readonly seat?: string;
  readonly validFrom?: Moment;
  readonly validUntil?: Moment;
  readonly price?: Rct2Price;
  readonly via?: string;
};

/** Reads a grid. `issued` (`YYYY-MM-DD`) tells the year where the ticket does not. */
export function readRct2(grid: readonly string[], issued: string | undefined): Rct2Facts {
  const cut = (row: number, from: number, to = 72) => fold((grid[row] ?? '').slice(from, to));
  const years = yearsOf(grid, issued);
  const name = cut(0, 52);
  const persons = [cut(1, 52), name].find((text) => /^0?(?:[2-9]|[1-9]\d) +\p{L}/u.test(text));
  return defined({
    title: words(firstCell(grid[0] ?? '')),
    subtitle: words(firstCell(grid[1] ?? '')),
    name: /^\p{L}[\p{L}\p{M} .,'’-]+$/u.test(name) ? name : undefined,
    persons,
    carrier: /\bCIV\b\D{0,3}(\d{4})\b/.exec(grid.join('\n'))?.[1],
    outward: dated(journeyOf(grid[6] ?? '', years), grid),
    back: journeyOf(grid[7] ?? '', years),
    ...trainOf(grid),
    ...periodOf(grid.slice(2, 6).concat(grid.slice(11, 13)).join('\n')),
    price: priceOf(
      grid
        .slice(12, 15)
        .map((row) => row.slice(30))
        .join('\n'),
    ),
    via: /\bVIA:?\s*(.+)/i.exec(fold(`${grid[8] ?? ''} ${grid[9] ?? ''}`))?.[1],
  });
}

/** Dates and stars that issuers put there are no titles. */
function words(text: string): string | undefined {
  return /\p{L}{3}/u.test(text) && !/\d{2}[.:]\d{2}/.test(text) ? text : undefined;
}

/** Rail passes have a label of the holder's name behind the kind of ticket, some columns apart. */
function firstCell(row: string): string {
  return fold(
    row
      .slice(12, 52)
      .trim()
      .split(/\s{3,}(?=NAME\b|RESIDENCE\b|NOM\b)/)[0]!,
  );
}

function fold(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

type Years = { readonly printed?: number; readonly issued?: string };

function yearsOf(grid: readonly string[], issued: string | undefined): Years {
  const printed = /\b(20\d{2})\b/.exec(grid.slice(2, 5).join(' '))?.[1];
  return { ...(printed ? { printed: Number(printed) } : {}), ...(issued ? { issued } : {}) };
}

function journeyOf(row: string, years: Years): Rct2Journey | undefined {
  const [from, to] = stationsOf(row.slice(12, 52));
  const departure = momentOf(row.slice(0, 12), years, undefined);
  const arrival = momentOf(row.slice(52, 64), years, departure?.slice(0, 10));
  const travelClass = /\b([12])\b/.exec(row.slice(64))?.[1] ?? /\s([12])\s*$/.exec(row.slice(60))?.[1];
  const journey = defined({ from, to, departure, arrival, travelClass });
  return Object.keys(journey).length > 0 ? journey : undefined;
}

/** Some print the days of a journey above it, `29.12.2018 TO 30.12.2018`, and in its row no more than the clock. */
function dated(journey: Rct2Journey | undefined, grid: readonly string[]): Rct2Journey | undefined {
  const days = /^\s*(\d\d\.\d\d\.\d{4}) ?TO ?(\d\d\.\d\d\.\d{4})\s*$/.exec((grid[3] ?? '').slice(0, 52));
  if (!journey || journey.departure || !days) return journey;
  const [first, last] = [dayOfDotted(days[1]!), dayOfDotted(days[2]!)];
  const clock = (text: string) => /^\D*(\d{1,2})[.:](\d{2})\D*$/.exec(text);
  const [start, end] = [clock((grid[6] ?? '').slice(0, 12)), clock((grid[6] ?? '').slice(52, 64))];
  if (!first || !last || last < first || !start) return journey;
  const [departure, arrival] = [withClock(first, start[1], start[2]), end && withClock(last, end[1], end[2])];
  return { ...journey, departure, ...(arrival && arrival > departure ? { arrival } : {}) };
}

/** `SOMEWHERE HBF    ->  NUERNBERG`, or two columns without an arrow. Stars stand for what does not apply. */
function stationsOf(text: string): readonly [string | undefined, string | undefined] {
  const arrow = /-+>|→|»|>/.exec(text);
  const parts = arrow
    ? [text.slice(0, arrow.index), text.slice(arrow.index + arrow[0].length)]
    : [text.slice(0, 21), text.slice(21)];
  const [from, to] = parts.map((part) => fold(part).replace(/^[\s*-]+|[\s*-]+$/g, ''));
  return [/\p{L}{2}/u.test(from!) ? from : undefined, /\p{L}{2}/u.test(to!) ? to : undefined];
}

/** `29.12 01:37` as a moment on or after `notBefore`; NS writes `2912180137`. */
function momentOf(text: string, years: Years, notBefore: string | undefined): Moment | undefined {
  const digits = /^\s*(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)\s*$/.exec(text);
  const packed = digits && dayOfDotted(`${digits[1]}.${digits[2]}.20${digits[3]}`);
  if (packed) return withClock(packed, digits[4], digits[5]);
  const match = /(\d{1,2})[./](\d{1,2})(?:[./](\d{4}))?\.?(?:\s+(\d{1,2})[.:h](\d{2}))?/.exec(text);
  if (!match) return undefined;
  const [, day, month, year, hour, minute] = match;
  const full = (candidate: number) => dayOfDotted(`${day}.${month}.${candidate}`);
  const first = Number(year ?? years.printed ?? years.issued?.slice(0, 4));
  if (!first) return undefined;
  const earliest = notBefore ?? (year || years.printed ? undefined : years.issued);
  const known = [first, first + 1].map(full).find((found) => found && (!earliest || found >= earliest));
  return known && withClock(known, hour, minute);
}

/** Midnight stands for "that day" on tickets without a train. */
function withClock(day: string, hour: string | undefined, minute: string | undefined): Moment {
  if (hour === undefined || Number(hour) > 23 || Number(minute) > 59) return day;
  return Number(hour) === 0 && Number(minute) === 0 ? day : `${day}T${hour.padStart(2, '0')}:${minute}`;
}

const trainWords = 'ZUG|TRAIN|TRENO|TREN|VLAK|TOG|TÅG|TAG|TREIN|POCIAG|POCIĄG|VONAT|JUNA';
const coachWords = 'WAGEN|WAGON|COACH|VOITURE|CARROZZA|COCHE|VUZ|VŮZ|VOGN|VAGN|RIJTUIG|KOCSI|CAR|CARRO|VAUNU';

/** `ZUG 421     NJ   WAGEN   280   Sitzplatz`, and below the label of the place its side and number. */
function trainOf(grid: readonly string[]): Pick<Rct2Facts, 'train' | 'coach' | 'seat'> {
  const row = fold(grid[8] ?? '');
  const train = new RegExp(`\\b(?:${trainWords})\\S* (\\d{1,5})(?: ([A-Z]{1,4})\\b)?`, 'i').exec(row);
  const coach = new RegExp(`\\b(?:${coachWords})\\S* (\\d{1,3})\\b`, 'i').exec(row);
  if (!train || !coach) return {};
  const isPlaceWord = train[2] && new RegExp(`^(?:${coachWords})`, 'i').test(train[2]);
  const seat = fold(`${(grid[9] ?? '').slice(30, 52)} ${(grid[10] ?? '').slice(30, 52)}`);
  return defined({
    train: train[2] && !isPlaceWord ? `${train[2]} ${train[1]}` : train[1],
    coach: coach[1],
    seat: /\d/.test(seat) ? seat : undefined,
  });
}

const datedText = '(\\d{1,2}[./]\\d{1,2}[./]\\d{4})(?:,?\\s+(\\d{1,2})[.:](\\d{2})(?![.:/\\d]))?';

/** The period that a text tells: `10.08.2018-11.08.2018`, `vom 01.07.2023 bis 01.08.2023 03.00`, or a single day. */
export function periodOf(text: string): Pick<Rct2Facts, 'validFrom' | 'validUntil'> {
  const moments = [...text.matchAll(new RegExp(datedText, 'g'))].flatMap(([, date, hour, minute]) => {
    const day = dayOfDotted(date!);
    return day ? [withClock(day, hour, minute)] : [];
  });
  const [from, until = from] = moments;
  if (!from || !until || moments.length > 2 || until < from.slice(0, 10)) return {};
  return { validFrom: from, validUntil: until };
}

/** The record without its undefined entries. */
function defined<T extends object>(record: T): { readonly [Key in keyof T]?: Exclude<T[Key], undefined> } {
  // Entries are only taken away.
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as T;
}
