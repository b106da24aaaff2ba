import { bannerLayout } from './banner.ts';
import { cellsLayout } from './cells.ts';
import { columnsLayout } from './columns.ts';
import type { Layout } from './layout.ts';
import { letterLayout } from './letter.ts';
import { mobileLayout } from './mobile.ts';
import { pageEachLayout } from './page-each.ts';
import { plasticLayout } from './plastic.ts';
import { posterLayout } from './poster.ts';
import { priceTableLayout } from './price-table.ts';
import { printAtHomeLayout } from './print-at-home.ts';
import { receiptLayout } from './receipt.ts';
import { rowsLayout } from './rows.ts';
import { sidewaysLayout } from './sideways.ts';
import { stripsLayout } from './strips.ts';
import { stubLayout } from './stub.ts';
import { timelineLayout } from './timeline.ts';

/** LIST: every layout for paper and screens. */
export const layouts: readonly Layout[] = [
  cellsLayout,
  stubLayout,
  rowsLayout,
  mobileLayout,
  printAtHomeLayout,
  timelineLayout,
  letterLayout,
  columnsLayout,
  receiptLayout,
  posterLayout,
  stripsLayout,
  bannerLayout,
  pageEachLayout,
  plasticLayout,
  sidewaysLayout,
  priceTableLayout,
];
