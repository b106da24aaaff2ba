import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { designContext as context } from '#test/support/design-context.ts';
import { sampleTickets } from '#test/support/ticket-samples.ts';
import { designPass } from './design/design-pass.ts';
import { renderPassSvg } from './render-pass-svg.ts';

function picture(name: string, code?: Parameters<typeof renderPassSvg>[1]) {
  const design = designPass(sampleTickets[name]!, context);
  if ('refused' in design) throw new Error(design.refused.message);
  return renderPassSvg(design.passJson, code);
}

describe('renderPassSvg', () => {
  it('shows what the front says, with times as a traveller reads them', () => {
    const texts = [...picture('a train').matchAll(/<text[^>]*>([^<]*)</g)].map(([, content]) => content);
    expect(texts).toEqual(
      expect.arrayContaining(['ICE 802', '22 Nov 2026', '09:38', '11:20', 'COACH', '23', 'Ada Lovelace']),
    );
  });

  it('writes amounts as a phone does', () => {
    const texts = [...picture('a gift card').matchAll(/<text[^>]*>([^<]*)</g)].map(([, content]) => content);
    expect(texts).toContain('€50.00');
  });

  it('writes the first row smaller where it would be too long, and only then cuts the name', () => {
    const field = (key: string, value: string) => ({ key, label: key.toUpperCase(), value });
    const head = (...values: readonly string[]) => {
      const design = designPass(sampleTickets['a film']!, context);
      if ('refused' in design || !('eventTicket' in design.passJson)) throw new Error('a film is an event');
      const headerFields = values.map((value, at) => field(`field_${at}`, value));
      const { eventTicket } = design.passJson;
      const pass = { ...design.passJson, logoText: 'Admission ticket', eventTicket: { ...eventTicket, headerFields } };
      const [, size, name] = /<text[^>]*font-size="([\d.]+)"[^>]*>([^<]*)</.exec(renderPassSvg(pass))!;
      return [Number(size), name];
    };
    expect(head('20:15')).toEqual([16, 'Admission ticket']);
    expect(head('22 May 2027', 'Ines Carvalho')).toEqual([12.2, 'Admission ticket']);
    expect(head('22 May 2027', 'Ines Carvalho da Silva')).toEqual([12.2, expect.stringMatching(/^Adm.*…$/)]);
  });

  it.each(Object.keys(sampleTickets))('draws %s as a picture that other programs open', async (name) => {
    const { width, height } = await sharp(Buffer.from(picture(name))).metadata();
    expect(width).toBe(340);
    expect(height).toBeGreaterThan(120);
  });

  it('draws the code dark on white', () => {
    const svg = picture('a train', {
      width: 2,
      height: 2,
      rows: [
        [1, 0],
        [0, 1],
      ],
    });
    expect(svg).toContain('d="M0 0h1v1h-1zM1 1h1v1h-1z"');
  });

  it('draws strip and mark, or the thumbnail, and lets the title be smaller beside it', () => {
    const design = designPass(sampleTickets['a film']!, context);
    if ('refused' in design) throw new Error(design.refused.message);
    const strip = renderPassSvg(design.passJson, undefined, { strip: 'data:image/png;base64,AA', logo: 'data:,L' });
    expect([...strip.matchAll(/<image [^>]*href="([^"]+)"/g)].map(([, address]) => address)).toEqual([
      'data:image/png;base64,AA',
      'data:,L',
    ]);
    const beside = renderPassSvg(design.passJson, undefined, { thumbnail: 'data:,T' });
    expect(beside).toContain('href="data:,T"');
  });

  it('escapes what a ticket says', () => {
    expect(picture('an opera with a long title')).not.toMatch(/&(?!#\d+;)/);
  });
});
