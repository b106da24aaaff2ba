import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';

/** One page of a built PDF: what it draws, and what that needs. */
export type BuiltPage = {
  readonly content: string | Uint8Array;
  /** Entries of the page dictionary beside the usual ones, such as `/Rotate 90`. */
  readonly entries?: string;
  /** Entries of its resources, such as `/XObject << /I 9 0 R >>`. */
  readonly resources?: string;
  readonly box?: readonly [number, number, number, number];
};

/** An object of a PDF: its dictionary or value, and the stream that follows it. */
export type BuiltObject = { readonly value: string; readonly stream?: Uint8Array };

type Options = {
  /** Further objects; they are numbered from 10 in order. */
  readonly objects?: readonly BuiltObject[];
  /** Entries of the catalog and the trailer. */
  readonly catalog?: string;
  readonly trailer?: string;
};

/** A PDF 1.7 with Helvetica as `/F` and its bold as `/B`; objects 10 and up are the caller's, pages come after them. */
export function buildPdf(pages: readonly BuiltPage[], options: Options = {}): Uint8Array {
  const own = options.objects ?? [];
  const first = 10 + own.length;
  const kids = pages.map((_, index) => `${first + index * 2} 0 R`).join(' ');
  const objects = new Map<number, BuiltObject>([
    [1, { value: `<< /Type /Catalog /Pages 2 0 R ${options.catalog ?? ''} >>` }],
    [2, { value: `<< /Type /Pages /Count ${pages.length} /Kids [${kids}] >>` }],
    [3, font('Helvetica')],
    [4, font('Helvetica-Bold')],
    ...own.map((object, index) => [10 + index, object] as const),
    ...pages.flatMap((page, index) => pageObjects(page, first + index * 2)),
  ]);
  return writeObjects(objects, options.trailer ?? '');
}

function font(name: string): BuiltObject {
  return { value: `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>` };
}

function pageObjects(page: BuiltPage, number: number): readonly (readonly [number, BuiltObject])[] {
  const [left, bottom, right, top] = page.box ?? [0, 0, 595, 842];
  const resources = `/Font << /F 3 0 R /B 4 0 R >> ${page.resources ?? ''}`;
  const value = `<< /Type /Page /Parent 2 0 R /MediaBox [${left} ${bottom} ${right} ${top}] /Contents ${number + 1} 0 R /Resources << ${resources} >> ${page.entries ?? ''} >>`;
  return [
    [number, { value }],
    [number + 1, stream(page.content)],
  ];
}

/** A stream object, not compressed. */
export function stream(content: string | Uint8Array, entries = ''): BuiltObject {
  const bytes = typeof content === 'string' ? Buffer.from(content, 'latin1') : content;
  return { value: `<< /Length ${bytes.length} ${entries} >>`, stream: bytes };
}

/** Objects by number as a file with its cross-reference table. */
export function writeObjects(objects: ReadonlyMap<number, BuiltObject>, trailer = ''): Uint8Array {
  const pieces: Uint8Array[] = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
  let at = pieces[0]!.length;
  const offsets = new Map<number, number>();
  const push = (piece: Uint8Array | string) => {
    const bytes = typeof piece === 'string' ? Buffer.from(piece, 'latin1') : piece;
    pieces.push(bytes);
    at += bytes.length;
  };
  for (const [number, { value, stream }] of objects) {
    offsets.set(number, at);
    push(`${number} 0 obj\n${value}\n`);
    if (stream) {
      push('stream\n');
      push(stream);
      push('\nendstream\n');
    }
    push('endobj\n');
  }
  const size = Math.max(...objects.keys()) + 1;
  const start = at;
  push(`xref\n0 ${size}\n0000000000 65535 f \n`);
  for (let number = 1; number < size; number += 1) {
    const offset = offsets.get(number);
    push(offset === undefined ? '0000000000 00000 f \n' : `${String(offset).padStart(10, '0')} 00000 n \n`);
  }
  push(`trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`);
  return Buffer.concat(pieces);
}

/** Draws lines of text, each `[x, y, size, text]` in points from the bottom left. */
export function textContent(lines: readonly (readonly [number, number, number, string])[], fontName = 'F'): string {
  return lines
    .map(([x, y, size, text]) => `BT /${fontName} ${size} Tf ${x} ${y} Td (${escaped(text)}) Tj ET`)
    .join('\n');
}

