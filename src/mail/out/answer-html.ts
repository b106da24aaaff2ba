import type { Answer, AnsweredPass } from './answer.ts';
import { closing } from './answer-text.ts';
import type { PassPicture, PictureField } from './pass-picture.ts';

/**
 * The answer as HTML that mail programs draw: tables and inline styles. It says both colour schemes itself, so that no
 * program has to guess one; a pass keeps its own colours in both. Nothing is loaded from anywhere.
 */
export function answerHtml(answer: Answer, service: string): string {
  const { heading, opening, passes, notes, download, feedback, subject } = answer;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
<style>
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background: #16181d !important; }
  .text { color: #f1f2f5 !important; }
  .quiet { color: #a9afbb !important; }
  .note { background: #262a32 !important; }
  .link { color: #8ab8ff !important; }
  .button { background: #f1f2f5 !important; color: #16181d !important; }
}
</style>
</head>
<body class="page" style="margin:0;padding:0;background:#ffffff;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="page" style="background:#ffffff;">
<tr><td align="center" style="padding:24px 16px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:480px;font-family:${font};">
<tr><td>
<h1 class="text" style="margin:0 0 8px;font-size:24px;line-height:30px;font-weight:700;color:#16181d;">${escaped(heading)}</h1>
<p class="text" style="${paragraph}">${escaped(opening)}</p>
${passes.map(passHtml).join('\n')}
${notesHtml(notes)}
${download ? downloadHtml(download.urls, passes.length) : ''}
${download?.until ? `<p class="quiet" style="${small}">${download.urls.length > 1 ? 'The links work' : 'The link works'} until ${escaped(download.until)}.</p>` : ''}
${feedback ? `<p class="text" style="${paragraph}margin-top:24px;">How did it go? <a class="link" href="${escaped(feedback)}" style="color:#0b57d0;">Tell us</a></p>` : ''}
<p class="quiet" style="${small}">${escaped(closing(service, download !== undefined))}</p>
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

const font = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const paragraph = 'margin:0 0 16px;font-size:16px;line-height:24px;color:#16181d;';
const small = 'margin:12px 0 0;font-size:13px;line-height:19px;color:#5c6370;';

function downloadHtml(urls: readonly string[], passes: number): string {
  const labelOf = (at: number) =>
    urls.length > 1 ? `Download part ${at + 1}` : passes > 1 ? 'Download all passes' : 'Download the pass';
  return urls
    .map(
      (url, at) =>
        `<p style="margin:${at === 0 ? 24 : 10}px 0 0;"><a class="button" href="${escaped(url)}" style="display:inline-block;padding:13px 22px;border-radius:10px;background:#16181d;color:#ffffff;font-size:16px;font-weight:600;text-decoration:none;">${labelOf(at)}</a></p>`,
    )
    .join('\n');
}

function notesHtml(notes: readonly string[]): string {
  return notes
    .map(
      (note) =>
        `<p class="text note" style="margin:12px 0 0;padding:12px 14px;border-radius:10px;background:#f1f2f5;font-size:15px;line-height:22px;color:#16181d;">${escaped(note)}</p>`,
    )
    .join('\n');
}

function passHtml({ title, attached, picture }: AnsweredPass, at: number): string {
  const caption = `<p class="text" style="margin:16px 0 8px;font-size:16px;line-height:22px;font-weight:600;color:#16181d;">${escaped(title)}${attached ? '' : ' (not attached: the mail would be too large)'}</p>`;
  return picture ? `${caption}\n${cardHtml(picture, at)}` : caption;
}

function cardHtml({ colours, logo, header, primary, rows, journey, code }: PassPicture, at: number): string {
  const cell = (field: PictureField, size: number, align: string, wrap = '') =>
    `<td align="${align}" valign="top" style="padding:0 4px 12px;color:${colours.text};"><span style="display:block;font-size:11px;line-height:15px;font-weight:600;${wrap}color:${colours.label};">${escaped(field.label)}</span><span style="display:block;font-size:${size}px;line-height:${Math.round(size * 1.25)}px;">${escaped(field.value)}</span></td>`;
  const row = (fields: readonly PictureField[], size: number) =>
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr>${fields
      .map((field, index) =>
        cell(field, size, index > 0 && index === fields.length - 1 ? 'right' : 'left', wrapOf(fields)),
      )
      .join('')}</tr></table>`;
  const large = journey ? 26 : 22;
  const top = `<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td valign="middle" style="padding:0 4px 12px;font-size:16px;font-weight:600;color:${colours.text};">${escaped(logo)}</td>${header.map((field) => cell(field, 15, 'right')).join('')}</tr></table>`;
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" bgcolor="${colours.background}" style="max-width:340px;border-radius:12px;background:${colours.background};">
<tr><td style="padding:14px 10px 4px;">${top}${primary.length > 0 ? row(primary, large) : ''}${rows.map((fields) => row(fields, 15)).join('')}${code ? codeHtml(code, at) : ''}</td></tr>
</table>`;
}

/** Labels stay on one line where all of a row fit beside each other. */
function wrapOf(fields: readonly PictureField[]): string {
  return fields.reduce((sum, { label }) => sum + label.length, 0) <= 36 ? 'white-space:nowrap;' : '';
}

/** On white in both schemes, or no reader finds it. */
function codeHtml({ wide, text }: NonNullable<PassPicture['code']>, at: number): string {
  const caption = text
    ? `<span style="display:block;padding:0 0 6px;font-size:12px;line-height:16px;color:#000000;">${escaped(text)}</span>`
    : '';
  return `<table role="presentation" align="center" cellpadding="0" cellspacing="0" bgcolor="#ffffff" style="margin:4px auto 12px;border-radius:8px;background:#ffffff;"><tr><td align="center" style="padding:4px;"><img src="cid:${codeId(at)}" width="${wide ? 270 : 170}" alt="The code of this pass" style="display:block;border:0;max-width:100%;height:auto;">${caption}</td></tr></table>`;
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
