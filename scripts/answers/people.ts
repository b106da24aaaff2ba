import type { Language } from '#src/languages/languages.ts';

/** What a person writes above a ticket, as a subject, and to have an answer deleted. */
export type Person = { readonly note: string; readonly subject: string; readonly remove: string };

/** LIST: one person for each language that answers are written in. */
export const people: Readonly<Record<Language, Person>> = {
  en: {
    note: 'Hi, could you please make a pass of this for me? Thanks a lot, see you soon!',
    subject: 'My tickets',
    remove: 'delete',
  },
  de: {
    note: 'Hallo, könnt ihr mir daraus bitte einen Pass machen? Vielen Dank und bis bald!',
    subject: 'Meine Tickets',
    remove: 'löschen',
  },
  fr: {
    note: 'Bonjour, pourriez-vous en faire un pass pour moi ? Merci beaucoup et à bientôt !',
    subject: 'Mes billets',
    remove: 'supprimer',
  },
  es: {
    note: 'Hola, ¿me podéis hacer un pase con esto, por favor? ¡Muchas gracias y hasta pronto!',
    subject: 'Mis entradas',
    remove: 'borrar',
  },
  it: {
    note: 'Ciao, potete farmi un pass da questo, per favore? Grazie mille e a presto!',
    subject: 'I miei biglietti',
    remove: 'cancella',
  },
  nl: {
    note: 'Hallo, kunnen jullie hier een pas van maken voor mij? Heel erg bedankt en tot gauw!',
    subject: 'Mijn kaartjes',
    remove: 'wissen',
  },
  pt: {
    note: 'Olá, podem fazer um passe disto para mim, por favor? Muito obrigada e até breve!',
    subject: 'Os meus bilhetes',
    remove: 'apagar',
  },
  pl: {
    note: 'Cześć, czy możecie zrobić mi z tego bilet do Portfela? Bardzo dziękuję i do zobaczenia!',
    subject: 'Moje bilety',
    remove: 'usuń',
  },
  ar: {
    note: 'مرحبًا، هل يمكنكم أن تصنعوا لي بطاقة من هذه التذكرة من فضلكم؟ شكرًا جزيلًا وإلى اللقاء.',
    subject: 'تذاكري',
    remove: 'حذف',
  },
};
