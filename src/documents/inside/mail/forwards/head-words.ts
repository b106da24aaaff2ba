/** What mail programs call the fields that they put above a forwarded message, in the languages we read. */

/** LIST: names of a field; blanks may be any white space. */
export const headNames = {
  from: `from von de da van od من fra från lähettäjä saatja odesílatel odosielateľ nadawca feladó pošiljatelj šalje de_la expeditor
    kimden gönderen nuo από от від от_кого 差出人 发件人 寄件者 寄件人 보낸_사람 보낸사람 المرسل absender expéditeur remitente mittente afzender
    remetente`,
  date: `date sent datum gesendet fecha data envoyé envoyé_le date_d'envoi enviado enviado_el inviato verzonden verzonden_op enviada
    enviada_em enviado_em wysłano wysłane data_wysłania التاريخ تاريخ تاريخ_الإرسال تم_الإرسال أُرسلت أرسلت dato sendt skickat lähetetty saadetud
    odesláno odoslané elküldve dátum poslano trimis tarih gönderildi datums išsiųsta ημερομηνία дата отправлено надіслано изпратено 日時
    送信日時 发送时间 寄件日期 日期 날짜 보낸_날짜 geschickt`,
  to: `to an à a para aan do إلى الى till til vastaanottaja saaja komu címzett prima za către kime kam προς кому до 宛先 收件人 收件者 받는_사람
    pour dla المستلم empfänger destinataire destinatario destinatário ontvanger odbiorca`,
  subject: `subject betreff betr objet sujet asunto oggetto onderwerp assunto temat الموضوع موضوع ämne emne aihe teema předmět predmet tárgy
    zadeva subiect konu temats tema θέμα тема относно 件名 主题 主旨 主題 제목`,
  other: `cc bcc cci cco ccn kopie blindkopie kopia copie copia copie_à cópia dw udw نسخة نسخة_إلى kopi reply-to antwort_an antwortadresse
    répondre_à responder_a rispondi_a antwoord_aan beantwoorden responder_para responder_para odpowiedz_do odpowiedź_do الرد_على الرد_إلى
    importance wichtigkeit priorität priority attachments anlagen anhänge pièces_jointes adjuntos datos_adjuntos allegati bijlagen
    anexos załączniki المرفقات importancia priorità priorité prioridad importância urgentie ważność الأهمية resent-from resent-to
    organization mailed-by signed-by category kategorien`,
} as const;

/** What a line above a forwarded mail tells of. */
export type HeadName = keyof typeof headNames;

const roles = new Map<string, HeadName>();
for (const [role, names] of Object.entries(headNames) as [HeadName, string][]) {
  for (const name of names.trim().split(/\s+/)) roles.set(name.replaceAll('_', ' ').normalize('NFC'), role);
}
const longestName = Math.max(...[...roles.keys()].map((name) => name.length));

/** A line of a head: `Von: Tickets <a@b.example>`. Marks of stress around the name (`*Von:*`) do not count. */
export function readHeadLine(text: string): { readonly role: HeadName; readonly value: string } | undefined {
  const line = text.slice(0, 1000).replace(/^[\s*_]+/, '');
  const colon = line.search(/[:：]/);
  if (colon < 0 || colon > longestName + 8) return undefined;
  const name = line.slice(0, colon).replace(/[*_]+/g, '').replace(/\s+/g, ' ').trim().toLowerCase().normalize('NFC');
  const role = roles.get(name);
  return (
    role && {
      role,
      value: line
        .slice(colon + 1)
        .replace(/^[\s*_]+/, '')
        .trim(),
    }
  );
}

/** LIST: how the line begins and ends that names the writer of what is quoted below ("On Monday, Ada wrote:"). */
const attributions: readonly (readonly [begins: RegExp, says: RegExp])[] = [
  [/^on\s/i, /\swrote\s?:$/i],
  [/^am\s/i, /\sschrieb\b[^:]{0,200}:$/i],
  [/^le\s/i, /\sa écrit\s?:$/i],
  [/^el\s/i, /\sescribió\s?:$/i],
  [/^il\s/i, /\sha scritto\s?:$/i],
  [/^op\s/i, /\s(?:schreef\b[^:]{0,200}|geschreven)\s?:$/i],
  [/^(?:em|a|no dia)\s/i, /\sescreveu\s?:$/i],
  [
    /^(?:w dniu|dnia|w dn\.|pon|wt|śr|czw|pt|sob|niedz|nd)\b/i,
    /\s(?:pisze|napisał(?:\(a\)|a)?|użytkownik\b[^:]{0,200}napisał(?:\(a\)|a)?)[^:]{0,100}:$/i,
  ],
  [/^(?:في|بتاريخ)\s/, /\sكتب(?:ت|\/ت)?(?:\s[^:]{0,200})?:$/],
];

/** Whether a line says who wrote what is quoted below it. */
export function isAttribution(line: string): boolean {
  return attributions.some(([begins, says]) => begins.test(line) && says.test(line));
}

/** Whether a line could be the first of an attribution that wraps. */
export function beginsAttribution(line: string): boolean {
  return attributions.some(([begins]) => begins.test(line));
}

/** `Fwd: WG: Your ticket` is `Your ticket`; undefined when nothing says that it answers or forwards one. */
export function forwardedSubject(subject: string): string | undefined {
  let rest = subject.trim();
  let marked = false;
  for (;;) {
    const [prefix, name = ''] = /^\s*([\p{L} ]{1,20})(?:\s?\[\d+\])?\s?[:：]\s*/u.exec(rest) ?? [];
    if (prefix === undefined || !subjectMarks.has(name.trim().toLowerCase())) break;
    marked = true;
    rest = rest.slice(prefix.length);
  }
  return marked ? rest : undefined;
}

/** LIST: what programs put before a subject, in lower case. */
const subjectMarks = new Set(
  `fwd fw wg tr rv rm i fs doorst enc encaminhado res_enc pd vs vb vl wtr transf reenv inoltra weitergeleitet przekaż إعادة_توجيه إعادة
    转发 轉寄 re aw r rif sv antw odp res رد ref réf ynt 回复 回覆`
    .split(/\s+/)
    .map((mark) => mark.replaceAll('_', ' ')),
);