function escaped(text: string): string {
  return text.replace(/[\\()]/g, (sign) => `\\${sign}`);
}

/** A grey picture as an image XObject. */
export function pictureObject({
  width,
  height,
  data,
}: {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}): BuiltObject {
  const entries = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode`;
  return stream(deflateSync(data), entries);
}

/** The rows of a drawn code as a grey picture, `scale` pixels a module, with a quiet zone. */
export function codePicture(
  rows: readonly Uint8Array[],
  scale = 4,
  quiet = 4,
): { readonly width: number; readonly height: number; readonly data: Uint8Array } {
  const width = (rows[0]!.length + 2 * quiet) * scale;
  const height = (rows.length + 2 * quiet) * scale;
  const data = new Uint8Array(width * height).fill(255);
  for (let y = 0; y < height; y += 1) {
    const row = rows[Math.floor(y / scale) - quiet];
    for (let x = 0; row && x < width; x += 1) if (row[Math.floor(x / scale) - quiet] === 1) data[y * width + x] = 0;
  }
  return { width, height, data };
}

/** The rows of a drawn code as filled squares, lower left corner at `x`, `y`. */
export function codeContent(rows: readonly Uint8Array[], x: number, y: number, module: number): string {
  const squares = rows.flatMap((row, down) =>
    [...row].flatMap((dark, across) =>
      dark ? [`${x + across * module} ${y + (rows.length - 1 - down) * module} ${module} ${module} re`] : [],
    ),
  );
  return `0 g ${squares.join(' ')} f`;
}

/** A zlib stream of `length` zero bytes, written without ever holding them. */
export function zeros(length: number): Uint8Array {
  const unit = 1 << 20;
  const block = deflateSync(Buffer.alloc(unit), { finishFlush: 2 /* Z_SYNC_FLUSH: ends at a byte */ });
  const [header, body] = [block.subarray(0, 2), block.subarray(2)];
  return Buffer.concat([header, ...Array.from({ length: Math.ceil(length / unit) }, () => body), Buffer.of(3, 0)]);
}

const padding = Buffer.from('28BF4E5E4E758A4164004E56FFFA01082E2E00B6D0683E802F0CA9FE6453697A', 'hex');

/**
 * Entries of a trailer for the standard security handler, 40 bit (ISO 32000-1, 7.6.3), for a document whose streams are
 * left as they are by an identity filter. `opens`: with the password, empty if not said.
 */
export function encryption({ opens, password = '' }: { readonly opens: boolean; readonly password?: string }): string {
  const id = Buffer.from('0123456789abcdef');
  const owner = createHash('sha256').update('owner').digest();
  const permissions = Buffer.alloc(4);
  permissions.writeInt32LE(-4);
  const padded = Buffer.concat([Buffer.from(password, 'latin1'), padding]).subarray(0, 32);
  const key = createHash('md5').update(padded).update(owner).update(permissions).update(id).digest().subarray(0, 5);
  const user = opens ? rc4(key, padding) : createHash('sha256').update('user').digest();
  const hex = (bytes: Uint8Array) => `<${Buffer.from(bytes).toString('hex')}>`;
  return `/ID [${hex(id)} ${hex(id)}] /Encrypt << /Filter /Standard /V 1 /R 2 /O ${hex(owner)} /U ${hex(user)} /P -4 >>`;
}

/** RC4, which OpenSSL no longer offers. */
export function rc4(key: Uint8Array, bytes: Uint8Array): Uint8Array {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const swap = (one: number, other: number) => {
    [state[one], state[other]] = [state[other]!, state[one]!];
  };
  for (let i = 0, j = 0; i < 256; i += 1) {
    j = (j + state[i]! + key[i % key.length]!) & 255;
    swap(i, j);
  }
  let [i, j] = [0, 0];
  return bytes.map((byte) => {
    i = (i + 1) & 255;
    j = (j + state[i]!) & 255;
    swap(i, j);
    return byte ^ state[(state[i]! + state[j]!) & 255]!;
  });
}
