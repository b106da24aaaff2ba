import { counted } from '#src/languages/say.ts';
import type { Words } from '../words.ts';

/** Texts of choosing, sending and waiting, in Dutch. */
export const words: Words['convert'] = {
  label: 'Zet een ticket om',
  noScript: 'Dit werkt ook zonder JavaScript.',
  noScriptForm: 'Upload met een eenvoudig formulier',
  empty: {
    title: 'Sleep je ticket hierheen, of klik',
    titleByHand: 'Kies je ticket',
    kinds: 'PDF, JPG, PNG of e‑mail (.eml)',
    limits: (pdf, other) => `PDF’s tot ${pdf} MB, afbeeldingen en e‑mails tot ${other} MB`,
    input: 'Kies een ticket: PDF, JPG, PNG of e‑mail',
    paste: 'Plak',
    camera: 'Maak een foto',
    sample: 'Probeer een voorbeeld',
    pasteRefused:
      'Je browser gaf het klembord niet vrij. Kopieer een afbeelding en probeer het nog eens, of kies het bestand.',
    pasteNothing: 'Er staat geen afbeelding of bestand op het klembord.',
  },
  chosen: {
    file: 'Gekozen bestand',
    clear: 'Verwijder dit bestand',
    terms: 'Ik ga akkoord met de',
    termsLink: 'gebruiksvoorwaarden',
    acceptTerms: 'Ga eerst akkoord',
    verifyFirst: 'Rond eerst de controle af',
    process: 'Zet bestand om',
    wait: (seconds) => `Wacht nog ${seconds} s`,
  },
  human: {
    label: 'Controle of je een mens bent',
    checking: 'Even kijken of je een mens bent …',
    verified: 'Je bent een mens',
    expired: 'De controle is verlopen',
    failed: 'De controle is niet gelukt',
    again: 'Controleer opnieuw',
    how: 'Een kleine rekensom op je apparaat. Er gaat niets naar anderen.',
    stillChecking: 'Een ogenblik: de controle is nog bezig.',
  },
  processing: {
    sending: (name) => `${name} wordt verstuurd`,
    waiting: 'Je bestand is aangekomen',
    title: 'We maken je pas',
    cancel: 'Annuleer',
    retrying: (number, of) => `Verbindingsprobleem. Nieuwe poging (${number}/${of}) …`,
    progress: 'Voortgang',
  },
  errors: {
    acceptTerms: 'Ga akkoord met de gebruiksvoorwaarden om door te gaan.',
    humanUnavailable: 'De controle of je een mens bent is nu niet beschikbaar. Probeer het later nog eens.',
    humanFailed: 'De controle of je een mens bent is niet gelukt. Probeer het nog eens.',
    pleaseWait: (seconds) =>
      counted('nl', seconds, {
        one: 'Wacht nog {n} seconde voordat je het weer probeert.',
        other: 'Wacht nog {n} seconden voordat je het weer probeert.',
      }),
    noId: 'Ongeldig antwoord van de server',
    tooMany: (seconds) =>
      counted('nl', seconds, {
        one: 'Te veel verzoeken. Probeer het over {n} seconde nog eens.',
        other: 'Te veel verzoeken. Probeer het over {n} seconden nog eens.',
      }),
    tooManyLater: 'Te veel verzoeken. Probeer het later nog eens.',
    blocked: 'Fout in de verbinding met de server. Dat kan aan CORS liggen of aan te veel verzoeken.',
    tooLarge: 'Het bestand is te groot. Probeer een kleiner bestand.',
    notConverted: 'Van de inhoud kon geen pas voor Apple Wallet worden gemaakt.',
    unknown: 'Er is iets misgegaan',
    failedToProcess: 'Het bestand kon niet worden omgezet',
    tooLong: 'Het duurde te lang. Probeer het later nog eens.',
    network: 'Geen verbinding. Controleer je internetverbinding.',
    unreachable: 'Netwerk- of CORS-fout. Controleer of de API-server draait.',
    pollingTimeout: 'Na 300 seconden was er nog geen resultaat',
  },
};
