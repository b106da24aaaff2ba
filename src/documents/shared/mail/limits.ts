/** Bounds of one message; what lies beyond is left out and listed as not read. */
export type MailLimits = {
  /** Levels of multipart inside multipart. */
  readonly depth: number;
  /** Parts of a message, containers included. */
  readonly parts: number;
  /** Lines and bytes of the headers of all parts together. */
  readonly headerLines: number;
  readonly headerBytes: number;
  /** Messages inside of the message, at any depth. */
  readonly messages: number;
  /** Files that are looked at, in all messages together; pictures shown in the text come last. */
  readonly attachments: number;
};

/** What we open of a mail that somebody sent us. */
export const mailLimits: MailLimits = {
  depth: 20,
  parts: 200,
  headerLines: 1000,
  headerBytes: 256 * 1024,
  messages: 5,
  attachments: 20,
};
