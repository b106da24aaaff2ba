/**
 * LIST: every way a conversion can fail, with the HTTP status it means and what the person can do; long
 * because it is a table.
 *
 * A problem is a value, collected beside the results; it is never thrown for bad input. Exceptions are for bugs and
 * broken machines.
 */

/** One expected failure: what happened, where we looked, what to do now. Texts are ready to be shown. */
export type Problem = {
  readonly code: ProblemCode;
  /** HTTP status an API would answer with when this problem alone ended the conversion. */
  readonly status: number;
  /** What happened, one sentence. Never holds a path, a stack or a library's words. */
  readonly message: string;
  /** What the person can do now, one sentence. */
  readonly advice: string;
  /** The document (see `DocumentNode.id`) and page (from 1) that were looked at. */
  readonly document?: string;
  readonly page?: number;
  /** What its texts were filled with, for saying them in another language. */
  readonly values?: Readonly<Record<string, string | number>>;
  /** The values of a ticket that it is about, each with the reading that it won against. */
  readonly about?: readonly { readonly field: string; readonly value: string; readonly other?: string }[];
};

type Entry = { readonly status: number; readonly message: string; readonly advice: string };

const entries = {
  'document.empty': {
    status: 422,
    message: 'The file is empty.',
    advice: 'Save the ticket again and choose the new file.',
  },
  'document.too-large': {
    status: 413,
    message: 'The file is larger than {limit}.',
    advice: 'Send only the page with the ticket, or a screenshot of it.',
  },
  'document.unsupported': {
    status: 422,
    message: 'This is {what}, which we cannot read.',
    advice: 'We read PDF, JPG, PNG and e-mail (.eml). A screenshot of the ticket works too.',
  },
  'document.heic': {
    status: 422,
    message: 'This is a HEIC photo, which we cannot read.',
    advice:
      'Send a screenshot of it, or share it as JPEG: on an iPhone, Share, Options, Most Compatible; on a Mac, export it from Preview.',
  },
  'document.unreadable': {
    status: 422,
    message: 'The file is damaged or is not what its name says.',
    advice: 'Download the ticket again, or take a screenshot of it.',
  },
  'document.damaged': {
    status: 422,
    message: 'A part of the picture is missing or broken; we read the rest.',
    advice: 'If something is missing on the pass, send the picture again.',
  },
  'document.locked': {
    status: 422,
    message: 'This PDF needs a password.',
    advice: 'Upload it with its password, or choose a copy that has none.',
  },
  'document.too-many-pages': {
    status: 422,
    message: 'We read the first {read} of {pages} pages.',
    advice: 'Send the remaining pages as a file of their own.',
  },
  'document.picture-too-large': {
    status: 422,
    message: 'The picture has {width} × {height} pixels, more than we open.',
    advice: 'Make it smaller, or crop it to the ticket.',
  },
  'document.too-deep': {
    status: 422,
    message: 'The e-mail holds more nested parts than we open.',
    advice: 'Send the ticket itself instead of the whole conversation.',
  },
  'document.partly-read': {
    status: 422,
    message: 'We could only read part of {what}.',
    advice: 'Try again, or send the ticket as a PDF or a screenshot.',
  },
  'document.too-slow': {
    status: 422,
    message: 'Reading {what} took too long and was stopped.',
    advice: 'Take a screenshot of the ticket and send that.',
  },
  'document.too-complex': {
    status: 422,
    message: 'Reading {what} needed too much memory and was stopped.',
    advice: 'Take a screenshot of the ticket and send that.',
  },
  'barcode.binary-qr': {
    status: 422,
    message: 'QR codes holding binary data cannot be processed.',
    advice: 'Show the original ticket; Wallet cannot draw this code so that it scans the same.',
  },
  'barcode.unsupported': {
    status: 422,
    message: 'Wallet has no {symbology} code. It is shown as a QR code with the same content, which may not scan.',
    advice: 'Keep the original ticket at hand.',
  },
  'barcode.newer-wallet': {
    status: 422,
    message:
      'Wallet shows {symbology} codes from iOS 27 on. Older iPhones show a QR code with the same content, which may not scan.',
    advice: 'Keep the original ticket at hand.',
  },
  'barcode.gs1': {
    status: 422,
    message: 'The {symbology} code carries a GS1 mark, which Wallet cannot draw; the content is the same without it.',
    advice: 'Keep the original ticket at hand: a gate that asks for the mark does not take the pass.',
  },
  'barcode.not-proven': {
    status: 422,
    message: 'The {symbology} code did not read back the same after drawing it as Wallet would, so no pass was made.',
    advice: 'Show the original ticket.',
  },
  'barcode.too-large': {
    status: 422,
    message: 'The code holds {bytes} bytes, more than Wallet can draw as {symbology}.',
    advice: 'Show the original ticket.',
  },
  'ticket.none': {
    status: 422,
    message: '{what}',
    advice: 'Send the ticket, boarding pass, confirmation or voucher itself.',
  },
  // What a document is that is no ticket; `what` says in English what was seen of it.
  'paper.invoice': {
    status: 422,
    message: '{what}',
    advice: 'Send the ticket, boarding pass, confirmation or voucher itself.',
  },
  'paper.receipt': {
    status: 422,
    message: '{what}',
    advice: 'Send the ticket, boarding pass, confirmation or voucher itself.',
  },
  'paper.menu': {
    status: 422,
    message: '{what}',
    advice: 'Send the ticket, boarding pass, confirmation or voucher itself.',
  },
  'paper.newsletter': {
    status: 422,
    message: '{what}',
    advice: 'Send the ticket, boarding pass, confirmation or voucher itself.',
  },
  'paper.timetable': {
    status: 422,
    message: '{what}',
    advice: 'Send the ticket, boarding pass, confirmation or voucher itself.',
  },
  'paper.web-page': {
    status: 422,
    message: '{what}',
    advice: 'Send the ticket, boarding pass, confirmation or voucher itself.',
  },
  'paper.letter': {
    status: 422,
    message: '{what}',
    advice: 'Send the ticket, boarding pass, confirmation or voucher itself.',
  },
  'paper.form': {
    status: 422,
    message: '{what}',
    advice: 'Send the ticket, boarding pass, confirmation or voucher itself.',
  },
  'paper.list': {
    status: 422,
    message: '{what}',
    advice: 'Send the ticket, boarding pass, confirmation or voucher itself.',
  },
  'paper.parcel': {
    status: 422,
    message: '{what}',
    advice: 'Send the ticket, boarding pass, confirmation or voucher itself.',
  },
  'paper.cancelled': {
    status: 422,
    message: '{what}',
    advice: 'If you have booked anew, send the new ticket.',
  },
  'paper.waiting': {
    status: 422,
    message: '{what}',
    advice: 'Send the ticket once you have it.',
  },
  'paper.specimen': {
    status: 422,
    message: '{what}',
    advice: 'Send the ticket, boarding pass, confirmation or voucher itself.',
  },
  'paper.blank': {
    status: 422,
    message: '{what}',
    advice: 'Send a larger, sharper picture, or the PDF or e-mail that you were sent.',
  },
  'paper.unclear': {
    status: 422,
    message: '{what}',
    advice: 'Send a larger, sharper picture, or the PDF or e-mail that you were sent.',
  },
  'ticket.past': {
    status: 422,
    message: 'This ticket was for {when}.',
    advice: 'The pass was made all the same.',
  },
  'ticket.too-many': {
    status: 422,
    message: 'This file tells of more than {read} tickets; we made passes of the first {read}.',
    advice: 'Send the remaining pages as a file of their own.',
  },
  'ticket.recognised': {
    status: 422,
    message: 'We read this from a picture and may have mistaken a letter or digit: {what}.',
    advice: 'Compare it with the original before you rely on it.',
  },
  'ticket.check': {
    status: 422,
    message: 'Check this: {what}.',
    advice: 'Compare it with the original before you rely on it.',
  },
  'ticket.bare': {
    status: 422,
    message: 'We found neither a day nor a code for this ticket.',
    advice: 'Keep the original at hand; the pass alone may not be enough.',
  },
  'ticket.dynamic': {
    status: 422,
    message: 'This ticket says that its code changes over time, so a copy would not open the gate.',
    advice: 'Use the app or the wallet link of the issuer.',
  },
  'model.no-answer': {
    status: 422,
    message: 'The language model that helps with unusual documents did not answer this time.',
    advice: 'If this is a ticket, try again later.',
  },
  'pass.failed': {
    status: 422,
    message: 'A pass for “{title}” could not be made.',
    advice: 'The other passes are not affected; send the ticket again to retry.',
  },
  'job.crashed': {
    status: 422,
    message: 'The content could not be converted to an Apple Wallet pass: reading it failed twice.',
    advice: 'Take a screenshot of the ticket and send that.',
  },
  'job.deleted': {
    status: 410,
    message: 'You deleted this before it was converted.',
    advice: 'Send the file again if you still want a pass.',
  },
  'job.lost': {
    status: 422,
    message: 'The file was lost before it could be converted.',
    advice: 'Please send it again.',
  },
} as const satisfies Record<string, Entry>;

/** The name of a problem, `place.what`; part of the API, so it never changes. */
export type ProblemCode = keyof typeof entries;

/**
 * Makes a problem of the list; `{name}` in its texts is replaced from `values`.
 *
 * @param where the document and page that were looked at
 */
export function problem(
  code: ProblemCode,
  values: Readonly<Record<string, string | number>> = {},
  where: { readonly document?: string; readonly page?: number } = {},
): Problem {
  const entry: Entry = entries[code];
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => readable(name, values[name] ?? name));
  const filled = Object.keys(values).length > 0 ? { values } : {};
  return { code, status: entry.status, message: fill(entry.message), advice: fill(entry.advice), ...where, ...filled };
}

/** A value in a sentence: a day as people write it, `10 June 2025`; programs find it as it was in `values`. */
function readable(name: string, value: string | number): string {
  const day = name === 'when' ? Date.parse(`${value}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(day)) return String(value);
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(day);
}
