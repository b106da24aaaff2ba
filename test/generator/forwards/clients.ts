/** LIST: forwarded mails as the large programs write them, made by us after their markup; long because each is written out. */
import { markup } from '../layouts/layout.ts';
import type { MailPart } from '../renderings/mail.ts';
import type { ClientLanguage, ClientWords } from './words.ts';

/** A mail that somebody got, and then sends on. */
export type Original = {
  readonly from: { readonly name: string; readonly address: string };
  readonly to: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly sent: Date;
  readonly html?: string;
  readonly text: string;
  readonly files: readonly Extract<MailPart, { readonly bytes: Uint8Array }>[];
  /** The whole message as it came. */
  readonly message: string;
};

/** What a program is given: whose words, in which language, and what they forward. */
export type Forwarding = {
  readonly original: Original;
  readonly language: ClientLanguage;
  readonly words: ClientWords;
  /** The person's own text, a signature and a notice of their company. */
  readonly own: {
    readonly note: readonly string[];
    readonly signature: readonly string[];
    readonly disclaimer: string;
  };
};

/** One program's way of forwarding. */
export type Client = {
  readonly name: string;
  /** Was kept aside while the rules were written. */
  readonly held?: true;
  readonly write: (forwarding: Forwarding) => { readonly subject: string; readonly body: MailPart };
};

const lines = (list: readonly string[]) => list.map(markup).join('<br>');
const divs = (list: readonly string[]) => list.map((line) => `<div>${markup(line)}</div>`).join('');
const who = ({ from }: Original) => `${from.name} <${from.address}>`;
const paragraphs = (list: readonly string[]) =>
  list
    .map((line) => `<p class="MsoNormal"><span style="font-size:11.0pt">${markup(line)}<o:p></o:p></span></p>`)
    .join('\n');
const quoted = (text: string) =>
  text
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');

