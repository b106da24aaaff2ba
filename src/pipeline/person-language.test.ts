import { describe, expect, it } from 'vitest';
import type { DocumentNode } from '#src/documents/document.ts';
import { pageOf } from '#test/support/page-builder.ts';
import { personLanguage } from './person-language.ts';

const english = 'Your ticket\nPlease show this ticket at the entrance and keep it until the end of the event.';
const mail = (own?: string, text = english): DocumentNode => ({
  type: 'mail',
  id: '0',
  ...(own === undefined ? {} : { own }),
  parts: [{ type: 'text', id: '0.1', format: 'plain', pages: [pageOf(text)], markup: [], links: [], parts: [] }],
});

describe('personLanguage', () => {
  it.each([
    ['pl', 'Cześć, poproszę bilet do portfela, bo nie mam drukarki. Dziękuję!'],
    ['ar', 'مرحبا، أحتاج بطاقة لهذه التذكرة من فضلك'],
    ['de', 'Von: Gesendet: An: Betreff:'],
    ['it', '\nDa: Inviato: A: Oggetto:'],
    ['en', ''],
  ])('is %s for somebody who forwards with %j', (language, own) => {
    expect(personLanguage(mail(own))).toBe(language);
  });

  it('is none that we do not speak', () => {
    expect(
      personLanguage(mail(undefined, 'Lippu on voimassa vain tänään, ja se on näytettävä ennen matkan alkua.')),
    ).toBeUndefined();
  });
});
