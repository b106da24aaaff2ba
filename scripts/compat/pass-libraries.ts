/** Libraries that read a pass to make others of it: @walletpass/pass-js and passkit-generator. */
import { unzipSync } from 'fflate';
import { installedIn } from './installed.ts';
import type { Compared, CorpusPass, Missing, PassContent, Reader, Reading } from './reader.ts';

const sections = ['headerFields', 'primaryFields', 'secondaryFields', 'auxiliaryFields', 'backFields'] as const;
const styles = ['boardingPass', 'eventTicket', 'coupon', 'storeCard', 'generic'] as const;
const simple = [
  'description',
  'organizationName',
  'logoText',
  'serialNumber',
  'passTypeIdentifier',
  'teamIdentifier',
] as const;
const looks = [
  'backgroundColor',
  'foregroundColor',
  'labelColor',
  'expirationDate',
  'relevantDate',
  'groupingIdentifier',
] as const;

type Field = { readonly key: string; readonly label?: string; readonly value: unknown };

const installWith = (name: string) => `npm install --prefix FOLDER ${name}, and --tools FOLDER`;

/** What a library tells of a pass. */
type Told = {
  readonly top: (name: string) => unknown;
  readonly fields: (section: (typeof sections)[number]) => readonly Field[];
};

/** @walletpass/pass-js takes a whole .pkpass as a template. */
export function openPassJs(folder: string): Reader | Missing {
  const name = '@walletpass/pass-js';
  const installed = installedIn(folder, name);
  if (!installed) return { name, install: installWith(name) };
  const { Template } = installed.module as { Template: { fromBuffer: (bytes: Buffer) => Promise<PassTemplate> } };
  return {
    name,
    version: installed.version,
    async read({ bytes, pass }) {
      const template = await Template.fromBuffer(Buffer.from(bytes));
      return compare(pass, {
        top: (key) => template.fields[key],
        fields: (section) => [...(template[section]?.entries() ?? [])].map(([key, field]) => ({ ...field, key })),
      });
    },
  };
}

type PassTemplate = {
  readonly [S in (typeof sections)[number]]?: Map<string, Omit<Field, 'key'>>;
} & { readonly fields: Record<string, unknown> };

/** passkit-generator takes the files of a pass. */
export function openPasskitGenerator(folder: string): Reader | Missing {
  const name = 'passkit-generator';
  const installed = installedIn(folder, name);
  if (!installed) return { name, install: installWith(name) };
  const { PKPass } = installed.module as { PKPass: new (files: Record<string, Buffer>) => GeneratedPass };
  return {
    name,
    version: installed.version,
    read({ bytes, pass }) {
      const { 'manifest.json': _, signature: __, ...files } = unzipSync(bytes);
      const read = new PKPass(
        Object.fromEntries(Object.entries(files).map(([path, file]) => [path, Buffer.from(file)])),
      );
      return compare(pass, {
        top: (key) => read.props[key],
        fields: (section) => read[section] ?? [],
      });
    },
  };
}

type GeneratedPass = { readonly [S in (typeof sections)[number]]?: readonly Field[] } & {
  readonly props: Record<string, unknown>;
};

/** Everything that such a library knows: the names on top, the fields of every section, and the codes. */
function compare(pass: PassContent, told: Told): Reading {
  const style = styles.find((each) => pass[each] !== undefined);
  const body = (style ? pass[style] : {}) as Record<string, readonly Field[] | undefined>;
  const top = [...simple, ...looks]
    .filter((name) => pass[name] !== undefined && !(name in beyond && told.top(name) === undefined))
    .map((name): Compared => ({ field: name, wanted: timeText(pass[name]), got: timeText(told.top(name)) }));
  const fields = sections.flatMap((section) =>
    (body[section] ?? []).flatMap(({ key, label, value }): Compared[] => {
      const got = told.fields(section).find((field) => field.key === key);
      return [
        { field: `${section}, label`, wanted: label, got: got?.label },
        { field: `${section}, value`, wanted: timeText(value), got: timeText(got?.value) },
      ];
    }),
  );
  const barcodes = told.top('barcodes') as PassContent['barcodes'];
  return {
    fields: [...top, ...fields],
    ...(pass.barcodes
      ? {
          code:
            JSON.stringify(plain(barcodes)) === JSON.stringify(plain(pass.barcodes))
              ? ('equal' as const)
              : ('other' as const),
        }
      : {}),
  };
}

/** Names that not every library knows: what it does not tell at all is not held against it. */
const beyond: Readonly<Record<string, true>> = { groupingIdentifier: true };

const plain = (codes: CorpusPass['pass']['barcodes']) =>
  codes?.map(({ format, message, messageEncoding }) => [format, message, messageEncoding.toLowerCase()]);

/** Libraries make dates of dates. */
const timeText = (value: unknown): unknown => (value instanceof Date ? value.toISOString() : value);
