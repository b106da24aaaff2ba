/** The clauses of /privacy in Dutch: one long table of texts. */
import type { SiteFacts } from '#src/http/site-facts.ts';
import { durationIn } from '#src/languages/say.ts';
import { asksOthers } from '../../policies/asks-others.ts';
import type { Clause } from '../../policies/clause.ts';
import type { Words } from '../words.ts';
import { keptRows } from './kept-rows.ts';
import { writeTo } from './write-to.ts';

/** Texts of /privacy in Dutch. They say what the software does; whoever changes one changes the other. */
export const words: Words['privacy'] = {
  title: 'Privacybeleid',
  description: 'Wat we bewaren, waarom, hoelang, en hoe je het beëindigt.',
  heading: 'Privacybeleid',
  updated: 'Laatst bijgewerkt op 22 september 2025',
  contents: 'Inhoud van het privacybeleid',
  lead: 'Je ticket wordt één keer gelezen en dan gewist. Hier staat wat er verder wordt bewaard, waarom, waar en hoelang.',
  /** One long table: the text itself. */
  clauses: (site) =>
    [
      {
        id: 'short',
        title: 'In het kort',
        text: [],
        points: [
          'Geen account, geen reclame, geen profiel, geen verkoop van gegevens.',
          'Je bestand wordt bij aankomst versleuteld en gewist zodra het is gelezen. Het wachtwoord van een vergrendelde PDF ook, als je dat hebt opgegeven.',
          `De passen, en afbeeldingen van de pagina’s waaruit ze zijn gelezen, blijven ${durationIn('nl', site.resultMinutes)} beschikbaar, of tot je op ‘Wis nu’ tikt.`,
          'Wat overblijft is metadata die niets over jou of je reis zegt.',
        ],
      },
      {
        id: 'kept',
        title: 'Wat, waarom, waar en hoelang',
        text: [
          `Alles staat op de server van deze installatie. Die verlaten alleen antwoorden per e‑mail${asksOthers(site) ? ', en wat aan een taalmodel wordt gevraagd (zie hieronder)' : ''}.`,
        ],
        table: { caption: 'Alles wat wordt bewaard', head: ['Wat', 'Waarom', 'Waar', 'Hoelang'], rows: keptRows(site) },
      },
      {
        id: 'processing',
        title: 'Hoe bestanden worden gelezen',
        text: [
          'Tekst herkennen en codes decoderen gebeurt in afgesloten processen op onze eigen server. Die hebben geen toegang tot het netwerk. We trainen niets met documenten.',
          modelUse(site),
          'Passen worden op dezelfde server ondertekend. Apple komt niets te weten over een omzetting; wat Wallet op je telefoon met een pas doet, is iets tussen jou en Apple.',
        ],
      },
      {
        id: 'mail',
        title: 'Als je een ticket per e‑mail stuurt',
        text: [
          `Een mail aan ${site.intakeAddress || 'het adres voor tickets, als dat er is,'} wordt behandeld als een upload. Je adres wordt er versleuteld naast bewaard, voor het antwoord en voor het geval dat je ons in je feedback toestaat je te schrijven. Het wordt samen met het resultaat gewist, of zodra het antwoord weg is als dat later is. Om een mail die twee keer wordt afgeleverd niet twee keer om te zetten, wordt een onleesbare vingerafdruk ervan een week bewaard.`,
          'E‑mail gaat onderweg via de servers van je aanbieder en die van ons.',
        ],
      },
      {
        id: 'browser',
        title: 'Wat er in je browser blijft',
        text: [
          'Er worden geen cookies geplaatst. Deze gegevens in de opslag van je browser kun je altijd wissen in de instellingen ervan:',
        ],
        points: [
          'passlift_user_uuid: een willekeurig ID, gemaakt bij de eerste upload, dat je omzettingen en feedback aan deze browser koppelt.',
          'passlift.terms: met welke gebruiksvoorwaarden je akkoord bent gegaan, zodat het je niet elke keer wordt gevraagd. Haal je het vinkje weg, dan wordt dat vergeten.',
          'passlift.announcement: dat je de melding bovenaan hebt gesloten.',
          'passlift.language: de taal die je hier hebt gekozen, of dat je het aanbod van een andere hebt gesloten.',
        ],
      },
      {
        id: 'third-parties',
        title: 'Derden',
        text: thirdParties(site),
      },
      {
        id: 'rights',
        title: 'Je rechten',
        text: [
          `Je kunt vragen wat er over je wordt bewaard, het laten verbeteren, overdragen of wissen, en bezwaar maken tegen het gebruik ervan. ${writeTo(site)} Verzoeken worden binnen 30 dagen beantwoord.`,
          'Noem het e‑mailadres dat je achterliet, of het willekeurige ID uit je browser. Zonder een van beide weten we niet welke metadata van jou is, want je wordt er nergens in genoemd. Je kunt ook een klacht indienen bij de privacytoezichthouder van je land.',
        ],
      },
      {
        id: 'basis',
        title: 'Op welke grondslag',
        text: [
          'Bestanden worden verwerkt om je te geven waar je om vroeg. Metadata, tellers en de controle of je een mens bent dienen ons gerechtvaardigd belang bij een dienst die werkt en niet wordt misbruikt. Contactadressen worden bewaard met je toestemming, die je altijd kunt intrekken.',
        ],
      },
      {
        id: 'changes',
        title: 'Wijzigingen',
        text: [
          'Verandert wat de software bewaart, dan verandert deze pagina mee, en de datum bovenaan ook.',
          `Vragen? ${writeTo(site)}`,
        ],
      },
    ] as const satisfies readonly Clause[],
};

