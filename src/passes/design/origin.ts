import { type InAll, languages } from '#src/languages/languages.ts';
import { cleanLine, wholeWords } from './clean-text.ts';
import { plainDay } from './moments.ts';

/** Who made the pass and from what, as Apple asks for. */
export type Origin = {
  readonly serviceName: string;
  /** Name of the file as sent; shown, cleaned. */
  readonly fileName: string;
  /** ISO 8601. */
  readonly now: string;
  /** As printed, when known. */
  readonly issuer: string | undefined;
};

const longestFileName = 80;

/** The sentence in every language, English first. */
export function originSentence({ serviceName, fileName, now, issuer }: Origin): readonly string[] {
  const file = wholeWords(cleanLine(fileName), longestFileName) || 'ticket';
  return languages.map((language) =>
    sentences[language]({
      service: serviceName,
      file,
      day: plainDay(now.slice(0, 10), 'long', language),
      issuer: issuer ?? others[language],
    }),
  );
}

type Parts = { readonly service: string; readonly file: string; readonly day: string; readonly issuer: string };

const others: InAll<string> = {
  en: 'the issuer of the ticket',
  de: 'dem Aussteller des Tickets',
  fr: 'l’émetteur du billet',
  es: 'el emisor del billete',
  it: 'l’emittente del biglietto',
  nl: 'de uitgever van het ticket',
  pt: 'o emissor do bilhete',
  pl: 'wystawca biletu',
  ar: 'الجهة التي أصدرت التذكرة',
};

const sentences: InAll<(parts: Parts) => string> = {
  en: ({ service, file, day, issuer }) =>
    `Made by ${service} from ${file} on ${day}. Not issued by ${issuer}; keep the original.`,
  de: ({ service, file, day, issuer }) =>
    `Von ${service} aus ${file} erstellt (${day}). Nicht ausgestellt von ${issuer}; bewahren Sie das Original auf.`,
  fr: ({ service, file, day, issuer }) =>
    `Fait par ${service} à partir de ${file} (${day}). Non émis par ${issuer} ; gardez l’original.`,
  es: ({ service, file, day, issuer }) =>
    `Hecho por ${service} a partir de ${file} (${day}). No emitido por ${issuer}; guarde el original.`,
  it: ({ service, file, day, issuer }) =>
    `Creato da ${service} da ${file} (${day}). Non emesso da ${issuer}; conservare l’originale.`,
  nl: ({ service, file, day, issuer }) =>
    `Gemaakt door ${service} uit ${file} (${day}). Niet uitgegeven door ${issuer}; bewaar het origineel.`,
  pt: ({ service, file, day, issuer }) =>
    `Feito por ${service} a partir de ${file} (${day}). Não emitido por ${issuer}; guarde o original.`,
  pl: ({ service, file, day, issuer }) =>
    `Utworzono w ${service} z pliku ${file} (${day}). Nie pochodzi od: ${issuer}; zachowaj oryginał.`,
  ar: ({ service, file, day, issuer }) =>
    `أنشأها ${service} من الملف ${file} (${day}). ليست صادرة عن ${issuer}؛ احتفظ بالأصل.`,
};
