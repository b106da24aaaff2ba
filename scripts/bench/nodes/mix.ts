import { readdirSync, readFileSync } from 'node:fs';

/** One file to send, and which kind of it is told apart in what is printed. */
export type Sent = {
  readonly kind: 'document' | 'screenshot' | 'photo';
  readonly name: string;
  readonly bytes: Uint8Array;
};

const folder = new URL('../../../test/corpus/inputs/', import.meta.url);

/** LIST: what files of the corpus are called, by kind, and how many of ten are of it. Scans and menus are none of them. */
const kinds = [
  { kind: 'document', of10: 7, name: /(?<!scan)\.(?:pdf|eml)$/ },
  { kind: 'screenshot', of10: 2, name: /screenshot\.png$/ },
  { kind: 'photo', of10: 1, name: /photo\.jpg$/ },
] as const;

/** The mix of people: seven of ten are PDFs and mails, two screenshots, one a photo. Always in the same order. */
export function* corpusMix(): Generator<Sent> {
  const names = readdirSync(folder).toSorted();
  const of = kinds.map(({ kind, of10, name }) => ({ kind, of10, files: names.filter((one) => name.test(one)), at: 0 }));
  for (;;) {
    for (const each of of) {
      for (let count = 0; count < each.of10; count += 1) {
        const name = each.files[each.at++ % each.files.length]!;
        yield { kind: each.kind, name, bytes: readFileSync(new URL(name, folder)) };
      }
    }
  }
}

/** The one-page PDF of the README, again and again. */
export function* onePagePdfs(): Generator<Sent> {
  const bytes = readFileSync(new URL('../../../docs/example/ticket.pdf', import.meta.url));
  for (;;) yield { kind: 'document', name: 'ticket.pdf', bytes };
}

/** Scans of the corpus, again and again. */
export function* scans(): Generator<Sent> {
  const names = readdirSync(folder).filter((name) => /scan\.pdf$/.test(name));
  for (let at = 0; ; at += 1) {
    const name = names[at % names.length]!;
    yield { kind: 'photo', name, bytes: readFileSync(new URL(name, folder)) };
  }
}
