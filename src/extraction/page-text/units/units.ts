import { fold } from '../../words/fold.ts';
import type { Role } from '../../words/roles.ts';
import type { Understood } from '../document/understood.ts';
import type { Fact } from '../labels/fact.ts';
import type { Cell, Sheet } from '../layout/cells.ts';
import { bandTops, ownRoles } from '../readings/bands.ts';

/** One ticket's part of a document: its own cells and facts, and those shared by all. */
export type Unit = {
  readonly facts: readonly Fact[];
  readonly shared: readonly Fact[];
  readonly cells: readonly Cell[];
  /** What stands above the first of several tickets of a page and holds for all of them. */
  readonly above?: readonly Cell[];
  readonly barcode?: string;
};

/** What fits its column worse is no row of a ticket's own: a city under a seat. */
const leastFit = 0.4;

const orderRoles: ReadonlySet<Role> = new Set([
  'bookingReference',
  'issued',
  'issuer',
  'phone',
  'email',
  'website',
  'price',
]);

/** Takes a document that is no journey apart into its tickets: by table rows, repeated blocks and pages. */
export function splitUnits(understood: Understood): readonly Unit[] {
  const pages = understood.sheets.map((sheet) => ({
    sheet,
    facts: understood.facts.filter((fact) => fact.cells[0]!.page === sheet.number),
  }));
  const carrying = withoutSummaries(
    pages.filter(
      ({ sheet, facts }) => sheet.page.barcodes.length > 0 || facts.some((fact) => ownRoles.includes(fact.roles[0]!)),
    ),
  );
  if (
    carrying.length > 1 &&
    differ(
      carrying.map(({ facts }) => facts),
      carrying.map(({ sheet }) => sheet),
    )
  ) {
    const rest = pages.filter((page) => !carrying.includes(page));
    const shared = rest.flatMap(({ facts }) => facts.filter((fact) => !ownRoles.includes(fact.roles[0]!)));
    const beside = rest.flatMap(({ sheet }) => sheet.cells);
    return carrying.flatMap(({ sheet, facts }) =>
      splitSheet(sheet, facts).map((unit) => ({
        ...unit,
        shared: [...unit.shared, ...shared],
        cells: unit.cells.length > 0 ? unit.cells : beside,
      })),
    );
  }
  if (pages.length === 1) return splitSheet(pages[0]!.sheet, pages[0]!.facts);
  const [main] = carrying;
  if (!main) return [{ facts: understood.facts, shared: [], cells: understood.cells }];
  const others = pages.filter((page) => page !== main).flatMap(({ facts }) => facts);
  return splitSheet(main.sheet, main.facts).map((unit) => ({ ...unit, shared: [...unit.shared, ...others] }));
}

type PageFacts = { readonly sheet: Sheet; readonly facts: readonly Fact[] };

/** Leaves out pages without a code that only list the tickets of those with one: their seats and numbers stand there, too. */
function withoutSummaries(pages: readonly PageFacts[]): readonly PageFacts[] {
  const coded = pages.filter(({ sheet }) => sheet.page.barcodes.length > 0);
  if (coded.length < 2) return pages;
  const known = new Set(coded.flatMap(({ facts }) => facts.filter(isOwn).flatMap(partsOf)));
  return pages.filter(
    (page) =>
      coded.includes(page) ||
      !page.facts
        .filter(isOwn)
        .flatMap(partsOf)
        .every((part) => known.has(part)),
  );
}

/** Names are left out: who ordered is on the summary, who comes on the tickets. */
function isOwn({ roles: [role] }: Fact): boolean {
  return role !== 'passenger' && ownRoles.includes(role!);
}

function partsOf({ text }: Fact): readonly string[] {
  return fold(text)
    .split(/[^\p{L}\p{N}-]+/u)
    .filter((part) => /\d/.test(part));
}

/** Pages are tickets of their own when what is a ticket's own differs, or when each carries a code. */
function differ(pages: readonly (readonly Fact[])[], sheets: readonly Sheet[]): boolean {
  if (sheets.every((sheet) => sheet.page.barcodes.length > 0)) return true;
  return ownRoles.some((role) => {
    const values = pages.map((facts) => facts.find((fact) => fact.roles[0] === role)?.text);
    return values.every((value) => value !== undefined) && new Set(values).size === values.length;
  });
}

function splitSheet(sheet: Sheet, facts: readonly Fact[]): readonly Unit[] {
  const rows = tableUnits(sheet, facts);
  if (rows) return rows;
  const tops = bandTops(sheet, facts);
  if (tops.length < 2) {
    const barcode = sheet.page.barcodes.length === 1 ? sheet.page.barcodes[0]!.id : undefined;
    return [{ facts, shared: [], cells: sheet.cells, ...(barcode && { barcode }) }];
  }
  const first = tops[0]!;
  const bandOf = (fact: Fact) => tops.findLastIndex((top) => fact.cells[0]!.y >= top);
  const prices = facts.filter((fact) => fact.roles[0] === 'price').map(bandOf);
  const ownPrices = prices.length === tops.length && new Set(prices).size === tops.length && !prices.includes(-1);
  const shared = facts.filter(
    (fact) => fact.cells[0]!.y < first || (orderRoles.has(fact.roles[0]!) && !(ownPrices && fact.roles[0] === 'price')),
  );
  const above = sheet.cells.filter((cell) => cell.y < first);
  return tops.map((top, at) => {
    const bottom = tops[at + 1] ?? Number.POSITIVE_INFINITY;
    const inside = (cell: Cell) => cell.y >= top && cell.y < bottom;
    const codes = sheet.page.barcodes.filter(
      (code) => code.region && inBand(code.region.y + code.region.height / 2, sheet, top, bottom),
    );
    const cells = sheet.cells.filter(inside);
    return {
      facts: facts.filter((fact) => inside(fact.cells[0]!) && !shared.includes(fact)),
      shared,
      cells,
      above,
      ...(codes.length === 1 && { barcode: codes[0]!.id }),
    };
  });
}

function inBand(y: number, sheet: Sheet, top: number, bottom: number): boolean {
  const at = y * sheet.height;
  return at >= top - 1 && at < bottom - 1;
}

/** Rows of one table that each have a seat, number or name of their own. */
function tableUnits(sheet: Sheet, facts: readonly Fact[]): readonly Unit[] | undefined {
  const inRows = facts.filter((fact) => fact.row !== undefined && fact.score >= leastFit);
  const anchor = ownRoles.find((role) => {
    const values = inRows.filter((fact) => fact.roles[0] === role).map((fact) => fact.text);
    return values.length > 1 && new Set(values).size === values.length;
  });
  if (!anchor) return undefined;
  const anchors = inRows.filter((fact) => fact.roles[0] === anchor);
  const header = anchors[0]!.label.cell.y;
  const table = inRows.filter((fact) => Math.abs(fact.label.cell.y - header) < 1);
  const shared = facts.filter((fact) => !table.includes(fact));
  const codes = sheet.page.barcodes;
  return anchors.map(({ row }, at) => ({
    facts: table.filter((fact) => fact.row === row),
    shared,
    cells: sheet.cells,
    ...(codes.length === anchors.length && {
      barcode: [...codes].sort((a, b) => (a.region?.y ?? 0) - (b.region?.y ?? 0))[at]!.id,
    }),
  }));
}
