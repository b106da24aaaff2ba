import type { Answer, AnsweredPass } from './answer.ts';

/** The answer as plain text. */
export function answerText({ heading, opening, passes, notes, download, feedback }: Answer, service: string): string {
  const blocks = [
    `${heading}. ${opening}`,
    ...(passes.length > 0 ? [passes.map(lineOf).join('\n')] : []),
    ...(notes.length > 0 ? [passes.length > 0 ? `Please note:\n${list(notes)}` : notes.join('\n')] : []),
    ...(download ? [`Download${download.until ? ` until ${download.until}` : ''}:\n${download.urls.join('\n')}`] : []),
    ...(feedback ? [`How did it go? Tell us:\n${feedback}`] : []),
    closing(service, download !== undefined),
  ];
  return `${blocks.join('\n\n')}\n`;
}

/** What every answer ends with. */
export function closing(service: string, withLink: boolean): string {
  const rest = withLink ? '; what we made of it is deleted when the link ends.' : '.';
  return `${service} answers mails by itself. Your mail has been deleted${rest}`;
}

const list = (notes: readonly string[]): string => notes.map((note) => `- ${note}`).join('\n');

/** The title is all that is said of a ticket here; the rest is in its pass. */
function lineOf({ title, attached }: AnsweredPass): string {
  return `* ${title}${attached ? '' : ' (not attached: the mail would be too large)'}`;
}
