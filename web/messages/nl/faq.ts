/** Questions and answers of /how-it-works in Dutch: one long table of texts. */
import { durationIn } from '#src/languages/say.ts';
import type { Words } from '../words.ts';
import { writeTo } from './write-to.ts';

/** What people ask, in the order of the page; `id` is its anchor. */
export const faq: Words['how-it-works']['faq'] = (site) =>
  [
    {
      id: 'faq-free',
      question: 'Is het gratis?',
      answer: [
        `Ja. Er is geen account, geen proefperiode en geen betaalde versie voor particulieren.${site.donationUrl ? ' De dienst leeft van vrijwillige bijdragen.' : ''}`,
        ...(site.supportAddress
          ? ['Bedrijven die API-sleutels, eigen limieten of support nodig hebben, kunnen het ons vragen.']
          : []),
      ],
      link: { to: '/contribute', text: 'Hoe je kunt helpen' },
    },
    {
      id: 'faq-content',
      question: 'Wat kan ik omzetten?',
      answer: [
        'Tickets, instapkaarten, bevestigingen en bonnen als PDF, JPG, PNG of e‑mailbestand (.eml), of ze nu bewaard, gescand of gefotografeerd zijn, of een schermafbeelding.',
        'Vluchten, treinen, bussen en boten; concerten, theater, bioscoop, musea en sport; hotels, restaurants en parkeren; bonnen, cadeaukaarten en lidmaatschappen. Meerdere tickets in één bestand geven meerdere passen.',
      ],
      link: { to: '/examples', text: 'Zes voorbeelden' },
    },
    {
      id: 'faq-speed',
      question: 'Hoe snel gaat het?',
      answer: [
        `Een PDF met één ticket kost meestal een paar seconden. Foto’s en scans duren langer, omdat hun tekst eerst moet worden herkend.${site.intakeAddress ? ' Per e‑mail komt daar de tijd bij dat de mail onderweg is.' : ''}`,
      ],
    },
    {
      id: 'faq-security',
      question: 'Is mijn ticket veilig?',
      answer: [
        `Je bestand wordt bij aankomst versleuteld, één keer gelezen en gewist zodra het gelezen is. De passen kun je daarna ${durationIn('nl', site.resultMinutes)} lang downloaden, of tot je op ‘Wis nu’ tikt.`,
        'Het adres van een resultaat is niet te raden, staat nergens vermeld en vervalt samen met het resultaat. Wat overblijft is metadata zonder inhoud, zoals het soort bestand en hoelang het duurde.',
      ],
      link: { to: '/privacy', text: 'Wat er wordt bewaard, en hoelang' },
    },
    {
      id: 'faq-failure',
      question: 'Wat gebeurt er als het niet lukt?',
      answer: [
        'Je hoort in één zin waarom: er is geen ticket gevonden, de code was te onscherp, de PDF vraagt een wachtwoord. Een gegeven waar we niet zeker van zijn, is gemarkeerd met ‘Controleer dit’, met de plek waar het is gelezen.',
        'Vaak helpt het oorspronkelijke bestand: de PDF uit de e‑mail in plaats van een foto van de afdruk. Vertel het ons in het feedbackformulier, dan kunnen we ervan leren.',
      ],
    },
    {
      id: 'faq-usage',
      question: 'Hoe gebruik ik de pas?',
      answer: [
        `Tik op je iPhone op ‘Voeg toe aan Apple Wallet’${site.intakeAddress ? ', of open de bijlage van de e‑mail' : ''}.${site.reachable ? ' Op een computer richt je je telefoon op de QR‑code naast het resultaat.' : ''}`,
        'Wallet toont de pas op je toegangsscherm als het zover is. Neem ook het origineel mee als de vervoerder of organisator daarom vraagt: de pas is een kopie van je ticket die je zelf hebt gemaakt.',
      ],
    },
    {
      id: 'faq-barcodes',
      question: 'Welke codes worden ondersteund?',
      answer: [
        'Wallet toont QR, Aztec, PDF417 en Code\u00A0128. Deze vier worden overgenomen zoals ze zijn.',
        'iPhones met iOS\u00A027 tonen ook EAN‑13, Code\u00A039, Codabar en ITF; oudere tonen in plaats daarvan een QR‑code met dezelfde inhoud. Zo gaat het op elke iPhone met andere codes, zoals Data Matrix. Zo’n QR‑code wordt bij de ingang misschien niet gelezen; dan hoor je dat van ons.',
      ],
    },
    {
      id: 'faq-feedback',
      question: 'Hoe kan ik feedback geven?',
      answer: [
        'Na elke omzetting is er een link naar een kort formulier: sterren, een opmerking, klaar. Het vraagt niet om je naam en niet om het document. Een e‑mailadres laat je alleen achter als je antwoord wilt.',
      ],
    },
    {
      id: 'faq-size',
      question: 'Hoe groot mag een bestand zijn?',
      answer: [
        `${site.intakeAddress ? 'Een e‑mail met bijlagen mag tot ongeveer 25 MB zijn. ' : ''}Op deze website mogen afbeeldingen en e‑mailbestanden tot ${site.limits.uploadMb} MB zijn, PDF’s tot ${site.limits.pdfMb} MB.`,
      ],
    },
    {
      id: 'faq-mail-refused',
      question: 'Waarom is mijn e‑mail geweigerd?',
      answer: [
        'Iedereen kan elke afzender in een e‑mail zetten. Daarom antwoorden we alleen als de verzendende server bewijst dat de mail van het adres bij ‘Van’ komt: met SPF of DKIM, zoals alle grote aanbieders doen. Wat niets bewijst, wordt al bij het afleveren geweigerd, met de reden erbij; je eigen mailserver meldt je die.',
        'Verstuur vanuit de mailbox zelf (niet via een andere server), vraag wie je mail beheert om SPF of DKIM aan te zetten, of upload het ticket hier.',
      ],
    },
    {
      id: 'faq-rights',
      question: 'Hoe kan ik mijn gegevens zien of wissen?',
      answer: [
        `${writeTo(site)} Een verzoek om te zien, te verbeteren of te wissen wat er over je wordt bewaard, beantwoorden we binnen 30 dagen.`,
      ],
      link: { to: '/privacy#rights', text: 'Je rechten' },
    },
    {
      id: 'faq-analytics',
      question: 'Houden jullie bezoek bij?',
      answer: [
        site.analyticsUrl
          ? `Een script van ${new URL(site.analyticsUrl).host} telt bezoeken. Het draait in een afgesloten kader en ziet dus nooit wat er op een pagina, in een bestand of op een pas staat.`
          : 'Nee. Deze installatie laadt geen analysescript en plaatst geen cookies.',
      ],
    },
    {
      id: 'faq-binary',
      question: 'Waarom lukt mijn QR‑code met binaire gegevens niet?',
      answer: [
        'Sommige QR‑codes bevatten losse bytes in plaats van tekst. Een pas bewaart zijn code als tekst, en telefoons tekenen zulke tekst zo dat er niet meer dezelfde bytes uit komen. Daarom kunnen we zulke codes niet verwerken. Dat zeggen we liever dan dat we een pas meegeven die bij de ingang niet werkt.',
      ],
    },
    {
      id: 'faq-third-parties',
      question: 'Welke derden zijn erbij betrokken?',
      answer: [
        !site.model || site.model.here
          ? 'Tekst, codes en betekenis worden gelezen door software op onze eigen server. Geen AI- of OCR-dienst van anderen krijgt je bestand.'
          : `Codes en tekst worden gelezen door software op onze eigen server. Waar die niet zeker is van de betekenis, wordt ${site.model.who} geraadpleegd; in het privacybeleid staat wat die krijgt.`,
        site.verification === 'turnstile'
          ? 'De controle of je een mens bent is Cloudflare Turnstile, dat op het uploadformulier wordt geladen.'
          : 'De controle of je een mens bent is een kleine rekensom in je browser, die onze eigen server nakijkt.',
        ...(site.donationUrl
          ? [`Het donatieformulier komt van ${new URL(site.donationUrl).host} en wordt pas geladen als je erom vraagt.`]
          : []),
      ],
      link: { to: '/privacy', text: 'Privacybeleid' },
    },
  ] as const;
