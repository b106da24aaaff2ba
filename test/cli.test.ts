import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const script = fileURLToPath(new URL('../scripts/convert.ts', import.meta.url));
const example = fileURLToPath(new URL('../docs/example/ticket.pdf', import.meta.url));
let folder: string;
/** What became of the example, with all that can be asked for beside its pass. */
let whole: Run;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'passlift-cli-'));
  whole = await convert([example, '-o', 'out', '--ics', '--json-ld', '--explain']);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

type Run = { readonly code: number; readonly out: string; readonly err: string };

function convert(args: readonly string[], settings: Record<string, string> = {}): Promise<Run> {
  const env = { ...process.env, DATA_DIR: join(folder, 'data'), ...settings };
  return new Promise((resolve) => {
    execFile(process.execPath, [script, ...args], { env, cwd: folder }, (error, out, err) => {
      resolve({ code: error ? Number(error.code) : 0, out, err });
    });
  });
}

async function file(name: string, content: string | Uint8Array): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

describe('npm run convert', () => {
  it('writes a pass, prints what is on it, and says that iPhones refuse the development signature', async () => {
    const { code, out, err } = whole;
    expect(code).toBe(0);
    expect(out).toMatch(/event .*Winter.*2027-03-14 19:30.*row 12, 7.*read back equal/);
    expect(err).toMatch(/^Opening .*ticket\.pdf …\n\n.*iPhones accept only passes signed with an Apple certificate/);
    const name = (await readdir(join(folder, 'out'))).find((each) => each.endsWith('.pkpass'));
    const entries = unzipSync(await readFile(join(folder, 'out', name!)));
    expect(Object.keys(entries)).toEqual(
      expect.arrayContaining(['pass.json', 'manifest.json', 'signature', 'icon@2x.png']),
    );
  });

  it('writes a calendar and JSON-LD beside the pass, with the name of the pass', async () => {
    expect(whole.out).toMatch(
      /Written: .*\.pkpass, .*Winter-Light-Orchestra-Ada-12-7\.ics, .*Winter-Light-Orchestra-Ada-12-7\.jsonld/,
    );
    const calendar = await readFile(join(folder, 'out', 'Winter-Light-Orchestra-Ada-12-7.ics'), 'utf8');
    expect(calendar).toContain('DTSTART;TZID=Europe/London:20270314T193000\r\n');
    const reservation = JSON.parse(
      await readFile(join(folder, 'out', 'Winter-Light-Orchestra-Ada-12-7.jsonld'), 'utf8'),
    );
    expect(reservation).toMatchObject({
      '@type': 'EventReservation',
      reservationFor: { name: 'Winter Light Orchestra' },
    });
  });

  it('writes exactly the one file that --bundle names', async () => {
    const { code } = await convert([example, '--bundle', 'one.pkpass', '--quiet']);
    expect(code).toBe(0);
    expect(Object.keys(unzipSync(await readFile(join(folder, 'one.pkpass'))))).toContain('pass.json');
  });

  it('shows where each value was read', async () => {
    expect(whole.out).toMatch(/seat +7 +\(\d+ %, page-text, ticket\.pdf, page 1, at \d+,\d+ %, “7”\)/);
  });

  it('prints JSON for machines', async () => {
    const { out, err } = await convert([example, '-o', 'out', '--json']);
    expect(err).toBe('');
    const { tickets, signedBy, timings } = JSON.parse(out);
    expect(Object.keys(timings)).toEqual(['open', 'read', 'understand', 'design', 'prove', 'sign']);
    expect(signedBy).toBe('development');
    expect(tickets[0].barcode).toMatchObject({ symbology: 'aztec', text: 'ALD-2027-0314-7F3K9Q-B12-7' });
    expect(tickets[0].pass.proof).toBe('equal');
  });

  it('scans codes only', async () => {
    const { code, out } = await convert(['scan', example]);
    expect(code).toBe(0);
    const bytes = Buffer.from('ALD-2027-0314-7F3K9Q-B12-7').toString('base64');
    expect(out).toBe(`aztec\t"ALD-2027-0314-7F3K9Q-B12-7"\t${bytes}\n`);
  });

  const letter =
    'From: a@example.org\r\nTo: b@example.org\r\nSubject: Hello\r\nDate: Fri, 20 Nov 2026 12:00:00 +0100\r\n\r\nSee you at lunch.\r\n';

  it('signs nothing, and does not say so, where there is no ticket', async () => {
    const { code, out } = await convert([await file('letter.eml', letter), '--json']);
    expect(code).toBe(3);
    expect(Object.keys(JSON.parse(out).timings)).toEqual(['open', 'read', 'understand']);
  });

  it('ends with 3 where there is no ticket, and says why', async () => {
    const { code, out, err } = await convert([await file('hello.eml', letter)]);
    expect(code).toBe(3);
    expect(out).toContain('hello.eml: ');
    expect(out).toMatch(/found no|could not find/);
    expect(err).not.toContain('certificate');
  });

  it.each([
    ['an empty file', '', 'The file is empty.'],
    ['a Word document', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'which we cannot read'],
    ['half a PDF', '%PDF-1.7\n1 0 obj <<', 'damaged'],
  ])('ends with 4 for %s, with advice', async (name, content, words) => {
    const { code, out } = await convert([await file(`${name}.pdf`, content)]);
    expect(code).toBe(4);
    expect(out).toContain(words);
  });

  it('ends with 4 for a file that is not there', async () => {
    const { code, err } = await convert(['nowhere.pdf']);
    expect([code, err]).toEqual([4, expect.stringContaining('nowhere.pdf: there is no such file.')]);
  });

  it('ends with 2 for a wrong command line and points to the help', async () => {
    for (const args of [[], ['--colour', 'red'], [example, '-o', 'a', '--bundle', 'b'], [example, '--today', 'soon']]) {
      const { code, err } = await convert(args);
      expect(code).toBe(2);
      expect(err).toContain('--help');
    }
  });

  it('ends with 5 when the certificate is no certificate', async () => {
    const { code, err } = await convert([example], { PASS_CERT: await file('cert.pem', 'not a certificate') });
    expect(code).toBe(5);
    expect(err).toContain('PASS_CERT');
  });

  it('explains itself', async () => {
    const { code, out } = await convert(['--help']);
    expect(code).toBe(0);
    for (const word of ['--bundle', '--explain', 'scan', 'Exit codes', 'PASS_CERT']) expect(out).toContain(word);
  });
});
