/**
 * LIST: rooms within a room → the only files of theirs that others import; tests and scripts may look inside. A room that is not named
 * here is a shelf: all of its files are for others. A room inside of another one is behind both doors.
 */
const doors: Readonly<Record<string, readonly string[]>> = {
  'src/barcodes/mav/': ['parse-mav.ts', 'mav-ticket.ts'],
  'src/barcodes/vdv/': ['parse-vdv.ts', 'entitlement.ts', 'product-details.ts'],
  'src/documents/inside/calendar/': ['read-calendar.ts'],
  'src/documents/inside/codes/': ['scan.ts', 'locate.ts', 'limits.ts'],
  'src/documents/inside/html/': ['layout-html.ts', 'line-texts.ts', 'dom.ts'],
  'src/documents/inside/image/': ['decode-image.ts', 'shrink-image.ts', 'draw-artwork.ts'],
  'src/documents/inside/mail/': ['read-mail.ts', 'read-attachment.ts', 'own-words.ts'],
  'src/documents/inside/pass/': ['read-pass.ts'],
  'src/documents/inside/pdf/': ['read-pdf.ts', 'open-pdf.ts', 'draw-pages.ts', 'pdfium.ts'],
  // What a process of recognition does, step by step, and whether a picture shows words at all.
  'src/documents/inside/recognition/': [
    'prepare-picture.ts',
    'survey.ts',
    'read-batch.ts',
    'tesseract.ts',
    'shows-words.ts',
  ],
  'src/extraction/assign/': ['assign.ts'],
  'src/extraction/attached-pass/': ['extract.ts'],
  'src/extraction/calendar/': ['extract.ts'],
  'src/extraction/eligibility/': ['judge.ts', 'no-ticket.ts', 'dynamic.ts', 'points.ts'],
  // The port, whether to ask, the asking, what an answer weighs, and how both sides are brought together.
  'src/extraction/model/': [
    'model.ts',
    'needs-model.ts',
    'poorly-read.ts',
    'read-with-model.ts',
    'weigh-answer.ts',
    'opinion.ts',
    'fuse.ts',
  ],
  // Other readers than the page's ask how a value is told from other words, and the page's reader for the rest.
  'src/extraction/page-text/': ['page-text.ts', 'values/values.ts'],
  'src/extraction/trust/': ['weigh-values.ts'],
  'src/extraction/page-text/candidates/': ['find-spans.ts', 'span.ts'],
  'src/extraction/page-text/decoding/': [
    'settle.ts',
    'part-order.ts',
    'stay-beside.ts',
    'items/items.ts',
    'items/alone.ts',
    'fields/prices.ts',
    'people/greeted.ts',
    'spans/bounds.ts',
    'spans/fields.ts',
  ],
  'src/extraction/page-text/decoding/admissions/': [
    'admissions.ts',
    'counted-admissions.ts',
    'listed-places.ts',
    'placed-lines.ts',
    'unseen-admissions.ts',
    'seats-of-rides.ts',
  ],
  // Which things of an order there are, and the document as each sees it.
  'src/extraction/page-text/decoding/items/': ['items.ts', 'alone.ts'],
  // What a cut begins with, the cut and what it makes of drafts, and what is left of rides that are none.
  'src/extraction/page-text/decoding/legs/': [
    'coded-ways.ts',
    'ways.ts',
    'leg-roles.ts',
    'legs.ts',
    'route-ends.ts',
    'phantoms.ts',
    'stray-clocks.ts',
    'doubles.ts',
    'printed-ends.ts',
    'whole-ends.ts',
  ],
  'src/extraction/page-text/decoding/people/': [
    'name-lists.ts',
    'names-in-turn.ts',
    'siblings.ts',
    'series.ts',
    'travellers.ts',
    'kin.ts',
    'greeted.ts',
  ],
  'src/extraction/page-text/decoding/shows/': ['occasion.ts', 'doors.ts', 'shows.ts'],
  'src/extraction/page-text/journeys/': ['transport.ts', 'journey-drafts.ts'],
  // The labels of a page, the facts that they name, and what readers of the rest ask of either.
  'src/extraction/page-text/labels/': [
    'find-labels.ts',
    'accept-labels.ts',
    'label-values.ts',
    'fact.ts',
    'several-values.ts',
    'full-names.ts',
    'parted-lines.ts',
    'chained-labels.ts',
  ],
  'src/extraction/page-text/layout/': ['cells.ts', 'neighbours.ts', 'headline.ts', 'prepare.ts'],
  'src/extraction/page-text/scoring/': [
    'scorer.ts',
    'targets.ts',
    'calibration.ts',
    'forest.ts',
    'kind-odds.ts',
    'kind-signs.ts',
    'learned-kinds.ts',
  ],
  'src/extraction/page-text/units/': ['units.ts', 'read-unit.ts'],
  'src/extraction/rail/': ['extract.ts', 'layout-extract.ts', 'message-extract.ts', 'china-railway-extract.ts'],
  'src/extraction/reservation-system/': ['extract.ts', 'without-shadows.ts'],
  'src/extraction/schema-org/': ['extract.ts', 'markup-of.ts', 'stated-barcodes.ts'],
  'src/mail/in/fenced/': [
    'authenticate-sender.ts',
    'commands.ts',
    'dns-answers.ts',
    'mail-headers.ts',
    'silence.ts',
    'silences.ts',
    'take-apart.ts',
  ],
  'src/mail/out/words/': ['words.ts', 'mail-words.ts'],
  'src/mail/shortcut/': ['mount-shortcut.ts'],
  'src/passes/images/': ['pass-images.ts', 'icon.ts', 'png.ts', 'symbols.ts'],
  'src/passes/signing/': ['signing-files.ts', 'signer-process.ts', 'signer-messages.ts', 'certificate.ts'],
};

/** The door that an import goes past: a room whose file it takes, though that is not for others. */
export function doorPassed(file: string, path: string): string | undefined {
  return Object.keys(doors).find(
    (room) => path.startsWith(room) && !file.startsWith(room) && !doors[room]!.includes(path.slice(room.length)),
  );
}
