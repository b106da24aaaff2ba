/** LIST: every key of pass.json that we write; one schema, in the order of its source. */
import { z } from 'zod';
import { semanticsSchema } from './pass-semantics.ts';
import { dateText, latitude, longitude, text } from './pass-values.ts';

/**
 * The schema of pass.json: every key that we write, and no other. It rejects and never strips, because a silent
 * loss is how ticket data disappears. Apple, "Wallet Passes", 2026.
 */

const dateStyle = z.enum([
  'PKDateStyleNone',
  'PKDateStyleShort',
  'PKDateStyleMedium',
  'PKDateStyleLong',
  'PKDateStyleFull',
]);

const fieldBase = { key: z.string().regex(/^[a-z][a-z0-9_]{0,59}$/), label: text(60).optional() };
const frontBase = { ...fieldBase, row: z.union([z.literal(0), z.literal(1)]).optional() };
const dateParts = {
  value: dateText,
  dateStyle,
  timeStyle: dateStyle,
  ignoresTimeZone: z.literal(true),
};
const moneyParts = { value: z.number(), currencyCode: z.string().regex(/^[A-Z]{3}$/) };

/** A field on the front: text, a date of the place, or an amount. */
const frontField = z.union([
  z.strictObject({ ...frontBase, value: text(200) }),
  z.strictObject({ ...frontBase, ...dateParts }),
  z.strictObject({ ...frontBase, ...moneyParts }),
]);

// What a document said becomes a link, a number or a place to tap only where we say so; without the key all would.
const detectors = {
  dataDetectorTypes: z
    .array(
      z.enum([
        'PKDataDetectorTypePhoneNumber',
        'PKDataDetectorTypeLink',
        'PKDataDetectorTypeAddress',
        'PKDataDetectorTypeCalendarEvent',
      ]),
    )
    .max(1),
};

const backField = z.union([
  z.strictObject({ ...fieldBase, ...detectors, value: text(4000, true) }),
  z.strictObject({ ...fieldBase, ...dateParts }),
  z.strictObject({ ...fieldBase, ...moneyParts }),
]);

const fields = (most: number) => z.array(frontField).max(most);
const backFields = z.array(backField).max(80);

const boardingPass = z.strictObject({
  transitType: z.enum([
    'PKTransitTypeAir',
    'PKTransitTypeTrain',
    'PKTransitTypeBus',
    'PKTransitTypeBoat',
    'PKTransitTypeGeneric',
  ]),
  headerFields: fields(3),
  // From and to; one of them, or a title, where no more is known.
  primaryFields: z.array(frontField).min(1).max(2),
  auxiliaryFields: fields(5),
  secondaryFields: fields(4),
  backFields,
});

const cardOf = (auxiliary: number) =>
  z.strictObject({
    headerFields: fields(3),
    primaryFields: z.array(frontField).length(1),
    secondaryFields: fields(4),
    auxiliaryFields: fields(auxiliary),
    backFields,
  });

/** Apple, "Creating a poster generic pass" (iOS 27). */
const posterGeneric = z.strictObject({
  headerFields: fields(1),
  primaryFields: z.array(frontField).min(1).max(4),
  footerFields: fields(1),
  backFields,
});
const poster = { posterGeneric: posterGeneric.optional() };

const barcodeFormats = [
  'PKBarcodeFormatQR',
  'PKBarcodeFormatAztec',
  'PKBarcodeFormatPDF417',
  'PKBarcodeFormatCode128',
  'PKBarcodeFormatEAN13',
  'PKBarcodeFormatCode39',
  'PKBarcodeFormatCodabar',
  'PKBarcodeFormatI2of5',
] as const;

const barcode = z.strictObject({
  format: z.enum(barcodeFormats),
  message: z.string().min(1).max(7089),
  messageEncoding: z.string().regex(/^[A-Za-z0-9_.:-]{1,40}$/),
  altText: text(25).optional(),
});

const relevantDate = z.union([
  // iOS 18 calls it `relevantDate`, iOS 26 `date` (Apple, "Pass.RelevantDates").
  z.strictObject({ date: dateText, relevantDate: dateText }),
  z.strictObject({ startDate: dateText, endDate: dateText }).refine((span) => {
    const length = Date.parse(span.endDate) - Date.parse(span.startDate);
    return length > 0 && length <= 86_400_000;
  }, 'an interval ends after it begins and within 24 hours'),
]);

const colour = z
  .string()
  .regex(/^rgb\((25[0-5]|2[0-4]\d|1?\d?\d), (25[0-5]|2[0-4]\d|1?\d?\d), (25[0-5]|2[0-4]\d|1?\d?\d)\)$/);

