import type { TicketJson } from '#src/api/ticket-schemas.ts';

export type { TicketJson };
export type FieldJson = TicketJson['fields'][number];
export type FieldName = FieldJson['name'];
export type ValueJson = FieldJson['value'];
export type PlaceJson = FieldJson['places'][number];
export type Kind = TicketJson['kind']['value'];
export type Region = NonNullable<PlaceJson['region']>;

/** A change of a ticket, as `PATCH /v1/pipeline/{id}/tickets/{n}` takes it. */
export type Patch = {
  readonly kind?: Kind | null;
  readonly colour?: string | null;
  readonly fields?: { readonly [Name in FieldName]?: unknown };
  readonly restore?: readonly FieldName[];
};

/** A ticket as it is shown until the server has answered: a doubtful value that is settled is none any more. */
export function settledBy(ticket: TicketJson, { fields = {} }: Patch): TicketJson {
  const settled = (field: FieldJson): FieldJson => {
    const value = fields[field.name] as ValueJson | undefined;
    return field.state === 'check' && value ? { ...field, state: 'corrected', value } : field;
  };
  return { ...ticket, fields: ticket.fields.map(settled) };
}

/** A value as it is sent: a time without the offset, which follows from its zone. */
export function given(value: ValueJson): unknown {
  if (typeof value !== 'object' || value === null || !('local' in value)) return value;
  return { local: value.local, ...(value.zone ? { zone: value.zone } : {}) };
}
