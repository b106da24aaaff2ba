import { expect, it } from 'vitest';
import { drawPass } from '#src/passes/make-pass.ts';
import { type FieldName, type TicketKind, ticketKinds } from '#src/tickets/fields.ts';
import { at, code, ticket } from '#test/support/ticket-builder.ts';
import { type Corrected, correctPass, drawCorrected } from './correct-pass.ts';
import { packTickets } from './kept-tickets.ts';

const signer = { passTypeIdentifier: 'pass.com.example.test', teamIdentifier: 'TEST123456' };

/** A concert of a file as it is stored, with a code whose bytes are no text. */
function record(payload = Buffer.from([0, 1, 2, 200, 255, 13, 10])) {
  const fields = { title: 'Winter Light', venue: 'Hall', start: at('2099-03-14T19:30'), row: '4', seat: '7' };
  const concert = ticket('event', fields, { barcode: code('aztec', payload) });
  const issuer = { serviceName: 'Passlift', contact: 'help@passlift.example', fileName: 'ticket.pdf' };
  const design = {
    ...issuer,
    serialNumber: '6f0b8f4e-3a55-4a43-a3a9-7a7f1e4b9d10',
    now: '2099-01-01T00:00:00Z',
    images: new Map(['strip.png', 'strip@2x.png', 'logo.png', 'thumbnail.png'].map((name) => [name, picture])),
  };
  const drawn = drawPass(concert, design, signer);
  if ('refused' in drawn) throw new Error(drawn.refused.message);
  const pass = {
    ticket: 0,
    design,
    passJson: drawn.passJson,
    texts: drawn.texts,
    bytes: new Uint8Array(),
    fileName: '',
    serialNumber: '',
    proof: 'equal' as const,
  };
  const base = { problems: [], eligibility: { isTicket: true }, signedBy: 'development' as const, timings: {} };
  return packTickets({ tickets: [concert], passes: [pass], ...base }, []).tickets;
}

/** Stands for a PNG of 2 by 1 pixels. */
const picture = Buffer.alloc(32);
picture.writeUInt32BE(2, 16);
picture.writeUInt32BE(1, 20);

function change(patch: Parameters<typeof correctPass>[1], before?: Corrected): Corrected {
  const answer = correctPass({ record: record(), number: 1, before }, patch);
  if (!answer || !('corrected' in answer)) throw new Error('it was refused');
  return answer.corrected;
}

const passOf = ({ passJson }: Corrected) => JSON.parse(passJson);

it('keeps the code and the number of the pass, whatever is changed', () => {
  const [first] = [passOf(change({}))];
  for (const kind of ticketKinds satisfies readonly TicketKind[]) {
    const pass = passOf(
      change({ kind, colour: '#ffee00', fields: { title: 'Other', from: 'A', to: 'B', seat: null } }),
    );
    expect(
      pass.barcodes.map(({ message }: { message: string }) => message),
      kind,
    ).toEqual([Buffer.from([0, 1, 2, 200, 255, 13, 10]).toString('latin1')]);
    expect(pass.serialNumber).toBe(first.serialNumber);
  }
});

it('keeps text readable on a colour that a person chose', () => {
  expect(passOf(change({ colour: '#ffee00' })).foregroundColor).toBe('rgb(20, 20, 22)');
  expect(passOf(change({ colour: '#777777' })).foregroundColor).toBe('rgb(255, 255, 255)');
  expect(passOf(change({ colour: '#777777' })).backgroundColor).not.toBe('rgb(119, 119, 119)');
});

it('gives the files of a pass without its signature', () => {
  const files = drawCorrected({ record: record(), number: 1, before: change({ fields: { seat: '8' } }) });
  expect([...files!.keys()].toSorted().slice(0, 2)).toEqual(['ar.lproj/pass.strings', 'de.lproj/pass.strings']);
  expect(Buffer.from(files!.get('pass.json')!).toString()).toContain('"8"');
  expect(files!.has('signature')).toBe(false);
});

it('names each field that cannot be what a person gave', () => {
  const fields = { end: at('2099-03-14T19:30'), price: { amount: '0', currency: 'EUR' } };
  const answer = correctPass({ record: record(), number: 1 }, { fields });
  expect(answer && 'faults' in answer ? ([...answer.faults.keys()] satisfies FieldName[]) : []).toEqual([
    'end',
    'price',
  ]);
});

it('keeps the pictures of a pass that still fit it', () => {
  const picturesOf = (patch: Parameters<typeof correctPass>[1]) =>
    [...drawCorrected({ record: record(), number: 1, before: change(patch) })!.keys()].filter((name) =>
      /^(?:strip|logo|thumbnail)/.test(name),
    );
  const all = ['strip.png', 'strip@2x.png', 'logo.png', 'thumbnail.png'];
  expect(picturesOf({ fields: { row: '5' } })).toEqual(all);
  expect(picturesOf({ colour: '#ffee00' })).toEqual(['logo.png', 'thumbnail.png']);
  expect(picturesOf({ kind: 'train' })).toEqual(['logo.png']);
});
