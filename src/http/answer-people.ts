import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { pathIn } from '#src/languages/address.ts';
import {
  bestLanguage,
  directionOf,
  type InAll,
  isLanguage,
  type Language,
  languages,
} from '#src/languages/languages.ts';

/** LIST: addresses of what is handed out. People open them by a tap, long after the page that showed them, too. */
const ofFiles = [
  '/v1/pipeline/:id/download',
  '/v1/pipeline/:id/calendar',
  '/v1/pipeline/:id/json-ld',
  '/v1/pipeline/:id/passes/:n',
  '/v1/pipeline/:id/pages/:page',
  '/v1/shared/:token',
  '/google-wallet/:id/:n',
];

/**
 * Where something cannot be handed out, programs read why as JSON, and people are led on to the page of the job, which says
 * what happened and what can be done now. The status stays what it is.
 */
export function answerPeople(app: FastifyInstance): void {
  app.addHook('onSend', async (request: FastifyRequest, reply: FastifyReply, payload) => {
    if (reply.statusCode < 400 || !ofFiles.includes(request.routeOptions.url ?? '')) return payload;
    reply.header('Vary', 'Accept, Accept-Language');
    if (request.method !== 'GET' || !/\btext\/html\b/.test(request.headers.accept ?? '')) return payload;
    // A link to one pass tells nothing of its job, so it leads to a page that says that nothing is there.
    const { id = 'none' } = request.params as { readonly id?: string };
    reply.removeHeader('Content-Length');
    reply.type('text/html; charset=utf-8').header('X-Robots-Tag', 'noindex');
    const language = languageOf(request);
    return leadingTo(pathIn(language, `/upload/${encodeURIComponent(id)}`), language);
  });
}

/** The language of the page that the link stood on (`linkIn`); of a bare address, the browser's wish. */
function languageOf({ query, headers }: FastifyRequest): Language {
  const { language } = query as { readonly language?: unknown };
  if (typeof language === 'string' && isLanguage(language)) return language;
  return bestLanguage(headers['accept-language'] ?? '') ?? languages[0];
}

/** No script, no style: it is there for the blink of an eye. The address holds nothing that HTML would read. */
function leadingTo(address: string, language: Language): string {
  const { title, on } = words[language];
  return `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="0;url=${address}"><title>${title}</title><h1>${title}</h1><p><a href="${address}">${on}</a></p></html>`;
}

/** LIST: what it says. */
const words: InAll<{ readonly title: string; readonly on: string }> = {
  en: { title: 'Your pass', on: 'What became of it' },
  de: { title: 'Ihr Pass', on: 'Was daraus geworden ist' },
  fr: { title: 'Votre pass', on: 'Ce qu’il est devenu' },
  es: { title: 'Tu pase', on: 'Qué ha sido de él' },
  it: { title: 'Il tuo pass', on: 'Che fine ha fatto' },
  nl: { title: 'Je pas', on: 'Wat ervan geworden is' },
  pt: { title: 'O seu passe', on: 'O que foi feito dele' },
  pl: { title: 'Twoja karta', on: 'Co się z nią stało' },
  ar: { title: 'بطاقتك', on: 'ماذا حدث لها' },
};
