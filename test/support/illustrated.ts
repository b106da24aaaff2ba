/** Tickets with pictures: a page with something to see in its upper half, and a mail that shows a poster. */
import sharp from 'sharp';
import { mark, scenery } from './artwork.ts';
import { filePart, mailText, multipart, textPart } from './mails.ts';
import { buildPdf, stream, textContent } from './pdf-files.ts';

/** What they say: place in points from the bottom left, size, text. */
export const illustratedLines = [
  [60, 500, 24, 'Winter Light Orchestra'],
  [60, 460, 12, 'Concert on 14 March 2027 at 19:30'],
  [60, 440, 12, 'Venue: Aldermere Concert Hall'],
  [60, 420, 12, 'Block B   Row 12   Seat 7'],
  [60, 400, 12, 'Ticket number: 4711-0815-2342'],
] as const;

/** Pictures as objects of a PDF. */
export async function pictureObjects(pngs: readonly Buffer[]) {
  return Promise.all(
    pngs.map(async (png) => {
      const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
      const entries = `/Type /XObject /Subtype /Image /Width ${info.width} /Height ${info.height} /ColorSpace /DeviceRGB /BitsPerComponent 8`;
      return stream(new Uint8Array(data), entries);
    }),
  );
}

/** A page of words with a picture in its upper half, and a mark at its head. */
export async function illustratedPage(art: Buffer, sign?: Buffer): Promise<Uint8Array> {
  const content = `q 475 0 0 220 60 540 cm /A Do Q ${sign ? 'q 130 0 0 40 60 785 cm /S Do Q' : ''} ${textContent(illustratedLines)}`;
  const resources = `/XObject << /A 10 0 R ${sign ? '/S 11 0 R' : ''} >>`;
  return buildPdf([{ content, resources }], { objects: await pictureObjects(sign ? [art, sign] : [art]) });
}

/** A mail whose words stand beside a poster, under a mark that is called one. */
export async function illustratedMail(): Promise<Uint8Array> {
  const shown = (bytes: Buffer, name: string, id: string) => {
    const part = filePart(bytes, 'image/png', name);
    return { ...part, head: `${part.head.replace('attachment', 'inline')}\nContent-ID: <${id}>` };
  };
  const words = illustratedLines.map(([, , , text]) => `<p>${text}</p>`).join('');
  const parts = [
    textPart(`<img src="cid:l"><img src="cid:p">${words}`, 'html'),
    shown(await mark({ wide: false }), 'aldermere-logo.png', 'l'),
    shown(await scenery(420, 560), 'poster.png', 'p'),
  ];
  return Buffer.from(mailText(multipart('related', parts)));
}
