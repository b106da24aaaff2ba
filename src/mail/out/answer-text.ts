import type { Language } from '#src/languages/languages.ts';
import type { Answer, AnsweredPass, DownloadLink } from './answer.ts';
import { asItIs } from './answer-passes.ts';
import type { MailWords } from './words/mail-words.ts';
import { filled, wordsIn } from './words/words.ts';

/** The answer as plain text. */
export function answerText(answer: Answer, service: string): string {
  const { heading, opening, passes, notes, steps = [], account = [], download, page, feedback, language } = answer;
  const words = wordsIn(language);
  const until = download?.until
    ? ` (${filled(words.download.until, { when: download.until }).replace(/\.$/, '')})`
    : '';
  const blocks = [
    opening ? `${heading}. ${opening}` : `${heading}.`,
    ...(steps.length > 0 ? [steps.map((step, at) => `${at + 1}. ${step}`).join('\n')] : []),
    ...(passes.length > 0 ? [passes.map((pass) => lineOf(pass, language)).join('\n')] : []),
    ...(notes.length > 0 ? [passes.length > 0 ? `${words.note}:\n${list(notes)}` : notes.join('\n')] : []),
    ...(download ? [`${words.download.heading}${until}:\n${download.links.map(linkLines).join('\n')}`] : []),
    ...(page ? [`${words.correct}:\n${page}`] : []),
    ...(account.length > 0
      ? [
          `${words.account.heading}:\n${list(account.map(({ part, fate }) => `${part}: ${fate.replaceAll('\n', '\n  - ')}`))}`,
        ]
      : []),
    ...(feedback ? [`${words.feedback.question} ${words.feedback.link}:\n${feedback}`] : []),
    closing(answer, service),
  ];
  return `${blocks.join('\n\n')}\n`;
}

/** What every answer ends with. */
export function closing(
  { language, download, asked: wasAsked }: Pick<Answer, 'language' | 'download' | 'asked'>,
  service: string,
): string {
  const { mail, result, asked } = wordsIn(language).closing;
  return filled(wasAsked ? asked : download ? result : mail, { service });
}

/** What a link to passes is called. */
export function downloadLabel(
  { download }: MailWords,
  { at, links, passes }: { readonly at: number; readonly links: number; readonly passes: number },
): string {
  if (links > 1) return filled(download.part, { n: String(at + 1) });
  return passes > 1 ? download.all : download.one;
}

/** A bundle with what is in it below. */
const linkLines = ({ url, passNames }: DownloadLink): string =>
  [url, ...passNames.map((name) => `  - ${name}`)].join('\n');

const list = (notes: readonly string[]): string => notes.map((note) => `- ${note}`).join('\n');

/** The title and what tells it from others are all that is said of a ticket here; the rest is in its pass. */
function lineOf({ title, telling, attached }: AnsweredPass, language: Language): string {
  const { notAttached } = wordsIn(language);
  return `* ${[asItIs(title, language), telling].filter(Boolean).join(' · ')}${attached ? '' : ` (${notAttached})`}`;
}