function dateText({ original, language }: Forwarding, style: 'full' | 'medium' | 'short'): string {
  const options = { dateStyle: style, timeStyle: 'short', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(language === 'ar' ? 'ar-u-nu-latn' : language, options).format(original.sent);
}

/** The two forms of the body, with the original's files beside them. */
function body({ original }: Forwarding, text: string, html?: string): MailPart {
  const both: MailPart =
    html === undefined
      ? { type: 'text/plain', text }
      : {
          type: 'multipart/alternative',
          parts: [
            { type: 'text/plain', text },
            { type: 'text/html', text: html },
          ],
        };
  return original.files.length === 0 ? both : { type: 'multipart/mixed', parts: [both, ...original.files] };
}

/** The inside of the original's `<body>`. */
function inner({ html, text }: Original): string {
  if (!html) return `<pre>${markup(text)}</pre>`;
  const begin = /<body[^>]*>/i.exec(html);
  const end = html.search(/<\/body>/i);
  return begin ? html.slice(begin.index + begin[0].length, end < 0 ? html.length : end) : html;
}

const gmailHead = (forwarding: Forwarding) => {
  const { original, words } = forwarding;
  return [
    '---------- Forwarded message ---------',
    `${words.from}: ${who(original)}`,
    `${words.date}: ${dateText(forwarding, 'medium')}`,
    `${words.subject}: ${original.subject}`,
    `${words.to}: <${original.to.address}>`,
  ];
};

const gmail = (forwarding: Forwarding) => {
  const { original, words, own } = forwarding;
  const head = gmailHead(forwarding);
  return {
    subject: `Fwd: ${original.subject}`,
    text: `${[...own.note, '', '-- ', ...own.signature].join('\n')}\n\n${head.join('\n')}\n\n\n${original.text}\n\n${own.disclaimer}\n`,
    html: `<div dir="${words.from === 'من' ? 'rtl' : 'ltr'}">${lines(own.note)}<br clear="all"><div><br></div><span class="gmail_signature_prefix">-- </span><br><div dir="ltr" class="gmail_signature" data-smartmail="gmail_signature"><div dir="ltr">${lines(own.signature)}</div></div><br><br><div class="gmail_quote gmail_quote_container"><div dir="ltr" class="gmail_attr">${markup(head[0]!)}<br>${markup(words.from)}: <strong class="gmail_sendername" dir="auto">${markup(original.from.name)}</strong> <span dir="auto">&lt;<a href="mailto:${original.from.address}">${original.from.address}</a>&gt;</span><br>${lines(head.slice(2))}<br></div><br><br>${inner(original)}</div></div><p>${markup(own.disclaimer)}</p>`,
  };
};

const gmailWeb: Client = {
  name: 'gmail-web',
  write: (forwarding) => {
    const { subject, text, html } = gmail(forwarding);
    return { subject, body: body(forwarding, text, html) };
  },
};

const gmailPlain: Client = {
  name: 'gmail-plain',
  write: (forwarding) => {
    const { subject, text } = gmail(forwarding);
    return { subject, body: body(forwarding, text) };
  },
};

const apple = (forwarding: Forwarding) => {
  const { original, words } = forwarding;
  return [
    `${words.from}: ${who(original)}`,
    `${words.subject}: ${original.subject}`,
    `${words.date}: ${dateText(forwarding, 'full')}`,
    `${words.to}: ${original.to.name} <${original.to.address}>`,
  ];
};

const appleIos: Client = {
  name: 'apple-ios',
  write: (forwarding) => {
    const { original, words, own } = forwarding;
    const head = apple(forwarding);
    const text = `${own.note.join('\n')}\n\n${own.signature.join('\n')}\n${words.signed}\n\n${words.apple}\n\n${head.map((line) => `> ${line}`).join('\n')}\n> \n${quoted(original.text)}\n`;
    const fields = head.map((line) => {
      const colon = line.indexOf(':');
      return `<b>${markup(line.slice(0, colon + 1))}</b>${markup(line.slice(colon + 1))}`;
    });
    const html = `<html><head></head><body dir="auto"><div dir="ltr">${divs(own.note)}<br id="lineBreakAtBeginningOfSignature"><div dir="ltr">${divs(own.signature)}${markup(words.signed)}</div><div dir="ltr"><br>${markup(words.apple)}<br><br><blockquote type="cite">${fields.join('<br>')}<br><br></blockquote></div><blockquote type="cite"><div dir="ltr">﻿${inner(original)}</div></blockquote></div></body></html>`;
    return { subject: `${words.prefix[1]}: ${original.subject}`, body: body(forwarding, text, html) };
  },
};

const appleMac: Client = {
  name: 'apple-macos',
  write: (forwarding) => {
    const { original, words, own } = forwarding;
    const head = apple(forwarding);
    const text = `${own.note.join('\n')}\n\n> ${words.apple}\n> \n${head.map((line) => `> ${line}`).join('\n')}\n> \n${quoted(original.text)}\n\n${own.signature.join('\n')}\n`;
    const rows = head.map((line) => {
      const colon = line.indexOf(':');
      return `<div style="margin-top: 0px;"><span style="font-family: -webkit-system-font, Helvetica; color:rgba(0, 0, 0, 1.0);"><b>${markup(line.slice(0, colon + 1))} </b></span><span>${markup(line.slice(colon + 1))}<br></span></div>`;
    });
    const html = `<html><body style="overflow-wrap: break-word;">${divs(own.note)}<br><div><div><br><blockquote type="cite"><div>${markup(words.apple)}</div><br class="Apple-interchange-newline">${rows.join('')}<br><div>${inner(original)}</div></blockquote></div><br></div><div>${divs(own.signature)}</div></body></html>`;
    return { subject: `Fwd: ${original.subject}`, body: body(forwarding, text, html) };
  },
};

const outlookHead = (forwarding: Forwarding) => {
  const { original, words } = forwarding;
  return [
    `${words.from}: ${who(original)}`,
    `${words.sent}: ${dateText(forwarding, 'full')}`,
    `${words.to}: ${original.to.name}`,
    `${words.subject}: ${original.subject}`,
  ];
};

const bold = (list: readonly string[]) =>
  list
    .map((line) => {
      const colon = line.indexOf(':');
      return `<b>${markup(line.slice(0, colon + 1))}</b>${markup(line.slice(colon + 1))}`;
    })
    .join('<br>\n');

const outlookDesktop: Client = {
  name: 'outlook-desktop',
  write: (forwarding) => {
    const { original, words, own } = forwarding;
    const head = outlookHead(forwarding);
    const text = `${own.note.join('\n\n')}\n\n${own.signature.join('\n')}\n\n${head.join('\n')}\n\n${original.text}\n\n${own.disclaimer}\n`;
    const html = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0cm}</style></head><body lang="DE" link="#0563C1"><div class="WordSection1">${paragraphs(own.note)}<p class="MsoNormal"><o:p>&nbsp;</o:p></p>${paragraphs(own.signature)}<div><div style="border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0cm 0cm 0cm"><p class="MsoNormal">${bold(head)}<o:p></o:p></p></div></div><p class="MsoNormal"><o:p>&nbsp;</o:p></p>${inner(original)}</div><p style="font-size:8pt">${markup(own.disclaimer)}</p></body></html>`;
    return { subject: `${words.prefix[0]}: ${original.subject}`, body: body(forwarding, text, html) };
  },
};

const outlookWeb: Client = {
  name: 'outlook-web',
  write: (forwarding) => {
    const { original, words, own } = forwarding;
    const head = outlookHead(forwarding);
    const text = `${own.note.join('\n')}\n\n${own.signature.join('\n')}\n________________________________\n${head.join('\n')}\n\n${original.text}\n`;
    const html = `<html><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"></head><body dir="ltr"><div class="elementToProof" style="font-family:Aptos;">${own.note.map(markup).join('</div><div class="elementToProof">')}</div><div id="Signature">${divs(own.signature)}</div><div id="appendonsend"></div><hr style="display:inline-block;width:98%" tabindex="-1"><div id="divRplyFwdMsg" dir="ltr"><font face="Calibri, sans-serif" style="font-size:11pt" color="#000000">${bold(head)}</font><div>&nbsp;</div></div><div>${inner(original)}</div></body></html>`;
    return { subject: `${words.prefix[0]}: ${original.subject}`, body: body(forwarding, text, html) };
  },
};

