import type { JsonObject } from '#src/documents/document.ts';
import { listOf } from '#src/documents/shared/texts/json-ld.ts';
import type { StatedFields } from '../draft-of.ts';
import { timeOf } from './schema-time.ts';
import { nameOf, personName, text } from './values.ts';

/** Fields of a member's card (https://schema.org/ProgramMembership). */
export function readMembership(card: JsonObject): StatedFields {
  const program = nameOf(card, 'programName', 'program');
  const organisation = nameOf(card, 'hostingOrganization');
  const until = timeOf(card, ['validUntil', 'validThrough', 'expires']);
  const from = timeOf(card, ['validFrom']);
  return {
    title: program ?? organisation,
    issuer: organisation,
    membershipProgram: program,
    membershipNumber: text(card, 'membershipNumber', 'memberNumber'),
    membershipLevel: text(card, 'membershipLevel', 'tier'),
    passenger: personName(listOf(card.member)[0]),
    validFrom: from && { local: from.local.slice(0, 10) },
    validUntil: until && { local: until.local.slice(0, 10) },
  };
}
