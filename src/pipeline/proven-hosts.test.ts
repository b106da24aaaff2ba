import { describe, expect, it } from 'vitest';
import type { DocumentNode } from '#src/documents/document.ts';
import { code, ticket } from '#test/support/ticket-builder.ts';
import { provenHosts } from './proven-hosts.ts';

const page: DocumentNode = { type: 'text', format: 'plain', id: '0.1', pages: [], markup: [], links: [], parts: [] };

/** A mail whose text the ticket of `test/support/ticket-builder.ts` is read in. */
const mailFrom = (address: string): DocumentNode => ({ type: 'mail', id: '0', from: { address }, parts: [page] });

describe('provenHosts', () => {
  it.each([
    ['booking@flixbus.de', 'FlixBus', ['flixbus.de']],
    ['no-reply@mail.lufthansa.com', 'Lufthansa Group AG', ['lufthansa.com']],
    ['tickets@ocado.co.uk', 'Ocado', ['ocado.co.uk']],
    ['x@sncf-connect.com', 'SNCF Connect', ['sncf-connect.com']],
    ['someone@gmail.com', 'FlixBus', []],
    ['x@flixbus.evil.example', 'FlixBus', []],
    ['x@flixbus-tickets.com', 'FlixBus', []],
    ['x@[127.0.0.1]', '127', []],
    ['x@db.de', 'DB', []],
  ])('takes a mail from %s for the house of %s: %j', (address, issuer, hosts) => {
    expect(provenHosts(ticket('bus', { issuer }), mailFrom(address))).toEqual(hosts);
  });

  it('takes the code for a proof, and a printed site for none', () => {
    const venue = 'Prado';
    const coded = ticket('event', { venue }, { barcode: code('qr', 'https://tickets.prado.es/v?1') });
    expect(provenHosts(coded, page)).toEqual(['prado.es']);
    expect(provenHosts(ticket('event', { venue, website: 'https://prado.es' }), page)).toEqual([]);
    const disguised = ticket('event', { venue }, { barcode: code('qr', 'https://prado.es@evil.example/') });
    expect(provenHosts(disguised, page)).toEqual([]);
  });

  it('does not take the mail of another ticket for a proof', () => {
    const elsewhere: DocumentNode = { ...mailFrom('a@flixbus.de'), id: '1' } as DocumentNode;
    expect(provenHosts(ticket('bus', { issuer: 'FlixBus' }), elsewhere)).toEqual([]);
  });
});
