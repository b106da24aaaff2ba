import { strToU8, zipSync } from 'fflate';
import type { JsonObject } from '#src/documents/document.ts';
import { readPass } from '#src/documents/inside/pass/read-pass.ts';
import type { RawPart } from '#src/documents/shared/mail/raw-part.ts';
import { attachedPass } from '#src/extraction/attached-pass/extract.ts';
import { fieldsOf, type PassField } from '#src/extraction/attached-pass/pass-fields.ts';
import { valuesOf } from '#test/support/code-input.ts';
import { extractionInput } from '#test/support/mails.ts';

const basic = {
  formatVersion: 1,
  passTypeIdentifier: 'pass.example',
  organizationName: 'Example Air',
  description: 'Pass',
};

const partsOf = (pass: object): RawPart[] =>
  readPass(zipSync({ 'pass.json': strToU8(JSON.stringify({ ...basic, ...pass })) })).map((each) => ({
    type: 'pass',
    ...each,
  }));

/** What the reader of passes makes of those that are attached to one mail, by their pass.json. */
export function passDrafts(...passes: readonly object[]) {
  const input = extractionInput({ type: 'mail', parts: passes.flatMap(partsOf) });
  return attachedPass.match(input) ? attachedPass.extract(input) : [];
}

/** The values that one pass gives. */
export const readAttached = (pass: object) => passDrafts(pass).map(valuesOf)[0];

/** A field of a pass as issuers write it. */
export const passField = (key: string, label: string, value: string | number, more: object = {}) => ({
  key,
  label,
  value,
  ...more,
});

/** Fields of a pass as they are read: each a label with its value, all in one section. */
export const passFields = (
  rows: readonly (readonly [label: string, value: string | number, more?: object])[],
  section: PassField['section'] = 'secondary',
): readonly PassField[] =>
  fieldsOf({
    [`${section}Fields`]: rows.map(([label, value, more], at) => passField(`k${at}`, label, value, more)),
  } as JsonObject);
