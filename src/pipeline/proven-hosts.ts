import { parse } from 'tldts';
import type { DocumentNode } from '#src/documents/document.ts';
import { walkDocuments } from '#src/documents/tree.ts';
import { plainLetters } from '#src/passes/plain-letters.ts';
import type { Ticket } from '#src/tickets/ticket.ts';

/**
 * The hosts that a pass may link to: registrable domains (`example.org`) that the ticket's own mail was sent from, or that
 * its code leads to, and that are called as its issuer, carrier or venue. A printed address alone proves nothing; a sender
 * who only claims a domain gains nothing, because the link then leads to that domain's owner.
 */
export function provenHosts(ticket: Ticket, root: DocumentNode): readonly string[] {
  const { issuer, carrier, venue } = ticket.fields;
  const names = [issuer, carrier, venue].flatMap((field) => (field ? namesOf(field.value) : []));
  return [...new Set([...sendersOf(ticket, root), ...codeHost(ticket)])].flatMap((host) => {
    const { domain, domainWithoutSuffix, isIp } = parse(host);
    const called = domainWithoutSuffix && lettersOf(domainWithoutSuffix);
    return domain && called && !isIp && names.includes(called) ? [domain] : [];
  });
}

/** The hosts of the mails that the ticket was read in. */
function sendersOf(ticket: Ticket, root: DocumentNode): string[] {
  const evidence = [ticket.kind, ...Object.values(ticket.fields)].map((reading) => reading.evidence.document);
  const places = [...new Set([...evidence, ...(ticket.barcode ? [ticket.barcode.document] : [])])];
  return walkDocuments(root).flatMap((document) => {
    const address = document.type === 'mail' ? document.from?.address : undefined;
    const isHost = places.some((place) => place === document.id || place.startsWith(`${document.id}.`));
    return address && isHost ? [address.slice(address.lastIndexOf('@') + 1)] : [];
  });
}

function codeHost({ barcode }: Ticket): string[] {
  const text = barcode && !barcode.binary && /^https:\/\//i.test(barcode.text) ? barcode.text : undefined;
  const url = text === undefined ? null : URL.parse(text);
  return url && url.username === '' ? [url.hostname] : [];
}

const leastLetters = 4;

/** What a name may be shortened to in an address: its first words, one or more (`Lufthansa Group`: lufthansa, lufthansagroup). */
function namesOf(name: string): string[] {
  const words = plainLetters(name.slice(0, 100)).split('-');
  return words.map((_, at) => words.slice(0, at + 1).join('')).filter((text) => text.length >= leastLetters);
}

const lettersOf = (label: string): string => plainLetters(label).replaceAll('-', '');
