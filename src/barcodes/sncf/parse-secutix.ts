/**
 * Codes of SNCF's Secutix tickets: 686 bytes, a signature of 256 bytes behind `2200`, then fixed columns. The layout is not
 * published; only the columns are read whose meaning has been described in public.
 */
import { isReal } from '../real-time.ts';

/** What a SecuTix code of SNCF says. */
export type SecutixTicket = {
  /** RICS code of the issuer, four digits (`0087`). */
  readonly issuer: string;
  readonly ticketNumber: string;
  /** Station codes, country and three letters: `FRPMO`. */
  readonly from: string;
  readonly to: string;
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly travelClass?: '1' | '2';
  readonly lastName?: string;
  readonly firstName?: string;
};

const size = 686;

/** Reads a code; undefined when the bytes are anything else. */
export function parseSecutix(bytes: Uint8Array): SecutixTicket | undefined {
  if (bytes.length !== size) return undefined;
  const text = Buffer.from(bytes).toString('latin1');
  const cut = (from: number, count: number) => text.slice(from, from + count).trim();
  const date = /^(\d{2})(\d{2})(\d{4})$/.exec(cut(343, 8));
  const [from, to, issuer, ticketNumber] = [cut(277, 5), cut(282, 5), cut(264, 4), cut(268, 9)];
  const isTicket = text.startsWith('2200') && cut(260, 4) === '00T1' && cut(342, 1) === 'S' && date;
  if (!isTicket || !/^[A-Z]{10}$/.test(from + to) || !/^\d{4}$/.test(issuer) || !/^\d{9}$/.test(ticketNumber))
    return undefined;
  const day = `${date[3]}-${date[2]}-${date[1]}`;
  if (!isReal(day)) return undefined;
  const travelClass = cut(351, 1);
  const [lastName, firstName] = [cut(376, 19), cut(395, 19)];
  const isName = (name: string) => /^[\p{Lu} '-]{2,}$/u.test(name);
  return {
    issuer,
    ticketNumber,
    from,
    to,
    day,
    ...(travelClass === '1' || travelClass === '2' ? { travelClass } : {}),
    ...(isName(lastName) ? { lastName } : {}),
    ...(isName(lastName) && isName(firstName) ? { firstName } : {}),
  };
}
