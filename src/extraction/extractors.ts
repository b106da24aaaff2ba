/** LIST: every way of reading tickets. The merge trusts them in the order of `trustOf` in `tickets/choose.ts`. */
import { attachedPass } from './attached-pass/extract.ts';
import { bcbpExtractor } from './bcbp/extract.ts';
import { calendar } from './calendar/extract.ts';
import type { Extractor } from './extractor.ts';
import { pageText } from './page-text/page-text.ts';
import { chinaRailwayExtractor } from './rail/china-railway-extract.ts';
import { railExtractor } from './rail/extract.ts';
import { railLayoutExtractor } from './rail/layout-extract.ts';
import { railMessageExtractor } from './rail/message-extract.ts';
import { reservationSystem } from './reservation-system/extract.ts';
import { schemaOrg } from './schema-org/extract.ts';

/** Each reads the whole document; what several say of one ticket is merged. */
export const extractors: readonly Extractor[] = [
  bcbpExtractor,
  railExtractor,
  railLayoutExtractor,
  railMessageExtractor,
  chinaRailwayExtractor,
  attachedPass,
  reservationSystem,
  schemaOrg,
  calendar,
  pageText,
];
