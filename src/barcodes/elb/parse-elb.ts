/**
 * The element list barcode (ELB) of ERA TAP TSI B.12, section 8, which SNCF made for printers of boarding cards and Eurostar
 * uses, too: 49 characters about the ticket and 36 for each of one or two trains, without a signature. Some issuers put one
 * behind them all the same.
 */
export type ElbTicket = {
  /** Two letters that are printed before the ticket's number: `IV` and `IZ` Eurostar, `DV` SNCF. */
  readonly ticketCode: string;
  readonly pnr: string;
  readonly ticketNumber: string;
  readonly specimen: boolean;
  readonly adults: number;
  readonly children: number;
  /** Last digit of the year and day of the year of issue. */
  readonly issued: { readonly yearDigit: number; readonly day: number };
  /** Days of the year; one before the day of issue is in the year after. */
  readonly firstDay?: number;
  readonly lastDay?: number;
  readonly trains: readonly ElbTrain[];
};

/** One train of a code. */
export type ElbTrain = {
  /** Stations by SNCF's codes: `FRPNO`. */
  readonly from: string;
  readonly to: string;
  readonly train?: string;
  /** Day of the year. */
  readonly day?: number;
  readonly coach?: string;
  readonly seat?: string;
  readonly travelClass?: '1' | '2';
};

const ticket =
  /^e[A-Z](?<code>[A-Z]{2})(?<pnr>[A-Z0-9]{6})(?<number>\d{9})(?<real>[01]).{13}.{2}(?<adults>\d\d)(?<children>\d\d)(?<year>\d)(?<issued>\d{3})(?<first>[\d ]{3})(?<last>[\d ]{3})/s;
const train =
  /^(?<from>[A-Z]{5})(?<to>[A-Z]{5})(?<train>\d{5}.).{4}(?<day>[\d ]{3})(?<coach>[A-Z0-9 ]{3})(?<seat>[A-Z0-9 ]{3})(?<class>[A-Z0-9 ])/s;

const headSize = 49;
const trainSize = 36;

/** Reads a code; undefined when the text is anything else. */
export function parseElb(text: string): ElbTicket | undefined {
  if (text.length < headSize + trainSize || text.length > 300) return undefined;
  const head = ticket.exec(text)?.groups;
  const trains = [0, 1].map((index) => trainAt(text, headSize + index * trainSize));
  const issuedDay = dayOf(head?.issued);
  if (!head || !trains[0] || !issuedDay) return undefined;
  const [firstDay, lastDay] = [dayOf(head.first), dayOf(head.last)];
  return {
    ticketCode: head.code!,
    pnr: head.pnr!,
    ticketNumber: head.number!,
    specimen: head.real === '0',
    adults: Number(head.adults),
    children: Number(head.children),
    issued: { yearDigit: Number(head.year), day: issuedDay },
    ...(firstDay ? { firstDay } : {}),
    ...(lastDay ? { lastDay } : {}),
    trains: trains.filter((found) => found !== undefined),
  };
}

function trainAt(text: string, at: number): ElbTrain | undefined {
  const found = train.exec(text.slice(at, at + trainSize))?.groups;
  if (!found) return undefined;
  const day = dayOf(found.day);
  const [number, coach, seat] = [found.train, found.coach, found.seat].map((part) => part!.trim().replace(/^0+/, ''));
  return {
    from: found.from!,
    to: found.to!,
    ...(number ? { train: number } : {}),
    ...(day ? { day } : {}),
    ...(coach ? { coach } : {}),
    ...(seat ? { seat } : {}),
    ...(found.class === '1' || found.class === '2' ? { travelClass: found.class } : {}),
  };
}

function dayOf(digits: string | undefined): number | undefined {
  const day = Number(digits);
  return /^\d{3}$/.test(digits ?? '') && day >= 1 && day <= 366 ? day : undefined;
}
