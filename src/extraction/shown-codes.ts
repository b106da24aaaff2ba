/** Codes of pictures that stand in the text of a mail, each beside what it opens. */
import type { FoundBarcode } from '#src/barcodes/barcode.ts';
import type { DocumentNode, ImageDocument, Page, TextDocument } from '#src/documents/document.ts';
import { withoutNumbers } from './words/fold.ts';

/** How many lines behind a picture the one may be that is alike behind each of them. */
const nearest = 4;

/**
 * The documents of a tree, texts of mails with the codes of the pictures that they show, where two or more stand there and each stands above its
 * ticket: one line near behind each of them says the same but for numbers, and none before them does. The place of such a code is that line. Of
 * codes below their tickets it is not told where the first of these begins, so they go by their order.
 */
export function withShownCodes(documents: readonly DocumentNode[]): readonly DocumentNode[] {
  const pictures = new Map(
    documents.flatMap((document) =>
      document.type === 'image' && document.contentId !== undefined
        ? [[`${mailOf(document)} ${document.contentId}`, document] as const]
        : [],
    ),
  );
  if (pictures.size < 2) return documents;
  return documents.map((document) => (document.type === 'text' ? withCodes(document, pictures) : document));
}

type Shown = { readonly code: FoundBarcode; readonly line: number };

function withCodes(document: TextDocument, pictures: ReadonlyMap<string, ImageDocument>): TextDocument {
  const pages = document.pages.map((page): Page => {
    const shown = (page.shown ?? []).flatMap(({ contentId, line }): readonly Shown[] => {
      const [code, ...more] = pictures.get(`${mailOf(document)} ${contentId}`)?.pages[0]?.barcodes ?? [];
      return code && more.length === 0 ? [{ code, line }] : [];
    });
    const lines = linesOf(shown, page);
    if (!lines) return page;
    const barcodes = shown.map(({ code }, at): FoundBarcode => {
      const { x, y, width, height } = page.lines[lines[at]!]!;
      return { ...code, document: document.id, page: page.number, region: { x, y, width, height } };
    });
    return { ...page, barcodes };
  });
  return { ...document, pages };
}

/** For each picture the line behind it that is alike behind all of them; undefined where there is none, or one before them, too. */
function linesOf(shown: readonly Shown[], page: Page): readonly number[] | undefined {
  const apart = shown.every(({ line }, at) => at === 0 || line > shown[at - 1]!.line);
  if (shown.length < 2 || !apart || new Set(shown.map(({ code }) => code.text)).size < shown.length) return undefined;
  for (let step = 1; step <= nearest; step++) {
    const behind = shown.map(({ line }, at) => within(line + step - 1, line, shown[at + 1]?.line ?? page.lines.length));
    const before = shown.map(({ line }, at) => within(line - step, shown[at - 1]?.line ?? 0, line));
    if (areAlike(before, page)) return undefined;
    if (areAlike(behind, page)) return behind as readonly number[];
  }
  return undefined;
}

function within(line: number, from: number, end: number): number | undefined {
  return line >= from && line < end ? line : undefined;
}

/** Whether all lines are there and say the same but for what has digits. */
function areAlike(lines: readonly (number | undefined)[], { lines: all }: Page): boolean {
  const said = new Set(lines.map((line) => (line === undefined ? undefined : withoutNumbers(all[line]!.text))));
  return said.size === 1 && !said.has(undefined);
}

/** The id of the mail that a part belongs to. */
function mailOf({ id }: DocumentNode): string {
  return id.slice(0, id.lastIndexOf('.'));
}
