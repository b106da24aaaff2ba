import type { BackField, PassField, PassJson, PassStyle, StyleFields } from '#src/passes/pass-json.ts';

/** What `/v1/pipeline/{id}/passes/{n}/preview` gives. */
export type PassPreview = {
  readonly pass: PassJson;
  readonly code: { readonly width: number; readonly height: number; readonly path: string } | null;
  /** PNGs in base64, two pixels a point. */
  readonly images?: { readonly logo?: string; readonly strip?: string; readonly thumbnail?: string };
};

const styles: readonly PassStyle[] = ['boardingPass', 'eventTicket', 'generic', 'coupon', 'storeCard'];

/** The style of a pass and its fields. */
export function styleOf(pass: PassJson): { readonly style: PassStyle; readonly fields: StyleFields } {
  const style = styles.find((each) => each in pass)!;
  return { style, fields: (pass as unknown as Record<PassStyle, StyleFields>)[style] };
}

/** A value as Wallet writes it: dates with the clock of the place, amounts with their currency. */
export function shown(field: PassField | BackField): string {
  if ('currencyCode' in field)
    return new Intl.NumberFormat('en', { style: 'currency', currency: field.currencyCode }).format(field.value);
  if (!('dateStyle' in field)) return field.value;
  // The offset is left out on purpose: the pass says to show the time of the place.
  const local = new Date(`${field.value.slice(0, 16)}Z`);
  const date = styleNames[field.dateStyle];
  const time = styleNames[field.timeStyle];
  return new Intl.DateTimeFormat('en-GB', {
    timeZone: 'UTC',
    ...(date ? { dateStyle: date } : {}),
    ...(time ? { timeStyle: 'short' } : {}),
  }).format(local);
}

const styleNames = {
  PKDateStyleNone: undefined,
  PKDateStyleShort: 'short',
  PKDateStyleMedium: 'medium',
  PKDateStyleLong: 'long',
  PKDateStyleFull: 'full',
} as const;