const outlookPlain: Client = {
  name: 'outlook-plain',
  write: (forwarding) => {
    const { original, words, own } = forwarding;
    const text = `${own.note.join('\n')}\n\n${own.signature.join('\n')}\n\n-----${words.outlook}-----\n${outlookHead(forwarding).join('\n')}\n\n${original.text}\n\n${own.disclaimer}\n`;
    return { subject: `${words.prefix[0]}: ${original.subject}`, body: body(forwarding, text) };
  },
};

const thunderbird: Client = {
  name: 'thunderbird',
  write: (forwarding) => {
    const { original, words, own } = forwarding;
    const fields = [
      [words.subject, original.subject],
      [words.date, original.sent.toUTCString().replace('GMT', '+0000')],
      [words.from, who(original)],
      [words.to, original.to.address],
    ] as const;
    const text = `${own.note.join('\n')}\n\n\n-------- ${words.thunderbird} --------\n${fields.map(([name, value]) => `${`${name}:`.padEnd(10)}${value}`).join('\n')}\n\n\n\n${original.text}\n\n-- \n${own.signature.join('\n')}\n`;
    const html = `<html><head><meta http-equiv="content-type" content="text/html; charset=UTF-8"></head><body>${own.note.map((line) => `<p>${markup(line)}</p>`).join('')}<div class="moz-forward-container"><br><br>-------- ${markup(words.thunderbird)} --------<table class="moz-email-headers-table" cellspacing="0" cellpadding="0" border="0"><tbody>${fields.map(([name, value]) => `<tr><th valign="BASELINE" nowrap="nowrap" align="RIGHT">${markup(name)}: </th><td>${markup(value)}</td></tr>`).join('')}</tbody></table><br><br>${inner(original)}</div><div class="moz-signature">-- <br>${lines(own.signature)}</div></body></html>`;
    return { subject: `Fwd: ${original.subject}`, body: body(forwarding, text, html) };
  },
};

const attached: Client = {
  name: 'as-attachment',
  write: ({ original, words, own }) => ({
    subject: `${words.prefix[1]}: Quirin Ottensooser, ${own.note[0]!.slice(-20)}`,
    body: {
      type: 'multipart/mixed',
      parts: [
        { type: 'text/plain', text: [...own.note, '', '-- ', ...own.signature, '', own.disclaimer].join('\n') },
        { type: 'message/rfc822', message: original.message },
      ],
    },
  }),
};

