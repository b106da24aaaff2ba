import { labelEntries, labelWords } from '#src/extraction/words/label-index.ts';
import { roles, type ValueType } from '#src/extraction/words/roles.ts';
import type { Random } from '#test/generator/random.ts';
import type { Fact, Sheet } from '#test/generator/sheet.ts';
import type { Typed } from './examples.ts';

/** All texts that a sheet prints, as layouts put them into cells. */
export function sheetTexts(sheet: Sheet, random: Random): readonly Typed[] {
  const { issuer, heading, addressee, noise } = sheet;
  const facts = [...sheet.tickets.flatMap((ticket) => ticket.facts), ...sheet.order];
  const labels = facts.flatMap(({ label }) => [label, `${label}:`]);
  const prose = Object.values(noise).flatMap((text) => wrapped(text, random.int(24, 95)));
  const around = [issuer.name, issuer.domain, `© ${issuer.name}`, heading, addressee, `${addressee},`];
  return [
    ...facts.flatMap((fact) => valueTexts(fact, { others: facts, random })),
    ...sheet.tickets.flatMap((ticket) => journeyTexts(ticket, random)),
    { text: issuer.address, types: ['address'] },
    { text: issuer.phone, types: ['phone'] },
    { text: `www.${issuer.domain}`, types: ['website'] },
    { text: `info@${issuer.domain}`, types: ['email'] },
    ...[...labels, ...prose, ...around, ...lines(facts, random)].map((text) => ({ text, types: [] })),
  ];
}

/** A value as it may be printed: broken into two lines, with something before or behind it, in capitals, in groups. */
function valueTexts(
  { label, value }: Fact,
  { others, random }: { readonly others: readonly Fact[]; readonly random: Random },
): readonly Typed[] {
  const types = holdsLabels(value) ? [] : typesOfLabel(label);
  const blanks = [...value.matchAll(/ /g)].map((match) => match.index);
  const at = blanks.length > 0 && random.chance(0.3) ? random.pick(blanks) : undefined;
  const other = random.pick(others).value;
  const after = random.pick([
    `, ${other}`,
    `, ${other.toLowerCase()}`,
    ` (${other})`,
    ` · ${other}`,
    ` - ${other}`,
    ' *',
  ]);
  const before = random.pick([
    `${other.split(' ')[0]!.toUpperCase()}: `,
    `${random.letters(4)} `,
    'No. ',
    'Nr. ',
    '# ',
  ]);
  const printed = [
    value,
    ...(at === undefined ? [] : [value.slice(0, at), `${value.slice(0, at)}\n${value.slice(at + 1)}`]),
    ...(random.chance(0.2) ? [value + after] : []),
    ...(random.chance(0.1) && /\d/.test(value) ? [before + value] : []),
    ...(random.chance(0.15) ? [value.toUpperCase()] : []),
    ...(random.chance(0.3) && /^[A-Z\d]{6,}$/.test(value) ? [value.replace(/.{3,4}(?=.{2})/g, '$& ')] : []),
  ];
  const bare = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(value);
  return [...printed, ...(bare ? [`${bare[1]}${bare[2]}`] : [])].map((text) => ({ text, types }));
}

/** "Block B, Row 5, Seat 29": what has labels of its own is no one value. */
function holdsLabels(value: string): boolean {
  const parts = value.split(/[,/·|] ?/);
  return parts.length > 1 && parts.every((part) => labelEntries(labelWords(part.split(' ')[0]!)).length > 0);
}

/** What a label can be a label for; of two languages the first counts. */
function typesOfLabel(label: string): readonly ValueType[] {
  const entries = labelEntries(labelWords(label));
  const own = entries.length > 0 ? entries : labelEntries(labelWords(label.split(/ [/|·] /)[0]!));
  return [...new Set(own.map(({ role }) => roles[role]))];
}

/** Ends of a journey as timetables print them: the clock before or behind the place. */
function journeyTexts({ journey }: Sheet['tickets'][number], random: Random): readonly Typed[] {
  if (!journey) return [];
  const { date, from, fromCode, departs, to, toCode, arrives } = journey;
  return [
    { name: from, code: fromCode, clock: departs },
    { name: to, code: toCode, clock: arrives },
  ].flatMap(({ name, code, clock }) => {
    const place = code && random.chance(0.5) ? `${name} (${code})` : name;
    const both = clock ? [random.pick([`${clock} ${place}`, `${place} ${clock}`, `${date} ${clock}\n${place}`])] : [];
    return [
      ...[place, ...(code ? [code] : [])].map((text) => ({ text, types: ['place', 'stop'] as const })),
      ...both.map((text) => ({ text, types: ['stop'] as const })),
    ];
  });
}

/** Several facts in one line: what a label is offered where columns are not told apart. */
function lines(facts: readonly Fact[], random: Random): readonly string[] {
  return facts.slice(1).flatMap((fact, at) => {
    const { label, value } = facts[at]!;
    return random.pick([[`${label} ${value} ${fact.label}`], [`${label} ${value} ${fact.label} ${fact.value}`], []]);
  });
}

function wrapped(text: string, width: number): readonly string[] {
  const rows: string[] = [];
  for (const word of text.split(' ')) {
    const last = rows.at(-1);
    if (last !== undefined && last.length + word.length < width) rows[rows.length - 1] = `${last} ${word}`;
    else rows.push(word);
  }
  return rows;
}
