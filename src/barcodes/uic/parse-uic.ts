/** Tickets of railways: containers of UIC leaflet 918.3 and UIC barcode headers, with all records that we can read. */
import { decodePer, type PerRecord } from '../per/decode-per.ts';
import { type CdRecord, parseCdRecord } from './cd-record.ts';
import { type CompanyRecord, readCompanyRecords } from './company-record.ts';
import { parseUicContainer, type UicBlock } from './container.ts';
import { type DbRecord, parseDbRecord } from './db-record.ts';
import { type FcbVersion, fcbSchema } from './fcb-schema.ts';
import { parseUicHead, type UicHead } from './head.ts';
import { parseUicHeader } from './header.ts';
import { parseUicLayout, type UicLayout } from './layout.ts';
import { parseVdvRecord, type VdvRecord } from './vdv-record.ts';

/** All that was found in a container or header; each part stands alone, and any may be absent. */
export type UicTicket = {
  readonly securityProvider?: string;
  /** Names of all records or data formats, known or not. */
  readonly contents: readonly string[];
  readonly head?: UicHead;
  readonly layout?: UicLayout;
  /** `UicRailTicketData`, names as in the standard. */
  readonly fcb?: PerRecord;
  /** Headers may carry several. */
  readonly otherFcbs?: readonly PerRecord[];
  readonly db?: DbRecord;
  readonly cd?: CdRecord;
  readonly vdv?: VdvRecord;
  readonly company?: CompanyRecord;
  /** The code is renewed on the phone from time to time; a copy ages. */
  readonly dynamic: boolean;
};

/** Reads a code; undefined when it is neither form. Never throws. */
export function parseUic(bytes: Uint8Array): UicTicket | undefined {
  return ofContainer(bytes) ?? ofHeader(bytes);
}

function ofContainer(bytes: Uint8Array): UicTicket | undefined {
  const container = parseUicContainer(bytes);
  if (!container) return undefined;
  const { blocks } = container;
  return {
    securityProvider: container.securityProvider,
    contents: blocks.map(({ id }) => id),
    dynamic: false,
    ...optional('head', first(blocks, parseUicHead)),
    ...optional('layout', first(blocks, parseUicLayout)),
    ...optional('fcb', first(blocks, parseFlex)),
    ...optional('db', first(blocks, parseDbRecord)),
    ...optional('cd', first(blocks, parseCdRecord)),
    ...optional('vdv', first(blocks, parseVdvRecord)),
    ...optional('company', readCompanyRecords(blocks)),
  };
}

function ofHeader(bytes: Uint8Array): UicTicket | undefined {
  const header = parseUicHeader(bytes);
  if (!header) return undefined;
  const tickets = header.data.filter(({ format }) => /^FCB[123]$/.test(format));
  const [fcb, ...otherFcbs] = tickets
    .map(({ format, bytes }) => decodeFcb(Number(format.at(-1)), bytes))
    .filter((found) => found !== undefined);
  return {
    contents: header.data.map(({ format }) => format),
    dynamic: header.dynamic,
    ...optional('securityProvider', header.securityProvider),
    ...optional('fcb', fcb),
    ...(otherFcbs.length > 0 ? { otherFcbs } : {}),
  };
}

/** The record's version is `13` for 1.3, else the major version: `02`, `03`. */
function parseFlex({ id, version, bytes }: UicBlock): PerRecord | undefined {
  if (id !== 'U_FLEX') return undefined;
  return decodeFcb(Number(version.startsWith('1') ? 1 : version), bytes);
}

function decodeFcb(version: number, bytes: Uint8Array): PerRecord | undefined {
  if (version !== 1 && version !== 2 && version !== 3) return undefined;
  return decodePer(fcbSchema(version satisfies FcbVersion), 'UicRailTicketData', bytes);
}

function first<T>(blocks: readonly UicBlock[], parse: (block: UicBlock) => T | undefined): T | undefined {
  for (const block of blocks) {
    const parsed = parse(block);
    if (parsed !== undefined) return parsed;
  }
  return undefined;
}

function optional<Name extends string, T>(name: Name, value: T | undefined): { readonly [Key in Name]?: T } {
  // The computed name is the one of the type.
  return (value === undefined ? {} : { [name]: value }) as { readonly [Key in Name]?: T };
}
