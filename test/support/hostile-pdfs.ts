import { deflateSync } from 'node:zlib';
import { type BuiltObject, buildPdf, stream, textContent, writeObjects, zeros } from './pdf-files.ts';

const form = (content: string, resources: string): BuiltObject =>
  stream(content, `/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Resources << ${resources} >>`);

const hello = textContent([[50, 700, 12, 'Hello']]);

/** A form that draws itself twice: PDFium takes two gigabytes. */
export function selfDrawingForm(): Uint8Array {
  const resources = '/XObject << /X 10 0 R >>';
  return buildPdf([{ content: '/X Do', resources }], { objects: [form('/X Do /X Do', resources)] });
}

/** Forms that draw the next one ten times, to a depth. */
export function nestedForms(depth: number): Uint8Array {
  const objects = Array.from({ length: depth }, (_, index) =>
    index === depth - 1 ? form('0 0 m 9 9 l S', '') : form('/X Do '.repeat(10), `/XObject << /X ${11 + index} 0 R >>`),
  );
  return buildPdf([{ content: '/X Do', resources: '/XObject << /X 10 0 R >>' }], { objects });
}

/** A page whose content is a gigabyte of zeros, deflated. */
export function flateBomb(): Uint8Array {
  const objects = [stream(zeros(1 << 30), '/Filter /FlateDecode')];
  return buildPdf([{ content: '', entries: '/Contents 10 0 R' }], { objects });
}

/** A picture of 40 000 by 40 000 pixels, deflated to two hundred kilobytes. */
export function hugePicture(): Uint8Array {
  const entries =
    '/Type /XObject /Subtype /Image /Width 40000 /Height 40000 /ColorSpace /DeviceGray /BitsPerComponent 1 /Filter /FlateDecode';
  return buildPdf([{ content: `${hello} q 400 0 0 400 50 50 cm /I Do Q`, resources: '/XObject << /I 10 0 R >>' }], {
    objects: [stream(zeros(200_000_000), entries)],
  });
}

/** A pattern repeated every thousandth of a point: PDFium draws for minutes. */
export function endlessPattern(): Uint8Array {
  const pattern = stream(
    '0 0 1 1 re f',
    '/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 10 10] /XStep 0.001 /YStep 0.001 /Resources << >>',
  );
  const content = `${hello} /Pattern cs /P scn 0 0 595 842 re f`;
  return buildPdf([{ content, resources: '/Pattern << /P 10 0 R >>' }], { objects: [pattern] });
}

/** The endless pattern on the first page, an ordinary text on the second. */
export function endlessFirstPage(): Uint8Array {
  const pattern = stream(
    '0 0 1 1 re f',
    '/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 10 10] /XStep 0.001 /YStep 0.001 /Resources << >>',
  );
  const content = `${hello} /Pattern cs /P scn 0 0 595 842 re f`;
  const second = { content: textContent([[50, 700, 12, 'Second page']]) };
  return buildPdf([{ content, resources: '/Pattern << /P 10 0 R >>' }, second], { objects: [pattern] });
}

export function manyPages(count: number): Uint8Array {
  return buildPdf(
    Array.from({ length: count }, (_, index) => ({ content: textContent([[50, 700, 12, `Page ${index + 1}`]]) })),
  );
}

/** The page tree says that it holds two thousand million pages. */
export function lyingPageCount(): Uint8Array {
  const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>';
  return writeObjects(
    new Map([
      [1, { value: '<< /Type /Catalog /Pages 2 0 R >>' }],
      [2, { value: '<< /Type /Pages /Count 2147483647 /Kids [3 0 R] >>' }],
      [3, { value: page }],
    ]),
  );
}

/** The page tree has itself as a child. */
export function loopingPageTree(): Uint8Array {
  return writeObjects(
    new Map([
      [1, { value: '<< /Type /Catalog /Pages 2 0 R >>' }],
      [2, { value: '<< /Type /Pages /Count 3 /Kids [2 0 R 2 0 R 2 0 R] /Parent 2 0 R >>' }],
    ]),
  );
}

/** A page of two million characters. */
export function manyCharacters(): Uint8Array {
  const line = `(${'ticket '.repeat(60)}) Tj T* `;
  const content = deflateSync(Buffer.from(`BT /F 6 Tf 7 TL 10 830 Td ${line.repeat(4800)} ET`));
  const objects = [stream(content, '/Filter /FlateDecode')];
  return buildPdf([{ content: '', entries: '/Contents 10 0 R' }], { objects });
}

/** Pages of absurd sizes. */
export function absurdPage(box: readonly [number, number, number, number]): Uint8Array {
  return buildPdf([{ content: hello, box }]);
}

/** Scripts, launches and links to the outside, run by nobody. */
export function actions(address: string): Uint8Array {
  const catalog = `/OpenAction << /S /JavaScript /JS (app.launchURL("${address}")) >> /AA << /WC << /S /URI /URI (${address}) >> >>`;
  const picture = `/Type /XObject /Subtype /Image /Width 9 /Height 9 /ColorSpace /DeviceGray /BitsPerComponent 8 /F << /FS /URL /F (${address}) >>`;
  return buildPdf([{ content: `${hello} /I Do`, resources: '/XObject << /I 10 0 R >>' }], {
    catalog,
    objects: [stream('', picture)],
  });
}
