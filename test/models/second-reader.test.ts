import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ModelService, startModelService } from '#test/support/model-service.ts';
import { type ModelStandIn, type StandInAnswer, startModelStandIn } from '#test/support/model-stand-in.ts';

const mail = [
  'From: box-office@example.com',
  'Subject: Your ticket',
  'Content-Type: text/plain; charset=utf-8',
  '',
  'Your ticket',
  '',
  'The Lantern Makers in concert',
  'Date: 14 March 2027, 19:30',
  'Row: 4',
  'Seat: 12',
  'Order number: K7Q299815',
  'We look forward to seeing you at Kettle & Crane.',
].join('\r\n');

let standIn: ModelStandIn;
let service: ModelService;
let answer: (lineOf: (text: string) => string | null) => StandInAnswer;
beforeAll(async () => {
  standIn = await startModelStandIn(({ document }) =>
    answer((text) => new RegExp(`^(L\\d+) .*${text}`, 'm').exec(document)?.[1] ?? null),
  );
  service = await startModelService({ WORKERS: '1', ...standIn.settings('mistral') });
});
afterAll(async () => {
  await service.end();
  await standIn.stop();
});

/** What is on the one pass of the mail, as text. */
async function passText(): Promise<string> {
  const job = await service.convert(mail);
  const found = await service.services.jobs.find(job.id);
  return JSON.stringify(found?.result?.passes[0]?.preview);
}

describe('a ticket that a service reads with a language model', () => {
  it('gets what the rules did not see, and nothing that is not in the document', async () => {
    answer = () => ({ refuse: true });
    const alone = await passText();
    expect(alone).toContain('K7Q299815');
    expect(alone).not.toContain('Kettle & Crane');

    answer = (lineOf) => {
      const reading = (field: string, value: string, text: string) => ({ field, value, line: lineOf(text) });
      const readings = [
        reading('venue', 'Kettle & Crane', 'Kettle'),
        reading('title', 'The Lantern Makers in concert', 'Lantern'),
        reading('start', '2027-03-14T19:30', 'Date'),
        reading('row', '4', 'Row'),
        reading('seat', '12', 'Seat'),
        reading('bookingReference', 'K7Q299815', 'Order'),
        reading('passenger', 'Mickey Mouse', 'Kettle'),
        reading('barcode', 'FORGED', 'Order'),
      ];
      return { json: { isTicket: true, otherwise: null, tickets: [{ kind: 'event', code: null, readings }] } };
    };
    const helped = await passText();
    expect(helped).toContain('Kettle & Crane');
    expect(helped).toMatch(/"value":"12"/);
    expect(helped).not.toMatch(/Mickey|FORGED/);
  });
});

const marked = [
  'From: air@example.com',
  'Subject: Your flight',
  'Content-Type: text/html; charset=utf-8',
  '',
  `<p>Your flight is booked.</p><script type="application/ld+json">${JSON.stringify({
    '@context': 'http://schema.org',
    '@type': 'FlightReservation',
    reservationNumber: 'RXJ34P',
    reservationStatus: 'http://schema.org/Confirmed',
    underName: { '@type': 'Person', name: 'Ada Berger' },
    airplaneSeat: '9A',
    reservationFor: {
      '@type': 'Flight',
      flightNumber: '110',
      airline: { '@type': 'Airline', name: 'United', iataCode: 'UA' },
      departureAirport: { '@type': 'Airport', name: 'San Francisco Airport', iataCode: 'SFO' },
      departureTime: '2027-03-04T20:15:00-08:00',
      arrivalAirport: { '@type': 'Airport', name: 'John F. Kennedy International Airport', iataCode: 'JFK' },
      arrivalTime: '2027-03-05T06:30:00-05:00',
    },
  })}</script>`,
].join('\r\n');

describe('AI_ASK', () => {
  it('decides whether a ticket is asked about of which all that matters is known for sure', async () => {
    answer = () => ({ refuse: true });
    expect((await service.convert(marked)).result?.model).toMatchObject({ asked: false });
    const always = await startModelService({ WORKERS: '1', ...standIn.settings('mistral'), AI_ASK: 'always' });
    try {
      expect((await always.convert(marked)).result?.model).toMatchObject({ asked: true });
    } finally {
      await always.end();
    }
  });
});
