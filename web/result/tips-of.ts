import type { JobJson } from '#src/api/schemas.ts';
import type { Words } from '../messages/words.ts';
import type { SaidProblem, useProblemWords } from './problem-words.ts';

type Said = {
  /** What is said above the tips. */
  readonly message: string;
  readonly say: ReturnType<typeof useProblemWords>;
};

/** What helps against just this, as far as the message does not say it already; general tips where we know no better. */
export function tipsOf(
  t: Words['failed'],
  { error_code: code, result }: JobJson,
  { message, say }: Said,
): readonly string[] {
  const problems = result?.problems ?? [];
  const advice = problems.map((problem) => adviceOf(say(problem), message)).filter(Boolean);
  const codes = [...(code ? [code] : []), ...problems.map((problem) => problem.code)];
  const own = codes.flatMap((each) => t.tips[tipOf(each) as keyof typeof t.tips] ?? []);
  const tips = [...new Set([...advice, ...own])];
  if (tips.length > 0 || message === '' || codes.some(isUnhelped)) return tips;
  const { original, screenshot } = t.anyTips;
  return codes.some((each) => screenshotAdvised.includes(each)) ? [original] : [original, screenshot];
}

/** What a problem advises, after what happened where the message is about another one; nothing where it says both. */
function adviceOf({ message: happened, advice }: SaidProblem, message: string): string {
  if (advice === '' || message.includes(advice)) return '';
  return message.includes(happened) ? advice : `${happened} ${advice}`;
}

/** LIST: what no other file would have helped against, or what its own advice says all of. */
const unhelped = [
  'barcode.binary-qr',
  'document.partly-read',
  'document.too-many-pages',
  'job.deleted',
  'job.lost',
  'ticket.dynamic',
];

/** A paper that is no ticket is none in another file either. */
const isUnhelped = (code: string): boolean => unhelped.includes(code) || code.startsWith('paper.');

/** LIST: what is advised against with a screenshot already. */
const screenshotAdvised = [
  'document.heic',
  'document.too-complex',
  'document.too-large',
  'document.too-slow',
  'document.unreadable',
  'document.unsupported',
  'job.crashed',
];

/** LIST: papers that come with tickets, or look like them; of any other, everything is said with what it is. */
const besideTickets = ['paper.invoice', 'paper.receipt', 'paper.letter', 'paper.form', 'paper.list', 'paper.web-page'];

/** Whichever of these papers it is instead of a ticket, the tips are the same. */
const tipOf = (code: string): string => (besideTickets.includes(code) ? 'ticket.none' : code);
