/**
 * What the reference of the Google Wallet API lists for each resource (developers.google.com/wallet/reference/rest, as published in its
 * discovery document of April 2026): the properties, their types, and by `!` those that it calls required.
 */
import { readFileSync } from 'node:fs';

const tables = JSON.parse(readFileSync(new URL('./field-tables.json', import.meta.url), 'utf8')) as Readonly<
  Record<string, Readonly<Record<string, string>>>
>;

/** LIST: values of the reference's enumerations, as far as we use such properties. */
const enumerations: Readonly<Record<string, readonly string[]>> = {
  reviewStatus: ['DRAFT', 'UNDER_REVIEW'],
  state: ['ACTIVE', 'COMPLETED', 'EXPIRED', 'INACTIVE'],
  transitType: ['BUS', 'RAIL', 'TRAM', 'FERRY', 'OTHER'],
  tripType: ['ROUND_TRIP', 'ONE_WAY'],
  redemptionChannel: ['INSTORE', 'ONLINE', 'BOTH', 'TEMPORARY_PRICE_REDUCTION'],
  renderEncoding: ['UTF_8'],
  type: 'AZTEC CODE_39 CODE_128 CODABAR DATA_MATRIX EAN_8 EAN_13 ITF_14 PDF_417 QR_CODE UPC_A TEXT_ONLY'.split(' '),
};

/** Sentences on everything in a resource that the reference does not know, has as another type, or misses. */
export function faultsIn(type: string, value: unknown, path = type): string[] {
  const table = tables[type];
  if (!table) return [`${path}: the reference has no ${type}`];
  if (typeof value !== 'object' || value === null) return [`${path}: is no ${type}`];
  const present = Object.entries(value).filter(([, each]) => each !== undefined);
  const missing = Object.keys(table).filter(
    (name) => table[name]!.endsWith('!') && !present.some(([own]) => own === name),
  );
  return [
    ...missing.map((name) => `${path}.${name}: is required`),
    ...present.flatMap(([name, each]) =>
      faultsOf(table[name]?.replace('!', ''), { name, value: each, path: `${path}.${name}` }),
    ),
  ];
}

type Property = { readonly name: string; readonly value: unknown; readonly path: string };

function faultsOf(type: string | undefined, { name, value, path }: Property): string[] {
  if (!type) return [`${path}: the reference does not list it`];
  if (type.endsWith('[]')) {
    if (!Array.isArray(value)) return [`${path}: is no list`];
    return value.flatMap((each: unknown, at) =>
      faultsOf(type.slice(0, -2), { name, value: each, path: `${path}[${at}]` }),
    );
  }
  const known = enumerations[name];
  if (type === 'string' && known && !known.includes(String(value))) return [`${path}: ${value} is none of ${known}`];
  if (type === 'string' || type === 'number') return typeof value === type ? [] : [`${path}: is no ${type}`];
  return faultsIn(type, value, path);
}