function modelUse({ model }: SiteFacts): string {
  if (!model)
    return 'Wat een document betekent, wordt op dezelfde server met regels bepaald. Er is geen AI- of OCR-dienst van anderen bij betrokken.';
  const what = model.pictures
    ? 'worden de tekst van het document en afbeeldingen van de pagina’s'
    : 'wordt de tekst van het document';
  if (model.here)
    return `Waar regels niet met zekerheid zeggen wat een document betekent, ${what} aan een taalmodel op dezelfde server gegeven. Er is geen AI- of OCR-dienst van anderen bij betrokken.`;
  return `Wat een document betekent, wordt op dezelfde server met regels bepaald. Waar die niet zeker zijn, ${what} naar een taalmodel bij ${model.who} gestuurd, voor dat ene antwoord; wat daar wordt bewaard, bepaalt het eigen beleid ervan. De code op je ticket komt nooit van een model.`;
}

function thirdParties(site: SiteFacts): readonly string[] {
  return [
    asksOthers(site)
      ? `Een taalmodel bij ${site.model?.who} helpt documenten te begrijpen, zoals hierboven beschreven.`
      : 'Geen AI- of OCR-dienst van anderen krijgt je bestand.',
    site.verification === 'turnstile'
      ? 'Het uploadformulier laadt Cloudflare Turnstile om mensen van programma’s te onderscheiden. Cloudflare ziet je netwerkadres en gegevens over je browser.'
      : 'De controle of je een mens bent is een rekensom die je browser maakt; verder wordt niemand iets gevraagd.',
    site.analyticsUrl
      ? `Een analysescript van ${new URL(site.analyticsUrl).host} draait in een afgesloten kader. Het ziet je netwerkadres en welke pagina’s van ons je opent, maar nooit wat erop staat, en ook geen bestand, pas of ID van een omzetting.`
      : 'Er wordt geen analysescript geladen.',
    site.donationUrl
      ? `Het donatieformulier komt van ${new URL(site.donationUrl).host}. Het wordt pas geladen als je erom vraagt; wat je daar invult, gaat naar dat bedrijf.`
      : 'Er is geen donatiedienst ingebouwd.',
    ...(site.googleWallet
      ? [
          'Tik je op ‘Voeg toe aan Google Wallet’, dan krijgt Google wat er op dat ticket staat, en net als bij elke link je netwerkadres. Daarvoor komt Google niets te weten.',
        ]
      : []),
  ];
}