const yahoo: Client = {
  name: 'yahoo',
  held: true,
  write: (forwarding) => {
    const { original, words, own } = forwarding;
    const head = [
      `${words.from}: "${original.from.name}" <${original.from.address}>`,
      `${words.to}: "${original.to.address}" <${original.to.address}>`,
      `${words.sent}: ${dateText(forwarding, 'full')}`,
      `${words.subject}: ${original.subject}`,
    ];
    const text = `${own.note.join('\n')}\n${own.signature.join('\n')}\n\n   ----- ${words.yahoo} ----- ${head.join('\n')}\n ${original.text}\n`;
    const html = `<html><head></head><body><div class="ydp1 yahoo-style-wrap" style="font-size:13px;"><div dir="ltr">${lines(own.note)}</div><div class="ydpsignature">${divs(own.signature)}</div></div><div id="ydp8yahoo_quoted_81" class="ydp8yahoo_quoted"><div style="font-family:'Helvetica Neue';font-size:13px;color:#26282a;"><div>----- ${markup(words.yahoo)} -----</div>${head.map((line) => `<div><b>${markup(line)}</b></div>`).join('')}<div><br></div><div><div id="ydp9yiv">${inner(original)}</div></div></div></div></body></html>`;
    return {
      subject: `Fw: ${original.subject}`,
      body: body(forwarding, text.replace(`----- ${head[0]}`, `-----\n${head[0]}`), html),
    };
  },
};

const gmx: Client = {
  name: 'gmx-webde',
  write: (forwarding) => {
    const { original, words, own } = forwarding;
    const head = [
      `${words.sent}: ${dateText(forwarding, 'full')}`,
      `${words.from}: "${original.from.name}" <${original.from.address}>`,
      `${words.to}: ${original.to.address}`,
      `${words.subject}: ${original.subject}`,
    ];
    const html = `<html><head></head><body><div style="font-family: Verdana;font-size: 12.0px;"><div>${lines(own.note)}<div>&nbsp;</div><div class="signature">${lines(own.signature)}</div><div>&nbsp;<div name="quote" style="margin:10px 5px 5px 10px; padding: 10px 0 10px 10px; border-left:2px solid #C3D9E5; word-wrap: break-word;"><div style="margin:0 0 10px 0;">${bold(head)}</div><div name="quoted-content">${inner(original)}</div></div></div></div></div></body></html>`;
    const text = `${own.note.join('\n')}\n${own.signature.join('\n')}\n\n${head.join('\n')}\n\n${original.text}\n`;
    return { subject: `Fw: ${original.subject}`, body: body(forwarding, text, html) };
  },
};

const samsung: Client = {
  name: 'samsung',
  held: true,
  write: (forwarding) => {
    const { original, words, own } = forwarding;
    const head = [
      `${words.from}: ${who(original)}`,
      `${words.date}: ${dateText(forwarding, 'short')} (GMT+01:00)`,
      `${words.to}: ${original.to.address}`,
      `${words.subject}: ${original.subject}`,
    ];
    const html = `<html><head></head><body dir="auto">${divs(own.note)}<div dir="auto"><br></div><div id="composer_signature" dir="auto">${divs(own.signature)}</div><div dir="auto"><br></div><div align="left" dir="auto" style="font-size:100%;color:#000000"><div>-------- ${markup(words.samsung)} --------</div>${divs(head)}<div><br></div></div>${inner(original)}</body></html>`;
    const text = `${own.note.join('\n')}\n${own.signature.join('\n')}\n\n-------- ${words.samsung} --------\n${head.join('\n')}\n\n${original.text}\n`;
    return { subject: `Fwd: ${original.subject}`, body: body(forwarding, text, html) };
  },
};

