import { directionOf } from '#src/languages/languages.ts';
import type { Answer, AnsweredPass, DownloadLink } from './answer.ts';
import type { AccountRow } from './answer-account.ts';
import { closing, downloadLabel } from './answer-text.ts';
import type { PassPicture, PictureField } from './pass-picture.ts';
import type { MailWords } from './words/mail-words.ts';
import { filled, wordsIn } from './words/words.ts';

/**
 * The answer as HTML that mail programs draw: tables and inline styles. It says both colour schemes itself, so that no
 * program has to guess one; a pass keeps its own colours in both. Nothing is loaded from anywhere.
 */
export function answerHtml(answer: Answer, service: string): string {
  const { heading, opening, passes, notes, steps = [], account = [], download } = answer;
  const { page, feedback, subject, language } = answer;
  const words = wordsIn(language);
  const direction = directionOf(language);
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
<style>
${schemes}
</style>
</head>
<body class="page" style="margin:0;padding:0;background:#ffffff;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="page" style="background:#ffffff;">
<tr><td align="center" style="padding:24px 16px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:480px;font-family:${font};">
<tr><td dir="${direction}">
<h1 class="text" style="margin:0 0 8px;font-size:24px;line-height:30px;font-weight:700;color:#16181d;">${escaped(heading)}</h1>
${opening ? `<p class="text" style="${paragraph}">${escaped(opening)}</p>` : ''}
${stepsHtml(steps)}
${passes.map((pass, at) => passHtml(pass, at, { words, direction })).join('\n')}
${notesHtml(notes)}
${download ? downloadHtml(download.links, passes.length, { words, direction }) : ''}
${download?.until ? `<p class="quiet" style="${small}">${escaped(filled(words.download.until, { when: download.until }))}</p>` : ''}
${page ? `<p class="text" style="${paragraph}margin-top:16px;">${linkHtml(page, words.correct)}</p>` : ''}
${accountHtml(account, words)}
${feedback ? `<p class="text" style="${paragraph}margin-top:24px;">${escaped(words.feedback.question)} ${linkHtml(feedback, words.feedback.link)}</p>` : ''}
<p class="quiet" style="${small}">${escaped(closing(answer, service))}</p>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

/** The name by which the HTML refers to the picture of a code. */
export const codeId = (at: number): string => `code-${at + 1}@pass`;

/** Colours of the page in the dark; in the light each element has its own. */
const schemes = `:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background: #16181d !important; }
  .text { color: #f1f2f5 !important; }
  .quiet { color: #a9afbb !important; }
  .note { background: #262a32 !important; }
  .rule { border-color: #3a3f4a !important; }
  .link { color: #8ab8ff !important; }
  .button { background: #f1f2f5 !important; color: #16181d !important; }
}`;
const font = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const paragraph = 'margin:0 0 16px;font-size:16px;line-height:24px;color:#16181d;';
const small = 'margin:12px 0 0;font-size:13px;line-height:19px;color:#5c6370;';

const linkHtml = (url: string, text: string): string =>
  `<a class="link" href="${escaped(url)}" style="color:#0b57d0;">${escaped(text)}</a>`;

/** In which words, and which way they run: what is put together of them runs that way, too. */
type Said = { readonly words: MailWords; readonly direction: string };

/** A bundle with what is in it below. */
function downloadHtml(links: readonly DownloadLink[], passes: number, { words, direction }: Said): string {
  return links
    .map(
      ({ url, passNames }, at) =>
        `<p style="margin:${at === 0 ? 24 : 10}px 0 0;"><a class="button" href="${escaped(url)}" style="display:inline-block;padding:13px 22px;border-radius:10px;background:#16181d;color:#ffffff;font-size:16px;font-weight:600;text-decoration:none;">${escaped(downloadLabel(words, { at, links: links.length, passes }))}</a></p>${passNamesHtml(passNames, direction)}`,
    )
    .join('\n');
}

function passNamesHtml(passNames: readonly string[], direction: string): string {
  const names = passNames.map((name) => `<bdi dir="${direction}">${escaped(name)}</bdi>`).join('<br>');
  return names
    ? `<p class="quiet" style="margin:6px 0 0;font-size:13px;line-height:19px;color:#5c6370;">${names}</p>`
    : '';
}

function stepsHtml(steps: readonly string[]): string {
  const items = steps.map((step) => `<li style="margin:0 0 10px;">${escaped(step)}</li>`).join('');
  return items ? `<ol class="text" style="${paragraph}padding-inline-start:24px;">${items}</ol>` : '';
}

/** A table of two columns: what it was, what became of it. A file name keeps its own direction. */
function accountHtml(account: readonly AccountRow[], words: MailWords): string {
  if (account.length === 0) return '';
  const rows = account.map(
    ({ part, fate, made }) =>
      `<tr><th scope="row" align="start" valign="top" class="text rule" style="${cellStyle}width:42%;text-align:start;font-weight:600;word-break:break-word;color:#16181d;"><bdi>${escaped(part)}</bdi></th><td valign="top" class="${made ? 'text' : 'quiet'} rule" style="${cellStyle}color:${made ? '#16181d' : '#5c6370'};">${escaped(fate).replaceAll('\n', '<br>')}</td></tr>`,
  );
  return `<h2 class="text" style="margin:28px 0 4px;font-size:16px;line-height:22px;font-weight:700;color:#16181d;">${escaped(words.account.heading)}</h2>
<table width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse;">
${rows.join('\n')}
</table>`;
}

const cellStyle =
  'padding:8px 0;padding-inline-end:12px;border-bottom:1px solid #e1e3e8;font-size:14px;line-height:20px;';

function notesHtml(notes: readonly string[]): string {
  return notes
    .map(
      (note) =>
        `<p class="text note" style="margin:12px 0 0;padding:12px 14px;border-radius:10px;background:#f1f2f5;font-size:15px;line-height:22px;color:#16181d;">${escaped(note)}</p>`,
    )
    .join('\n');
}

function passHtml({ title, telling, attached, picture }: AnsweredPass, at: number, { words, direction }: Said): string {
  const more = [telling, attached ? '' : words.notAttached].filter(Boolean);
  const small = more
    .map((text) => `<span class="quiet" dir="${direction}" style="${beneath}">${escaped(text)}</span>`)
    .join('');
  const caption = `<p class="text" style="margin:16px 0 8px;font-size:16px;line-height:22px;font-weight:600;color:#16181d;"><bdi>${escaped(title)}</bdi>${small}</p>`;
  return picture ? `${caption}\n${cardHtml(picture, at, words.codeAlt)}` : caption;
}

const beneath = 'display:block;font-size:14px;line-height:20px;font-weight:400;color:#5c6370;';

function cardHtml(picture: PassPicture, at: number, codeAlt: string): string {
  const { colours, logo, header, primary, rows, journey, code } = picture;
  const cell = (field: PictureField, size: number, align: string, { label = '', value = '' } = {}) =>
    `<td align="${align}" valign="top" style="padding:0 4px 12px;color:${colours.text};"><span style="display:block;font-size:11px;line-height:15px;font-weight:600;${label}color:${colours.label};">${escaped(field.label)}</span><span style="display:block;font-size:${size}px;line-height:${Math.round(size * 1.25)}px;${value}"><bdi>${escaped(field.value)}</bdi></span></td>`;
  const row = (fields: readonly PictureField[], size: number) =>
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr>${fields
      .map((field, index) =>
        cell(field, size, index > 0 && index === fields.length - 1 ? 'right' : 'left', {
          label: unbroken(fields, 'label', 36),
        }),
      )
      .join('')}</tr></table>`;
  const large = journey ? 26 : 22;
  const top = `<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td valign="middle" style="padding:0 4px 12px;font-size:16px;font-weight:600;color:${colours.text};">${escaped(logo)}</td>${header.map((field) => cell(field, 15, 'right', { value: unbroken(header, 'value', 36 - longestWord(logo)) })).join('')}</tr></table>`;
  return `<table role="presentation" dir="ltr" width="100%" cellpadding="0" cellspacing="0" bgcolor="${colours.background}" style="max-width:340px;border-radius:12px;background:${colours.background};">
<tr><td style="padding:14px 10px 4px;">${top}${primary.length > 0 ? row(primary, large) : ''}${rows.map((fields) => row(fields, 15)).join('')}${code ? codeHtml(code, at, codeAlt) : ''}</td></tr>
</table>`;
}

/** A name may be broken between words only. */
const longestWord = (name: string): number => Math.max(...name.split(/\s+/).map((word) => word.length));

/** Labels, or values, stay on one line where all of a row fit beside each other. */
function unbroken(fields: readonly PictureField[], part: keyof PictureField, most: number): string {
  return fields.reduce((sum, field) => sum + field[part].length, 0) <= most ? 'white-space:nowrap;' : '';
}

/** On white in both schemes, or no reader finds it. */
function codeHtml({ wide, text }: NonNullable<PassPicture['code']>, at: number, alt: string): string {
  const caption = text
    ? `<span style="display:block;padding:0 0 6px;font-size:12px;line-height:16px;color:#000000;">${escaped(text)}</span>`
    : '';
  return `<table role="presentation" align="center" cellpadding="0" cellspacing="0" bgcolor="#ffffff" style="margin:4px auto 12px;border-radius:8px;background:#ffffff;"><tr><td align="center" style="padding:4px;"><img src="cid:${codeId(at)}" width="${wide ? 270 : 170}" alt="${escaped(alt)}" style="display:block;border:0;max-width:100%;height:auto;">${caption}</td></tr></table>`;
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
