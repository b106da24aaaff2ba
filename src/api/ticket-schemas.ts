/** LIST: what goes over the wire of tickets, their evidence and their correction. */
import { z } from 'zod';
import { cleanBlock, cleanLine } from '#src/passes/design/clean-text.ts';
import { eventTypes, type FieldName, fieldNames, ticketKinds, typeOf } from '#src/tickets/fields.ts';
import type { RefusalCode } from '#src/tickets/refusals.ts';
import { isRealTime, offsetIn } from '#src/tickets/time.ts';
import { jobProblem } from './schemas.ts';

const fraction = z.number();
const region = z
  .object({ x: fraction, y: fraction, width: fraction, height: fraction })
  .describe('In fractions of the page, from its top left');

const place = z.object({
  from: z
    .enum(['text', 'picture', 'code', 'markup', 'calendar', 'pass', 'derived', 'model', 'person'])
    .describe('picture: recognised in one; derived: follows from another value; person: corrected'),
  page: z.int().nullable().describe('Number in `pages`, from 1'),
  region: region.nullable(),
  text: z.string().nullable().describe('As it stands there'),
});

const value = z
  .union([
    z.string(),
    z.object({ local: z.string(), zone: z.string().nullable(), offset: z.string().nullable() }),
    z.object({ amount: z.string(), currency: z.string() }),
  ])
  .nullable();

const fieldName = z.enum(fieldNames);
const fieldType = z.enum(['text', 'time', 'money', 'choice']);

const field = z.object({
  name: fieldName,
  type: fieldType,
  state: z
    .enum(['stands', 'check', 'corrected', 'left-out', 'removed'])
    .describe('check: likely, not sure; left-out: contradicts a correction; removed: taken off by one'),
  value: value.describe('What stands on the pass; null when nothing does'),
  read: value.describe('What was read'),
  places: z.array(place).describe('Where the value was read, the place that was chosen first'),
  others: z.array(z.object({ value, places: z.array(place) })).describe('Readings that lost'),
});

/** A ticket as `GET /v1/pipeline/{id}/tickets/{n}` shows it: each value with where it was read and what else was. */
export const ticket = z.object({
  number: z.int(),
  title: z.string(),
  kind: z.object({ value: z.enum(ticketKinds), read: z.enum(ticketKinds) }),
  colour: z.object({ value: z.string(), chosen: z.boolean() }).describe('Background of the pass'),
  fields: z.array(field),
  addable: z
    .array(z.object({ name: fieldName, type: fieldType }))
    .describe('Fields that a ticket of this kind may have and this one has not'),
  code: z
    .object({ symbology: z.string(), page: z.int().nullable(), region: region.nullable() })
    .nullable()
    .describe('Copied byte for byte, and read back to be sure; it cannot be changed'),
  pages: z.array(
    z.object({
      number: z.int(),
      page: z.int().describe('In the file that it is of'),
      name: z.string().nullable().describe('Of that file'),
      width: z.number(),
      height: z.number(),
      url: z.string(),
    }),
  ),
  problems: z.array(jobProblem),
});

/** A ticket before it is checked, as our own code writes it. */
export type TicketJson = z.input<typeof ticket>;

/** What `faultsOf` makes the refusal of. */
const as = (code: RefusalCode): string => code;

const line = (most: number) =>
  z
    .string()
    .max(most, as('too-long'))
    .transform(cleanLine)
    .refine((text) => text !== '', as('empty'));

const code = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9]{2,10}$/, as('code'));

const time = z
  .strictObject({
    local: z
      .string()
      .refine((local) => isRealTime(local) && /^(19|20|21)/.test(local), as('time'))
      .describe('2027-03-14T19:30, or 2027-03-14 for a day'),
    zone: z.string().max(60).optional().describe('IANA name; the zone of the place where it is left out'),
  })
  .refine(({ zone, local }) => zone === undefined || offsetIn(zone, local) !== undefined, {
    message: as('zone'),
    path: ['zone'],
  });

const money = z.strictObject({
  amount: z.string().regex(/^\d{1,12}(\.\d{1,4})?$/, as('amount')),
  currency: z.string().regex(/^[A-Z]{3}$/, as('currency')),
});

/** LIST: texts with a rule of their own. */
const texts: { readonly [Name in FieldName]?: z.ZodType } = {
  fromCode: code,
  toCode: code,
  carrierCode: code,
  conditions: z
    .string()
    .max(4000, as('too-long'))
    .transform((text) => cleanBlock(text, 4000))
    .refine((text) => text !== '', as('empty')),
  email: z
    .string()
    .trim()
    .max(254)
    .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, as('email')),
};

const byType = { time, money, choice: z.enum(eventTypes) };

/** Fields that a person can correct: all but places on earth, which follow from words. */
const correctable = fieldNames.filter((name) => typeOf(name) !== 'location');

const correctedFields = z.strictObject(
  Object.fromEntries(correctable.map((name) => [name, schemaOf(name).nullable().optional()])),
);

function schemaOf(name: FieldName): z.ZodType {
  const type = typeOf(name);
  return type === 'text' || type === 'location' ? (texts[name] ?? line(300)) : byType[type];
}

/** A correction: what it names changes, null takes back, everything else stays. */
export const ticketPatch = z.strictObject({
  kind: z.enum(ticketKinds).nullish().describe('null: as it was read'),
  colour: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, as('colour'))
    .nullish()
    .describe('Background of the pass, made readable; null: as it was'),
  fields: correctedFields.optional().describe('null takes a field off'),
  restore: z
    .array(z.enum(correctable))
    .max(correctable.length)
    .optional()
    .describe('Fields whose corrections are taken back: they are as they were read again'),
});
