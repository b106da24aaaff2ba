import type { Problem } from '#src/problems.ts';
import { type FieldName, fieldNames, hasValidity, type TicketFields, type TicketKind } from '#src/tickets/fields.ts';
import { hasClock } from '#src/tickets/time.ts';
import type { BackField } from '../pass-json.ts';
import { entryOf } from './back-entries.ts';
import { boardingMarks } from './boarding-marks.ts';
import { type FieldParts, moneyForm, timeForm } from './candidate.ts';
import { cleanLine, wholeWords } from './clean-text.ts';
import type { Facts } from './facts.ts';
import type { Label } from './label-rows.ts';
import { type ProvenHosts, provenAddress, provenSite } from './links.ts';

/**
 * The back: every fact in full, one field each, in the order of `fieldNames`. Nothing is only on the front. Addresses, numbers
 * and days can be tapped where they are such; an address in the web or of mail only where its host is the issuer's.
 */
export function backFacts(facts: Facts, hosts: ProvenHosts = []): BackField[] {
  const { kind, fields } = facts;
  const printed = fieldNames.flatMap((name): BackField[] => {
    const value = fields[name];
    const entry = entryOf(name, kind);
    if (value === undefined || !entry || isSaidElsewhere(name, fields)) return [];
    const [key, label] = entry;
    return [{ key: `detail_${key}`, label, ...backValue(value, detectorsOf(name, kind, fields, hosts)) }];
  });
  return [...printed, ...boardingFields(facts)];
}

/** What the code of a boarding pass says for the people at the airport, in the words that they print. */
function boardingFields(facts: Facts): BackField[] {
  const { lane, documents } = boardingMarks(facts);
  const texts = [
    ['security', 'SECURITY', lane ?? ''],
    ['documents', 'DOCUMENTS', documents ? 'DOCS OK' : ''],
  ] as const satisfies readonly (readonly [string, Label, string])[];
  return texts.flatMap(([key, label, value]) => (value ? [{ key, label, value, dataDetectorTypes: [] }] : []));
}

/** The line that says who made the pass, from what, and that it is not the original; and whom to ask, where that is set. */
export function originFields({ text, contact }: { readonly text: string; readonly contact: string }): BackField[] {
  const about: BackField = {
    key: 'about_this_pass',
    label: 'ABOUT THIS PASS' satisfies Label,
    value: text,
    dataDetectorTypes: [],
  };
  if (!/\S/.test(contact)) return [about];
  return [
    about,
    { key: 'contact', label: 'CONTACT' satisfies Label, value: contact, dataDetectorTypes: ['PKDataDetectorTypeLink'] },
  ];
}

/** What the holder should compare with the original, first on the back. */
export function doubtFields(problems: readonly Problem[]): BackField[] {
  const value = doubtText(problems);
  return value ? [{ key: 'check_this', label: 'CHECK THIS' satisfies Label, value, dataDetectorTypes: [] }] : [];
}

/** The values to compare: "seat 14 (or 12)"; empty or undefined without any. */
export function doubtText(problems: readonly Problem[]): string | undefined {
  const doubt = problems.find(({ code }) => code === 'ticket.check');
  return doubt && wholeWords(cleanLine(doubt.message.replace(/^[^:]*: /, '')), 1000);
}

/** The carrier is not repeated as issuer, nor a city that its place is called by. */
function isSaidElsewhere(name: FieldName, fields: Facts['fields']): boolean {
  if (name === 'carrier') return fields.carrier === fields.issuer;
  if (name === 'fromCity') return fields.fromCity === fields.from;
  if (name === 'toCity') return fields.toCity === fields.to;
  return false;
}

type BackParts = WithoutName<BackField>;
type WithoutName<T> = T extends unknown ? Omit<T, 'key' | 'label'> : never;

type Detectors = Extract<BackField, { readonly dataDetectorTypes: unknown }>['dataDetectorTypes'];

/** What Wallet may look for in a text (Apple, "PassFieldContent", `dataDetectorTypes`); dates of known zones need none. */
function detectorsOf(name: FieldName, kind: TicketKind, fields: Facts['fields'], hosts: ProvenHosts): Detectors {
  if (name === 'phone') return ['PKDataDetectorTypePhoneNumber'];
  if (name === 'address') return ['PKDataDetectorTypeAddress'];
  if (name === 'website') return provenSite(fields.website, hosts) ? ['PKDataDetectorTypeLink'] : [];
  if (name === 'email') return provenAddress(fields.email, hosts) ? ['PKDataDetectorTypeLink'] : [];
  return name === 'start' && !hasValidity(kind) ? ['PKDataDetectorTypeCalendarEvent'] : [];
}

/** What is no occasion: their days are validities. */

function backValue(value: TicketFields[FieldName], detectors: Detectors): BackParts {
  if (typeof value === 'string') return { value, dataDetectorTypes: detectors };
  if ('local' in value) return detected(timeForm(value, hasClock(value) ? 'both' : 'date', 'long').parts, detectors);
  if ('amount' in value) return detected(moneyForm(value).parts, detectors);
  throw new TypeError('locations are not shown as text');
}

const detected = (parts: FieldParts, dataDetectorTypes: Detectors): BackParts =>
  'dateStyle' in parts || 'currencyCode' in parts ? parts : { ...parts, dataDetectorTypes };