/**
 * What can be done with a pass, below its face (Apple, "Pass", `featuredActions`, iOS 27): two at most. Of its types only a
 * call is certain: `place` takes an identifier of Apple's maps, and the others lead to pages of an issuer that nobody told us.
 */
const featuredActions = z
  .array(
    z.strictObject({
      identifier: z.literal('call'),
      type: z.literal('call'),
      url: z.string().regex(/^tel:\+\d{7,15}$/),
    }),
  )
  .min(1)
  .max(2);

/** How to reach who carries (Apple, "Creating an airline boarding pass using semantic tags", iOS 26). */
const provider = {
  transitProviderPhoneNumber: z
    .string()
    .regex(/^\+\d{7,15}$/)
    .optional(),
  transitProviderEmail: z.email().max(200).optional(),
  transitProviderWebsiteURL: z
    .url({ protocol: /^https$/ })
    .max(1000)
    .optional(),
};

const topLevel = {
  formatVersion: z.literal(1),
  passTypeIdentifier: z.string().regex(/^pass\.[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*$/),
  teamIdentifier: z.string().regex(/^[A-Z0-9]{10}$/),
  serialNumber: z.uuid(),
  organizationName: text(100),
  description: text(200),
  logoText: text(25).optional(),
  backgroundColor: colour,
  foregroundColor: colour,
  labelColor: colour,
  expirationDate: dateText.optional(),
  locations: z
    .array(z.strictObject({ latitude, longitude, relevantText: text(40).optional() }))
    .min(1)
    .max(10)
    .optional(),
  barcodes: z.array(barcode).min(1).max(2).optional(),
  semantics: semanticsSchema.optional(),
  featuredActions: featuredActions.optional(),
};

const relevance = { relevantDate: dateText.optional(), relevantDates: z.array(relevantDate).min(1).max(31).optional() };
const grouping = { groupingIdentifier: text(100).optional() };

const scheme = z.tuple([z.literal('semanticBoardingPass'), z.literal('boardingPass')]);

const byStyle = {
  boardingPass: z.strictObject({
    ...topLevel,
    ...relevance,
    ...grouping,
    ...provider,
    preferredStyleSchemes: scheme.optional(),
    boardingPass,
  }),
  eventTicket: z.strictObject({ ...topLevel, ...relevance, ...grouping, eventTicket: cardOf(8) }),
  generic: z.strictObject({ ...topLevel, ...relevance, ...poster, generic: cardOf(4) }),
  // Coupons and cards support no dates of relevance: Wallet would put them away a day later.
  coupon: z.strictObject({ ...topLevel, ...poster, coupon: cardOf(4) }),
  storeCard: z.strictObject({ ...topLevel, ...poster, storeCard: cardOf(4) }),
};

/** One pass.json; exactly one style. */
export const passJsonSchema = z.union(Object.values(byStyle));

/** As `passJsonSchema.parse`, for a pass whose style is known: quicker, and complains about that style alone. */
export const parsePassJson = (style: PassStyle, pass: unknown): PassJson => byStyle[style].parse(pass);

/** A whole pass.json. */
export type PassJson = z.infer<typeof passJsonSchema>;
/** A field of the front. */
export type PassField = z.infer<typeof frontField>;
/** A field of the back, where links work. */
export type BackField = z.infer<typeof backField>;
/** What a pass says as a poster (iOS 27). */
export type PosterFields = z.infer<typeof posterGeneric>;
/** A code as Wallet draws it. */
export type PassBarcode = z.infer<typeof barcode>;
/** When Wallet brings the pass up on the lock screen. */
export type RelevantDate = z.infer<typeof relevantDate>;
/** What a boarding pass is for; it decides the symbol between the places. */
export type TransitType = z.infer<typeof boardingPass>['transitType'];
/** Which of Wallet's five faces a pass has. */
export type PassStyle = 'boardingPass' | 'eventTicket' | 'generic' | 'coupon' | 'storeCard';

/** The styles' names, in the order Wallet documents them. */
export const passStyles = [
  'boardingPass',
  'eventTicket',
  'generic',
  'coupon',
  'storeCard',
] as const satisfies readonly PassStyle[];

/** The fields of a pass, whatever its style. */
export type StyleFields = {
  readonly headerFields: readonly PassField[];
  readonly primaryFields: readonly PassField[];
  readonly secondaryFields: readonly PassField[];
  readonly auxiliaryFields: readonly PassField[];
  readonly backFields: readonly BackField[];
};
