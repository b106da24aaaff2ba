import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fcbTicket, flexBlock, headBlock, layoutBlock, uicContainer } from '#test/support/uic-container.ts';
import { uicHeader } from '#test/support/uic-header.ts';
import type { PerRecord } from '../per/decode-per.ts';
import { recordIn, recordsIn } from '../per/record.ts';
import { dbValidity } from './db-record.ts';
import { gridOf } from './layout.ts';
import { parseUic } from './parse-uic.ts';

const openTicket = {
  openTicket: { returnIncluded: false, fromStationNameUTF8: 'Kiel', toStationNameUTF8: 'Ulm', validFromDay: 3 },
};
const db = (version: string, text: string) => ({ id: '0080BL', version, bytes: Buffer.from(text) });

const header = (level1: PerRecord, { signed = false } = {}) =>
  uicHeader({ ticket: fcbTicket(openTicket), level1, signed });

describe('parseUic', () => {
  it('reads the head of a container', () => {
    expect(parseUic(uicContainer([headBlock({ key: 'XYZ789', edition: '311220262359' })]))).toMatchObject({
      securityProvider: '1080',
      contents: ['U_HEAD'],
      dynamic: false,
      head: { issuer: '1080', ticketKey: 'XYZ789', editionTime: '2026-12-31T23:59', language: 'DE' },
    });
  });

  it.each([1, 2])('reads containers of version %i', (version) => {
    expect(parseUic(uicContainer([headBlock()], { version }))?.head?.ticketKey).toBe('ABC123');
  });

  it.each([1, 2, 3] as const)('reads flexible content of version %i', (version) => {
    const ticket = parseUic(uicContainer([flexBlock(fcbTicket(openTicket), version)]));
    const [document] = recordsIn(ticket?.fcb, 'transportDocument');
    expect(recordIn(recordIn(document, 'ticket'), 'openTicket')).toMatchObject({
      fromStationNameUTF8: 'Kiel',
      validFromDay: 3,
      validUntilDay: 0,
      classCode: 'second',
      stationCodeTable: 'stationUIC',
    });
  });

  it('says nothing of flexible content in a version that is not known', () => {
    const block = { ...flexBlock(fcbTicket(openTicket)), version: '09' };
    expect(parseUic(uicContainer([block]))).toMatchObject({ contents: ['U_FLEX'] });
    expect(parseUic(uicContainer([block]))).not.toHaveProperty('fcb');
  });

  it('reads texts whose size counts bytes or characters', () => {
    const texts = layoutBlock([
      [0, 18, 20, 'Länderticket'],
      [0, 52, 20, 'Jörg Müller'],
    ]);
    const byCharacters = {
      ...texts,
      bytes: Buffer.from(
        Buffer.from(texts.bytes).toString().replace('0013Länder', '0012Länder').replace('0013Jörg', '0011Jörg'),
      ),
    };
    for (const block of [texts, byCharacters]) {
      const [row] = gridOf(parseUic(uicContainer([block]))!.layout!);
      expect(row?.trim().replace(/ {2,}/g, '|')).toBe('Länderticket|Jörg Müller');
    }
  });

  it('puts lines of a text below each other', () => {
    const layout = parseUic(uicContainer([layoutBlock([[2, 5, 10, '\nsecond']])]))!.layout!;
    expect(gridOf(layout)[3]).toBe(`${' '.repeat(5)}second`.padEnd(72));
  });

  it('reads the record of Deutsche Bahn in both versions', () => {
    const third = parseUic(
      uicContainer([db('03', '0011301202113012021548899493\u000002S0010004TestS031001013.01.2021')]),
    );
    expect(third?.db?.fields).toEqual({ S001: 'Test', S031: '13.01.2021' });
    const part = `20ABCDEFGHI${'\0'.repeat(11)}1905201020052010137155\0\0`;
    const second = parseUic(uicContainer([db('02', `041${part}01S0150006Ulm\0\0\0`)]));
    expect(second?.db?.fields).toEqual({ S015: 'Ulm' });
    expect(dbValidity(second!.db!)).toEqual({ from: '2010-05-19', until: '2010-05-20' });
  });

  it('reads the record of České dráhy', () => {
    const block = { id: '1154UT', version: '01', bytes: Buffer.from('KJ006NovákKK006ABCDEFOD01602.09.2016 00:00') };
    expect(parseUic(uicContainer([block], { provider: '1154' }))?.cd).toEqual({
      KJ: 'Novák',
      KK: 'ABCDEF',
      OD: '02.09.2016 00:00',
    });
  });

  it('reads a UIC header, and says that a code with a second signature changes', () => {
    const bytes = header({ level2PublicKey: Buffer.from('key'), validityDuration: 120 }, { signed: true });
    expect(parseUic(bytes)).toMatchObject({ securityProvider: '1187', contents: ['FCB3', 'FDC1'], dynamic: true });
    expect(parseUic(header({ level2PublicKey: Buffer.from('key') }))?.dynamic).toBe(false);
    expect(recordIn(parseUic(bytes)?.fcb, 'issuingDetail')?.issuerName).toBe('Testbahn');
  });

  it('reads a header of the first version, and all tickets of one', () => {
    const first = uicHeader({ ticket: fcbTicket(openTicket), version: 1 });
    expect(parseUic(first)).toMatchObject({ securityProvider: '1187', contents: ['FCB3', 'FDC1'], dynamic: false });
    const both = parseUic(uicHeader({ ticket: fcbTicket(openTicket), more: [fcbTicket({ pass: { passType: 2 } })] }));
    expect(both?.contents).toEqual(['FCB3', 'FCB3', 'FDC1']);
    expect(both?.otherFcbs).toHaveLength(1);
    expect(parseUic(first)).not.toHaveProperty('otherFcbs');
  });

  it('does not unpack without end', () => {
    const block = { id: 'U_XXXX', version: '01', bytes: new Uint8Array(9000) };
    expect(parseUic(uicContainer(Array(10).fill(block)))).toBeUndefined();
  });

  it('survives any bytes behind its marks', () => {
    const noise = fc.uint8Array({ maxLength: 400 });
    fc.assert(
      fc.property(noise, (bytes) => parseUic(Buffer.concat([Buffer.from('#UT01108000001'), bytes])) === undefined),
    );
    fc.assert(
      fc.property(noise, (bytes) => typeof parseUic(Buffer.concat([Buffer.from('815565', 'hex'), bytes])) !== 'string'),
    );
  });

  it('survives any change to a code', () => {
    const code = uicContainer([headBlock(), flexBlock(fcbTicket(openTicket))]);
    for (const valid of [code, header({})]) {
      fc.assert(
        fc.property(fc.nat(valid.length - 1), fc.nat(255), (at, byte) => {
          const changed = valid.with(at, byte);
          return typeof parseUic(changed) !== 'string' && typeof parseUic(valid.subarray(0, at)) !== 'string';
        }),
      );
    }
  });
});
