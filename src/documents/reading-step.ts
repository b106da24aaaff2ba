/** What is being read of a document right now: no sentence, so that it can be said in any language. Pages and lines count from 1. */
export type ReadingStep =
  | { readonly is: 'mail' | 'picture' | 'codes' }
  | { readonly is: 'page'; readonly page: number; readonly of: number }
  /** Text is recognised; `codes` were found beside it. */
  | ({ readonly is: 'text'; readonly codes: number } & Place)
  | ({ readonly is: 'lines'; readonly line: number; readonly lines: number; readonly codes: number } & Place);

/** The page of a PDF that has several. */
type Place = { readonly page?: number; readonly of?: number };

/** Hears what is being read, and if it is known how much of it is done (0 to 1). */
export type ReportReading = (step: ReadingStep, part?: number) => void;