const proton: Client = {
  name: 'proton',
  held: true,
  write: (forwarding) => {
    const { original, words, own } = forwarding;
    const head = [
      `${words.from}: ${who(original)}`,
      `${words.date}: ${dateText(forwarding, 'full')}`,
      `${words.subject}: ${original.subject}`,
      `${words.to}: ${original.to.address} <${original.to.address}>`,
    ];
    const html = `<div style="font-family: Arial, sans-serif; font-size: 14px;">${lines(own.note)}</div><div class="protonmail_signature_block"><div class="protonmail_signature_block-user">${divs(own.signature)}</div></div><div class="protonmail_quote">------- ${markup(words.proton)} -------<br>${lines(head)}<br><br><blockquote class="protonmail_quote" type="cite">${inner(original)}</blockquote><br></div>`;
    const text = `${own.note.join('\n')}\n\n${own.signature.join('\n')}\n\n------- ${words.proton} -------\n${head.join('\n')}\n\n${quoted(original.text)}\n`;
    return { subject: `Fw: ${original.subject}`, body: body(forwarding, text, html) };
  },
};

const outlookMobile: Client = {
  name: 'outlook-mobile',
  held: true,
  write: (forwarding) => {
    const { original, words, own } = forwarding;
    const head = outlookHead(forwarding);
    const html = `<html><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"></head><body><div dir="ltr" style="font-family:Aptos">${divs(own.note)}</div><div id="ms-outlook-mobile-body-separator-line"><br></div><div id="ms-outlook-mobile-signature">${divs(own.signature)}<a href="https://aka.ms/o0ukef">Outlook</a></div><div id="mail-editor-reference-message-container"><div class="ms-outlook-mobile-reference-message skipProofing"><hr><div style="display:block"><div style="font-size:11pt">${bold(head)}</div></div><br></div><div class="ms-outlook-mobile-reference-message skipProofing">${inner(original)}</div></div></body></html>`;
    const text = `${own.note.join('\n')}\n\n${own.signature.join('\n')}\n________________________________\n${head.join('\n')}\n\n${original.text}\n`;
    return { subject: `${words.prefix[0]}: ${original.subject}`, body: body(forwarding, text, html) };
  },
};

const repliedTo: Client = {
  name: 'gmail-reply',
  write: (forwarding) => {
    const { original, words, own } = forwarding;
    const line = words.wrote.replace('{date}', dateText(forwarding, 'medium')).replace('{who}', who(original));
    const html = `<div dir="ltr">${lines(own.note)}<br>${lines(own.signature)}</div><br><div class="gmail_quote"><div dir="ltr" class="gmail_attr">${markup(line)}<br></div><blockquote class="gmail_quote" style="margin:0px 0px 0px 0.8ex;border-left:1px solid">${inner(original)}</blockquote></div>`;
    const text = `${own.note.join('\n')}\n${own.signature.join('\n')}\n\n${line.replace(/(.{40,76}?) /, '$1\n')}\n\n${quoted(original.text)}\n`;
    return { subject: `Re: ${original.subject}`, body: body(forwarding, text, html) };
  },
};

/** A friend forwarded it before, with words of their own. */
const nested: Client = {
  name: 'outlook-in-gmail',
  held: true,
  write: (forwarding) => {
    const { original, words, own } = forwarding;
    const friend = { name: 'Wendelmut Ottensooser', address: 'friend@wendelmut.example' };
    const head = outlookHead(forwarding);
    const html = `<html><body><div class="WordSection1">${paragraphs(own.note)}<div><div style="border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0cm 0cm 0cm"><p class="MsoNormal">${bold(head)}</p></div></div>${inner(original)}</div></body></html>`;
    const text = `${own.note.join('\n')}\n\n${head.join('\n')}\n\n${original.text}\n`;
    const between = { ...original, from: friend, subject: `${words.prefix[0]}: ${original.subject}`, html, text };
    const outer = gmail({ ...forwarding, original: between });
    return { subject: outer.subject, body: body(forwarding, outer.text, outer.html) };
  },
};

/** LIST: every program's way. */
export const clients: readonly Client[] = [
  gmailWeb,
  gmailPlain,
  appleIos,
  appleMac,
  outlookDesktop,
  outlookWeb,
  outlookPlain,
  thunderbird,
  attached,
  gmx,
  repliedTo,
  yahoo,
  samsung,
  proton,
  outlookMobile,
  nested,
];
