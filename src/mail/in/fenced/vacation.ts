import { readHeaderText } from '#src/documents/inside/mail/own-words.ts';
import { type HeaderField, messageIds, valuesOf } from './mail-headers.ts';

/** LIST: how the subject of an absence note begins. */
const subjects =
  /^(?:auto(?:matic)?[ -]?(?:reply|response)|auto:|out[ -]of[ -](?:the )?office|ooo\b|on (?:vacation|holiday)|automatische antwort|abwesenheit|abwesend|nicht im büro|réponse automatique|absen(?:ce|t) (?:du|de)|respuesta automática|fuera de (?:la )?oficina|risposta automatica|fuori (?:sede|ufficio)|automatisch antwoord|afwezig|resposta automática|ausência|fora do escritório|autoodpowiedź|odpowiedź automatyczna|automatyczna odpowiedź|nieobecność|رد تلقائي|خارج المكتب)/iu;

/** LIST: what an absence note says. */
const phrases =
  /out of (?:the )?office|on (?:vacation|holiday|annual leave)|limited access to (?:my )?e-?mail|nicht im b(?:ü|=C3=BC|=FC)ro|im urlaub|abwesend bis|en (?:congés?|vacances)|de vacaciones|fuera de la oficina|in ferie|fuori ufficio|met vakantie|afwezig tot|de f(?:é|=C3=A9|=E9)rias|na urlopie|nieobecn|إجازة/i;

/** Characters of a body that is still brief. */
const brief = 6000;

/**
 * Whether a mail is an absence note that no header marks as one: by its subject or its words, brief, without a file, and (where only
 * its words tell) an answer to a mail of ours. RFC 3834 asks for markers; not every program sends them.
 */
export function isVacation(
  { fields, head }: { readonly fields: readonly HeaderField[]; readonly head: string },
  own: { readonly intake: string; readonly others: readonly string[] },
): boolean {
  const begin = head.indexOf('\r\n\r\n');
  const body = begin < 0 ? '' : head.slice(begin);
  if (body.length > brief || /content-disposition:\s{0,3}attachment/i.test(body)) return false;
  const subject = readHeaderText(valuesOf(fields, 'subject')[0] ?? '').trim();
  return subjects.test(subject) || (answersUs(fields, own) && phrases.test(body));
}

function answersUs(fields: readonly HeaderField[], { intake, others }: Parameters<typeof isVacation>[1]): boolean {
  const domains = [intake, ...others].map(domainOf);
  const ids = messageIds([...valuesOf(fields, 'in-reply-to'), ...valuesOf(fields, 'references')]);
  return ids.some((id) => domains.includes(domainOf(id.slice(1, -1))));
}

const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1).toLowerCase();
