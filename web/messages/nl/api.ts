import type { Words } from '../words.ts';

/** Texts of /api in Dutch. */
export const words: Words['api'] = {
  title: 'API-documentatie',
  description:
    'Maak passen voor Apple Wallet vanuit je eigen software: upload een ticket, volg de taak, download de pas. Snelstart, authenticatie en referentie.',
  heading: 'API-documentatie',
  lead: 'Dezelfde techniek als op de website, via HTTP. Elk adres en elk voorbeeld op deze pagina hoort bij precies deze installatie.',
  tabs: { overview: 'Overzicht', authentication: 'Authenticatie', pipeline: 'Pipeline-API', health: 'Health-API' },
  tabsLabel: 'Delen van de documentatie',
  overview: {
    quickStart: 'Snelstart',
    steps: [
      {
        title: 'Haal een token',
        text: 'Maak onder Authenticatie een token dat laat zien dat je een mens bent, of gebruik een API-sleutel.',
      },
      {
        title: 'Upload',
        text: 'Stuur het bestand met POST naar /v1/pipeline. Je krijgt meteen een taak met zijn id.',
      },
      {
        title: 'Volg',
        text: 'GET /v1/pipeline/{id}?wait=15 tot status completed of failed is. Zonder wait komt het antwoord meteen: vraag het dan elke seconde.',
      },
      {
        title: 'Download',
        text: 'GET /v1/pipeline/{id}/download: een .pkpass, of een .pkpasses-bundel bij meerdere tickets.',
      },
      {
        title: 'Controleer en verbeter',
        text: 'GET /v1/pipeline/{id}/tickets/{n} zegt waar elke waarde is gelezen; PATCH verbetert die daar, en de pas wordt opnieuw ondertekend.',
      },
    ],
    whole: 'Alles bij elkaar',
    baseUrl: 'Basis-URL',
    address: 'De basis-URL van deze installatie',
    features: 'Kenmerken',
    featureList: [
      {
        title: 'Asynchroon',
        text: 'Een upload antwoordt binnen milliseconden; het werk doet een wachtrij die herstarts overleeft.',
      },
      {
        title: 'Meerdere formaten',
        text: 'PDF, JPG, PNG en e‑mail (.eml), herkend aan de inhoud en niet aan de naam.',
      },
      {
        title: 'Controle of je een mens bent',
        text: 'Eén token voor één upload, 5 minuten geldig. Met een API-sleutel is het niet nodig.',
      },
      {
        title: 'Limieten',
        text: 'Een 429 zegt in Retry-After hoeveel seconden je moet wachten, en in X-RateLimit-Reset tot wanneer.',
      },
    ],
    openapi: 'De beschrijving voor programma’s (OpenAPI 3.1):',
  },
  authentication: {
    title: 'Token voor de controle of je een mens bent',
    lead: 'Elke upload heeft een nieuw token nodig in het veld cf_turnstile_response. Het geldt voor één verzoek en 5 minuten.',
    loading: 'Laden …',
    generate: 'Maak token',
    generating: 'Token maken …',
    token: 'Je token',
    copy: 'Kopieer het token',
    left: (time) => `Verloopt over ${time}`,
    expired: 'Het token is verlopen. Maak een nieuw token',
    unavailable: 'De controle of je een mens bent is nu niet beschikbaar. Probeer het later nog eens.',
    failed: 'De controle of je een mens bent is niet gelukt. Probeer het nog eens.',
    programs: 'Voor programma’s',
    programsText:
      'Een script zonder mens erbij gebruikt een API-sleutel: Authorization: Bearer, gevolgd door de sleutel. Hogere limieten, geen token.',
    onRequest: 'Sleutels, eigen limieten en support zijn er op aanvraag:',
    ask: 'Vraag een sleutel aan',
  },
  reference: {
    pipelineLead:
      'Alles rond een taak: aanmaken, volgen, ophalen en wissen wat ervan kwam, en zeggen hoe het ging. De aanroepen zijn in het Engels beschreven.',
    healthLead:
      'Of de dienst werkt, voor monitoring. Inloggegevens zijn niet nodig. De aanroepen zijn in het Engels beschreven.',
    parameters: 'Parameters',
    body: 'Body',
    answers: 'Antwoorden',
    example: 'Voorbeeld',
    required: 'verplicht',
    name: 'Naam',
    place: 'In',
    type: 'Type',
    meaning: 'Betekenis',
    status: 'Status',
    fields: 'Velden van het antwoord',
    language: 'Taal van de voorbeelden',
    copyExample: 'Kopieer dit voorbeeld',
  },
};
