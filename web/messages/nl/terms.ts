/** The clauses of /terms in Dutch: one long table of texts. */
import { durationIn } from '#src/languages/say.ts';
import type { Clause } from '../../policies/clause.ts';
import type { Words } from '../words.ts';
import { writeTo } from './write-to.ts';

/** Texts of /terms in Dutch. */
export const words: Words['terms'] = {
  title: 'Gebruiksvoorwaarden',
  description: 'De regels voor het gebruik van deze dienst.',
  heading: 'Gebruiks\u00advoorwaarden',
  updated: 'Laatst bijgewerkt op 22 september 2025',
  contents: 'Inhoud van de gebruiksvoorwaarden',
  lead: 'Kort, en bedoeld om te lezen. Door een bestand om te zetten ga je ermee akkoord.',
  /** One long table: the text itself. */
  clauses: ({ name, limits, resultMinutes, supportAddress }) =>
    [
      {
        id: 'service',
        title: 'Wat de dienst doet',
        text: [
          `${name} leest tickets, bevestigingen en bonnen en maakt er passen voor Apple Wallet van. De dienst is gratis, vraagt geen account en wordt aangeboden zoals hij is, zonder belofte dat hij altijd beschikbaar is of dat elk document kan worden omgezet.`,
        ],
      },
      {
        id: 'files',
        title: 'Je bestanden',
        text: ['Je zet alleen om wat je mag gebruiken: tickets van jezelf, of van mensen die je dat hebben gevraagd.'],
        points: [
          'Je document blijft van jou. Je staat ons toe het één keer te lezen om de pas te maken.',
          `PDF’s mogen tot ${limits.pdfMb} MB groot zijn, andere bestanden tot ${limits.uploadMb} MB.`,
          `Bestanden worden gewist nadat ze gelezen zijn, passen na ${durationIn('nl', resultMinutes)}. We kunnen ze niet terughalen.`,
        ],
        link: { to: '/privacy', text: 'Privacybeleid' },
      },
      {
        id: 'passes',
        title: 'Wat een pas is, en wat niet',
        text: [
          'Een pas is je eigen kopie van je ticket, handiger om bij je te hebben. Hij is niet uitgegeven door de luchtvaartmaatschappij, de spoorwegmaatschappij, het theater of de winkel, en geeft je geen recht dat je ticket niet geeft.',
          'Controleer de pas voordat je op pad gaat: datum, tijd, stoel, en of er een code op staat. Houd het origineel bij de hand. Sommige aanbieders accepteren alleen hun eigen app of papier, codes die om de paar seconden veranderen zijn niet te kopiëren, en een code die in QR moest worden omgezet wordt misschien niet gelezen.',
        ],
      },
      {
        id: 'fair-use',
        title: 'Eerlijk gebruik',
        text: ['Om het voor iedereen te laten werken, doe dit alsjeblieft niet:'],
        points: [
          'tickets maken, wijzigen of vermenigvuldigen om te misleiden;',
          'schadelijke bestanden uploaden, of proberen bij bestanden van anderen te komen;',
          'limieten of de controle of je een mens bent omzeilen;',
          'toegang tot de dienst verkopen.',
        ],
      },
      {
        id: 'api',
        title: 'API',
        text: [
          'Programma’s mogen de openbare API gebruiken binnen de limieten ervan. Hogere limieten en API-sleutels zijn er op aanvraag. We mogen een adres dat de dienst schaadt blokkeren.',
        ],
        link: { to: '/api', text: 'API-documentatie' },
      },
      {
        id: 'liability',
        title: 'Aansprakelijk\u00adheid',
        text: [
          'De dienst is gratis. Daarom zijn we alleen aansprakelijk voor opzet en grove nalatigheid, en waar de wet niet minder toestaat. In het bijzonder betalen we niet voor reizen of evenementen die zijn gemist omdat een pas niet klopte, te laat was of werd geweigerd.',
        ],
      },
      {
        id: 'trademarks',
        title: 'Handelsmerken',
        text: [
          `Apple, Apple Wallet, iPhone en iOS zijn handelsmerken van Apple Inc. ${name} is niet verbonden aan Apple, en ook niet aan de uitgevers van de tickets die mensen omzetten. Hun namen zijn van hen.`,
        ],
      },
      {
        id: 'changes',
        title: 'Wijzigingen en contact',
        text: [
          'We kunnen deze voorwaarden wijzigen; de datum bovenaan zegt wanneer dat voor het laatst is gebeurd. Voor omzettingen die al gedaan zijn, gelden de oudere voorwaarden.',
          `Vragen? ${writeTo({ supportAddress })}`,
        ],
      },
    ] as const satisfies readonly Clause[],
};
