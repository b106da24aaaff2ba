/** What a client sees of tickets, their evidence and their correction, whichever database is behind it; one long suite, because its tests share one service. */
import { randomUUID } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bodyOf, type JobAnswer, mail, type TestService } from '#test/support/service-process.ts';

export function ticketsContract(open: () => Promise<TestService>): void {
  let service: TestService;
  beforeAll(async () => {
    service = await open();
  });
  afterAll(() => service.end());

  const get = (path: string) => fetch(service.url + path);
  const made = async (wish = 'x') => {
    const { id } = await bodyOf(await service.upload(mail(wish)));
    return service.ended(id);
  };
  const patch = (path: string, body: unknown) =>
    fetch(service.url + path, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  const ticketOf = (id: string, number = 1) => `/v1/pipeline/${id}/tickets/${number}`;
  const correct = async (id: string, body: unknown): Promise<JobAnswer> => {
    const response = await patch(ticketOf(id), body);
    const answer = await bodyOf(response);
    expect(response.status, JSON.stringify(answer)).toBe(200);
    return answer;
  };
  const field = (ticket: JobAnswer, name: string) => ticket.fields.find((one: JobAnswer) => one.name === name);
  const passIn = async (path: string) => {
    const files = unzipSync(new Uint8Array(await (await get(path)).arrayBuffer()));
    return { files: Object.keys(files), pass: JSON.parse(strFromU8(files['pass.json']!)) as JobAnswer };
  };

  describe('GET /v1/pipeline/{id}/tickets/{n}', () => {
    it('tells where each value was read, what else was read, and where the code is', async () => {
      const { id } = await made();
      const ticket = await bodyOf(await get(ticketOf(id)));
      expect(field(ticket, 'title')).toEqual({
        ...{ name: 'title', type: 'text', state: 'stands', value: 'Concert 1', read: 'Concert 1', others: [] },
        places: [{ from: 'text', page: 1, region: { x: 0.1, y: 0.1, width: 0.2, height: 0.05 }, text: null }],
      });
      expect(field(ticket, 'row')).toMatchObject({ state: 'check', value: '4', others: [{ value: '14' }] });
      expect(ticket.code).toMatchObject({ symbology: 'qr', page: 1, region: { x: 0.7 } });
      expect(ticket.pages).toEqual([
        { number: 1, page: 1, name: 'ticket.eml', width: 600, height: 800, url: `/v1/pipeline/${id}/pages/1` },
      ]);
      expect(ticket.addable).toContainEqual({ name: 'seat', type: 'text' });
    });

    it('gives the page as a picture that can do nothing', async () => {
      const { result } = await made();
      const page = await get(result.pages[0].url);
      expect(page.headers.get('content-type')).toBe('image/svg+xml');
      expect(page.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
      expect(page.headers.get('cache-control')).toBe('no-store');
      expect(await page.text()).toContain('<svg');
    });

    it.each(['tickets/2', 'tickets/0', 'tickets/x', 'pages/2', 'pages/0'])('answers 404 for %s', async (path) => {
      const { id } = await made();
      expect((await get(`/v1/pipeline/${id}/${path}`)).status).toBe(404);
      expect((await get(`/v1/pipeline/${randomUUID()}/${path}`)).status).toBe(404);
    });
  });

  describe('PATCH /v1/pipeline/{id}/tickets/{n}', () => {
    it('changes, adds and removes fields, and says what was read', async () => {
      const { id } = await made();
      const ticket = await correct(id, { fields: { row: '14', seat: '7', venue: null } });
      expect(field(ticket, 'row')).toMatchObject({ state: 'corrected', value: '14', read: '4' });
      expect(field(ticket, 'seat')).toMatchObject({ state: 'corrected', value: '7', read: null });
      expect(field(ticket, 'venue')).toMatchObject({ state: 'removed', value: null, read: 'Town Hall' });
      expect(await bodyOf(await get(ticketOf(id)))).toEqual(ticket);
    });

    it('designs the pass anew at once, and signs it anew when it is downloaded', async () => {
      const { id } = await made('passes=2');
      await correct(id, { kind: 'train', colour: '#8a1538', fields: { title: 'Night train', row: null } });
      const { result } = await bodyOf(await get(`/v1/pipeline/${id}`));
      expect(result.passes.items[0]).toMatchObject({ title: 'Night train', kind: 'train', corrected: true });
      const { files, pass } = await passIn(`/v1/pipeline/${id}/passes/1`);
      expect(files).toContain('signature');
      expect(pass.boardingPass.transitType).toBe('PKTransitTypeTrain');
      expect(pass.backgroundColor).toBe('rgb(138, 21, 56)');
      expect(pass.barcodes[0].message).toBe('TICKET-1');
      expect(await (await get(`/v1/pipeline/${id}/passes/2`)).text()).toContain('PK pass 2');
      const bundle = unzipSync(new Uint8Array(await (await get(result.download_url)).arrayBuffer()));
      const inBundle = JSON.parse(strFromU8(unzipSync(bundle['1-concert.pkpass']!)['pass.json']!));
      expect(inBundle.boardingPass.transitType).toBe('PKTransitTypeTrain');
      expect(strFromU8(bundle['2-concert.pkpass']!)).toContain('PK pass 2');
    });

    it('changes nothing when it comes again', async () => {
      const { id } = await made();
      const body = { fields: { row: '14', start: { local: '2099-03-15T20:00', zone: 'Europe/Berlin' }, end: null } };
      const first = await correct(id, body);
      expect(await correct(id, body)).toEqual(first);
      expect(field(first, 'start').value).toEqual({
        ...{ local: '2099-03-15T20:00', zone: 'Europe/Berlin', offset: '+01:00' },
      });
    });

    it('is undone by patching back, and the pass that was made first is handed out again', async () => {
      const { id } = await made();
      const before = await bodyOf(await get(ticketOf(id)));
      await correct(id, { kind: 'pass', colour: '#112233', fields: { title: 'Other', row: '4', venue: null } });
      const after = await correct(id, {
        ...{ kind: null, colour: null, restore: ['row', 'venue'] },
        fields: { title: 'Concert 1' },
      });
      expect(after).toEqual(before);
      expect(await (await get(`/v1/pipeline/${id}/passes/1`)).text()).toContain('PK pass 1');
    });

    it('takes a doubt away when a person says that the value is right', async () => {
      const { id } = await made();
      const ticket = await correct(id, { fields: { row: '4' } });
      expect(field(ticket, 'row')).toMatchObject({ state: 'corrected', value: '4' });
      expect(ticket.problems).toEqual([]);
    });

    it('leaves out what contradicts a correction, and brings it back with it', async () => {
      const { id } = await made();
      const later = await correct(id, { fields: { start: { local: '2099-03-20T19:30' } } });
      expect(field(later, 'end')).toMatchObject({
        state: 'left-out',
        value: null,
        read: { local: '2099-03-14T22:00' },
      });
      expect(field(await correct(id, { restore: ['start'] }), 'end').state).toBe('stands');
    });

    it('loses nothing of corrections that come at once', async () => {
      const { id } = await made('passes=3');
      const bodies = ['seat', 'section', 'level', 'entrance'].map((name) => ({ fields: { [name]: 'A' } }));
      await Promise.all(bodies.flatMap((body) => [1, 2, 3].map((number) => patch(ticketOf(id, number), body))));
      for (const number of [1, 2, 3]) {
        const { fields } = await bodyOf(await get(ticketOf(id, number)));
        const corrected = fields.filter(({ state }: JobAnswer) => state === 'corrected');
        expect(corrected.map(({ name }: JobAnswer) => name).toSorted()).toEqual([
          'entrance',
          'level',
          'seat',
          'section',
        ]);
      }
    });

    /** LIST: what is refused, the field that is named, and the code by which a page says why. */
    const refused: readonly [string, object, string, string?][] = [
      ['a field that no ticket has', { fields: { colour: 'red' } }, 'fields'],
      ['a code', { barcode: { message: 'OTHER' } }, 'body'],
      ['a place on earth', { fields: { venueLocation: { latitude: 1, longitude: 2 } } }, 'fields'],
      ['a kind that is none', { kind: 'rocket' }, 'kind'],
      ['a colour that is none', { colour: 'red' }, 'colour', 'colour'],
      ['a day that does not exist', { fields: { start: { local: '2099-02-30' } } }, 'local', 'time'],
      [
        'a zone that does not exist',
        { fields: { start: { local: '2099-02-20T10:00', zone: 'Mars/Base' } } },
        'zone',
        'zone',
      ],
      ['an end before the start', { fields: { end: { local: '2099-03-13T10:00' } } }, 'end', 'end'],
      ['doors after the start', { fields: { doors: { local: '2099-03-14T21:00' } } }, 'doors', 'doors'],
      ['an amount that is none', { fields: { price: { amount: 'much', currency: 'EUR' } } }, 'amount', 'amount'],
      ['words that are nothing', { fields: { title: ' \u202e ' } }, 'title', 'empty'],
      ['words without end', { fields: { title: 'x'.repeat(301) } }, 'title', 'too-long'],
    ];
    it.each(refused)('refuses %s and changes nothing', async (_, body, at, code) => {
      const { id } = await made();
      const before = await bodyOf(await get(ticketOf(id)));
      const response = await patch(ticketOf(id), body);
      expect(response.status).toBe(422);
      const [fault] = (await bodyOf(response)).detail;
      expect([fault.loc.at(-1), fault.code]).toEqual([at, code]);
      expect(await bodyOf(await get(ticketOf(id)))).toEqual(before);
    });

    it('is gone with the content', async () => {
      const { id, result } = await made();
      await correct(id, { fields: { seat: 'ZebraSeat7391' } });
      await fetch(`${service.url}/v1/pipeline/${id}`, { method: 'DELETE' });
      expect((await get(ticketOf(id))).status).toBe(404);
      expect((await get(result.pages[0].url)).status).toBe(404);
      expect((await patch(ticketOf(id), { fields: { seat: '1' } })).status).toBe(404);
    });
  });
}
