import { benchApi } from './api.ts';
import { benchBurst } from './burst.ts';
import { benchCalm } from './calm.ts';
import { benchCodes } from './codes.ts';
import { benchCold } from './cold.ts';
import { benchPdf, benchPhoto } from './convert.ts';
import { benchFit } from './fit.ts';
import { benchFuzz } from './fuzz.ts';
import { benchMail } from './mail.ts';
import { benchModel } from './model.ts';
import { benchNodes } from './nodes.ts';
import { benchPage } from './page.ts';
import { benchRestarts } from './restarts.ts';
import { benchScoring } from './scoring.ts';
import { benchSign } from './sign.ts';
import { benchText } from './text.ts';

/** `run` gives the lines to print, all at the end or each when it is known. `long`: only when it is asked for by name. */
type Benchmark = {
  readonly what: string;
  readonly run: () => Promise<readonly string[]> | AsyncIterable<string>;
  readonly long?: true;
};

/** LIST: every benchmark by name. */
export const benchmarks: Readonly<Record<string, Benchmark>> = {
  pdf: { what: 'one-page PDF with text and a code, bytes to signed pass, warm', run: benchPdf },
  photo: { what: 'codes of a 12-megapixel photo, warm', run: benchPhoto },
  text: { what: 'text of a dense scan, a screenshot and a 12-megapixel photo, warm', run: benchText },
  sign: { what: 'passes designed, built and signed; longest block of the event loop', run: benchSign },
  api: { what: 'the service: upload to completed, a thousand jobs, health and memory meanwhile', run: benchApi },
  page: {
    what: 'the website: file chosen to its pass on the screen, as the first after a start, and warm (minutes; by name only)',
    run: benchPage,
    long: true,
  },
  mail: { what: 'the service: a forwarded one-page PDF, end of DATA to the answer at the relay', run: benchMail },
  burst: { what: 'the service: ten mails of 23 MB at once, and the memory of all its processes', run: benchBurst },
  calm: {
    what: 'the service while strangers send mails made to stop it: the longest time without an answer',
    run: benchCalm,
  },
  restarts: {
    what: 'the service: what became of every upload through twenty restarts and kills (minutes; by name only)',
    run: benchRestarts,
    long: true,
  },
  nodes: {
    what: 'one, two and four worker processes over PostgreSQL and S3, and what kills do to them (ten minutes; by name only)',
    run: benchNodes,
    long: true,
  },
  model: { what: 'what asking a language model costs: tokens of a question and of its answer', run: benchModel },
  codes: { what: 'every kind of code that we read, bytes to drafts of tickets', run: benchCodes },
  fit: { what: 'the learned fits of texts to fields: a text, a page, the size of the model', run: benchFit },
  scoring: {
    what: 'the learned scorer: processor time a page, over the documents that it is learned from (minutes the first time; by name only)',
    run: benchScoring,
    long: true,
  },
  fuzz: {
    what: 'a hundred thousand inputs for each parser of bytes: throws, time, memory (15 minutes; by name only)',
    run: () => benchFuzz(),
    long: true,
  },
  cold: { what: 'the command line from nothing, and the peak memory of all its processes', run: benchCold },
};
