import { type Compared, type CorpusPass, isEqual, type Missing, type Reader, type Reading, toldOf } from './reader.ts';

/** What one reader made of all passes. */
export type Measured = {
  readonly reader: Reader;
  readonly readings: readonly { readonly pass: CorpusPass; readonly reading: Reading }[];
};

/** The page: a row for each reader and a column for each kind, what differed, what is missing; the last line counts codes. */
export function compatibilityPage(
  measured: readonly Measured[],
  missing: readonly Missing[],
  versions: string,
): string {
  const kinds = [...new Set(measured.flatMap(({ readings }) => readings.map(({ pass }) => pass.trip.kind)))].sort();
  const passes = measured[0]?.readings.length ?? 0;
  const head = ['reader', 'all', ...kinds];
  const rows = measured.map(({ reader, readings }) => [
    reader.name,
    cellOf(readings),
    ...kinds.map((kind) => cellOf(readings.filter(({ pass }) => pass.trip.kind === kind))),
  ]);
  const differing = measured.flatMap(({ reader, readings }) => [
    ...refusals(reader.name, readings),
    ...differences(reader.name, readings),
  ]);
  return [
    '# What other readers make of our passes',
    '',
    `\`npm run compat\` converts every document of \`test/corpus\` and gives its ${passes} passes to readers that others wrote. Each cell:`,
    'passes that were read of those that there are; values equal of those that the reader told. Where it is silent, it is no reader of such tickets.',
    '(zxing-wasm is also what we draw and read codes with ourselves; the others share no code with us.)',
    '',
    line(head),
    line(head.map(() => '---')),
    ...rows.map(line),
    '',
    versions,
    '',
    '## What differs',
    '',
    ...(differing.length > 0 ? differing : ['Nothing.']),
    '',
    "KItinerary takes the description of an event's pass for its name and the words for the lock screen for its venue: both are that now.",
    'The end of an event it makes up of the day the pass expires, and boarding of a date of relevance: neither key says that, so neither is counted. Our',
    'JSON-LD tells it all of that.',
    '',
    '## What was not here',
    '',
    ...(missing.length > 0 ? missing.map(({ name, install }) => `- ${name}: ${install}`) : ['Nothing.']),
    '',
    codesLine(measured),
    '',
  ].join('\n');
}

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

function cellOf(readings: Measured['readings']): string {
  const read = readings.flatMap(({ reading }) => toldOf(reading) ?? []);
  if (readings.length === 0) return '';
  if (read.length === 0) return 'silent';
  const fields = read.flatMap((reading) => reading.fields);
  const values = fields.length > 0 ? `; ${fields.filter(isEqual).length}/${fields.length}` : '';
  return `${read.length}/${readings.length}${values}`;
}

/** Passes that a reader took nothing of, by its reason. */
function refusals(name: string, readings: Measured['readings']): string[] {
  const reasons = readings.flatMap(({ reading }) =>
    reading !== 'silent' && 'refused' in reading ? [reading.refused] : [],
  );
  return [...new Set(reasons)].map((reason) => {
    const count = reasons.filter((each) => each === reason).length;
    return `- ${name}: refuses ${count} of ${readings.length}: \`${text(reason)}\``;
  });
}

/** Each field that a reader told otherwise, how often, with one example; values are invented ones of the corpus. */
function differences(name: string, readings: Measured['readings']): string[] {
  const byField = new Map<string, { count: number; of: number; example?: Compared }>();
  for (const { reading } of readings) {
    for (const compared of toldOf(reading)?.fields ?? []) {
      const entry = byField.get(compared.field) ?? { count: 0, of: 0 };
      entry.of += 1;
      if (!isEqual(compared)) {
        entry.count += 1;
        entry.example ??= compared;
      }
      byField.set(compared.field, entry);
    }
  }
  return [...byField].flatMap(([field, { count, of, example }]) =>
    count > 0 && example
      ? [`- ${name}: ${field}, ${count} of ${of}: \`${text(example.got)}\` where we say \`${text(example.wanted)}\``]
      : [],
  );
}

const text = (value: unknown): string =>
  (value === undefined ? 'nothing' : String(value)).replaceAll('`', "'").slice(0, 80);

/** How many codes came back, each counted once: equal where every reader that told it told the same bytes. */
function codesLine(measured: readonly Measured[]): string {
  const byPass = new Map<string, readonly string[]>();
  for (const { pass, reading } of measured.flatMap(({ readings }) => readings)) {
    const code = toldOf(reading)?.code;
    if (code) byPass.set(pass.id, [...(byPass.get(pass.id) ?? []), code]);
  }
  const equal = [...byPass.values()].filter((codes) => codes.every((code) => code === 'equal'));
  return `codes equal: ${equal.length} of ${byPass.size}`;
}

/** For the terminal: codes of each reader. */
export function codesOf({ reader, readings }: Measured): string {
  const codes = readings.flatMap(({ pass, reading }) => {
    const code = toldOf(reading)?.code;
    return code ? [{ pass, code }] : [];
  });
  const other = codes
    .filter(({ code }) => code === 'other')
    .map(({ pass }) => `${pass.id} (${pass.trip.code?.symbology})`);
  return `${reader.name}: ${codes.length - other.length} of ${codes.length} codes equal${other.length > 0 ? `; not: ${other.join(', ')}` : ''}`;
}
