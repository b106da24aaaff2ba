/**
 * Codes of plain text in a layout that no railway has published, read by what cannot be a coincidence: one full date, and two
 * stations by their seven digits of the UIC that exist, differ and lie within a journey of each other. What stands around them
 * is not guessed at. The page confirms the rest; nothing here is surer than it.
 */
import { isReal } from '#src/barcodes/real-time.ts';
import { kilometres } from '#src/tickets/places/distance.ts';
import { stationByCode } from '#src/tickets/places/stations.ts';
import type { RailPart } from './rail-part.ts';
import { railStation, stationFields } from './rail-station.ts';

const shortest = 30;
const longest = 400;
const farthest = 1500;
const daysAround = 400;

/** The journey of a code; none where anything leaves a doubt. */
export function plainTextParts(text: string, contextDay: string): readonly RailPart[] {
  if (text.length < shortest || text.length > longest || !/^[\x20-\x7e\s]+$/.test(text) || /:\/\/|[{}<>]/.test(text))
    return [];
  const found = inColumns(text) ?? inFields(text);
  if (!found || !isNear(found.start, contextDay)) return [];
  const [from, to] = [found.from, found.to].map((code) => railStation({ code, table: 'uic' }));
  const start = { local: found.start, ...(from!.zone ? { zone: from!.zone } : {}) };
  return [{ kind: 'train', fields: { ...stationFields(from!, to!, 0.6), start: [start, 0.5] } }];
}

type Found = { readonly start: string; readonly from: string; readonly to: string };

const moment = String.raw`(\d{2})([/.-])(\d{2})\2(20\d{2})[ T]?(\d{2}:\d{2})`;
const columns = new RegExp(String.raw`${moment}[^0-9A-Za-z]{0,3}(\d{7})[^0-9A-Za-z]{0,3}(\d{7})`, 'g');

/** A moment, then both stations at once behind it: the one place in the text where that is so. */
function inColumns(text: string): Found | undefined {
  const matches = [...text.matchAll(columns)].flatMap(([, day, , month, year, clock, from, to]) => {
    const start = `${year}-${month}-${day}T${clock}`;
    return isReal(start) && isJourney(from!, to!) ? [{ start, from: from!, to: to! }] : [];
  });
  return matches.length === 1 ? matches[0] : undefined;
}

/** Fields between marks: one day, at times with its clock, and two stations among them. */
function inFields(text: string): Found | undefined {
  const fields = text.split(/[;|,#^\t\r\n]+/).map((field) => field.trim());
  const stations = fields.filter((field) => /^\d{7}$/.test(field) && stationByCode('uic', field));
  const days = [...new Set(fields.flatMap(dayIn))];
  const [from, to] = stations;
  if (fields.length < 5 || stations.length !== 2 || days.length !== 1 || !isJourney(from!, to!)) return undefined;
  return { start: days[0]!, from: from!, to: to! };
}

/** `24/11/2026`, `24.11.2026 09:25`, `2026-11-24`, `2026-11-24T09:25`. */
function dayIn(field: string): readonly string[] {
  const turned = field.replace(/^(\d{2})([/.-])(\d{2})\2(20\d{2})/, '$4-$3-$1');
  const match = /^(20\d{2}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2})(?::\d{2})?)?$/.exec(turned);
  const start = match && (match[2] ? `${match[1]}T${match[2]}` : match[1]!);
  return start && isReal(start) ? [start] : [];
}

function isJourney(from: string, to: string): boolean {
  const [start, end] = [stationByCode('uic', from), stationByCode('uic', to)];
  if (!start || !end || start.kind === 'city' || end.kind === 'city') return false;
  const apart = kilometres(start.location, end.location);
  return apart > 1 && apart < farthest;
}

function isNear(start: string, contextDay: string): boolean {
  const days = (Date.parse(start.slice(0, 10)) - Date.parse(contextDay.slice(0, 10))) / 86_400_000;
  return Math.abs(days) <= daysAround;
}
