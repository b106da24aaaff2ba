import { type Lookalike, payloadOf } from './lookalike.ts';

/** The line of a document in `index.json`, in the layout of the corpus. */
export function entryOf({ id, upload, vendor, expect, lang, subject }: Lookalike) {
  return {
    id,
    input: `${id}.${upload}`,
    doc: upload,
    vendor: vendor ?? id,
    variant: 'main',
    split: 'dev',
    year_added: 2026,
    expect,
    ...(lang ? { language: lang } : {}),
    ...(subject ? { subject } : {}),
  };
}

/** The tickets of a document as they should be read: names of codes are replaced by their payload. */
export function truthOf(one: Lookalike) {
  const tickets = one.tickets.map((ticket) => {
    const { barcode } = ticket.fields;
    const code = typeof barcode === 'string' ? one.codes[barcode] : undefined;
    const drawn = code && { base64: Buffer.from(payloadOf(code)).toString('base64'), symbology: code.symbology };
    const named = Object.keys(ticket.fields).map((name) => [name, name === 'barcode' ? 'barcode' : 'literal']);
    return {
      ...ticket,
      fields: { ...ticket.fields, ...(drawn ? { barcode: drawn } : {}) },
      evidence: ticket.evidence ?? Object.fromEntries(named),
    };
  });
  return {
    ...entryOf(one),
    tags: [],
    fixture: one.id,
    licence: 'CC0-1.0',
    context: one.context ?? one.mail?.date,
    tickets,
  };
}
