import type { Words } from '../words.ts';

/** Texts of /api in German. */
export const words: Words['api'] = {
  title: 'API-Dokumentation',
  description:
    'Pässe für die Apple Wallet aus Ihrer eigenen Software: Ticket hochladen, Job abfragen, Pass herunterladen. Schnellstart, Authentifizierung und Referenz.',
  heading: 'API-Dokumentation',
  lead: 'Dieselbe Technik wie auf der Website, über HTTP. Jede Adresse und jedes Beispiel auf dieser Seite gehört zu genau dieser Installation.',
  tabs: { overview: 'Überblick', authentication: 'Authentifizierung', pipeline: 'Pipeline-API', health: 'Health-API' },
  tabsLabel: 'Teile der Dokumentation',
  overview: {
    quickStart: 'Schnellstart',
    steps: [
      {
        title: 'Token holen',
        text: 'Erzeugen Sie unter „Authentifizierung“ ein Token, das Sie als Mensch ausweist, oder nehmen Sie einen API-Schlüssel.',
      },
      {
        title: 'Hochladen',
        text: 'Senden Sie die Datei mit POST an /v1/pipeline. Sie bekommen sofort einen Job mit seiner id.',
      },
      {
        title: 'Abfragen',
        text: 'GET /v1/pipeline/{id}?wait=15, bis status completed oder failed ist. Ohne wait kommt die Antwort sofort: Fragen Sie dann jede Sekunde.',
      },
      {
        title: 'Herunterladen',
        text: 'GET /v1/pipeline/{id}/download: ein .pkpass, bei mehreren Tickets ein .pkpasses-Bündel.',
      },
      {
        title: 'Prüfen und korrigieren',
        text: 'GET /v1/pipeline/{id}/tickets/{n} sagt, wo jeder Wert gelesen wurde; PATCH korrigiert ihn dort, und der Pass wird neu signiert.',
      },
    ],
    whole: 'Alles zusammen',
    baseUrl: 'Basis-URL',
    address: 'Diese Installation',
    features: 'Eigenschaften',
    featureList: [
      {
        title: 'Asynchron',
        text: 'Ein Upload antwortet in Millisekunden; die Arbeit macht eine Warteschlange, die Neustarts übersteht.',
      },
      {
        title: 'Mehrere Formate',
        text: 'PDF, JPG, PNG und E‑Mail (.eml), erkannt am Inhalt und nicht am Namen.',
      },
      {
        title: 'Verifizierung als Mensch',
        text: 'Ein Token für einen Upload, 5\u00A0Minuten gültig. Mit API-Schlüssel geht es ohne.',
      },
      {
        title: 'Anfragelimits',
        text: 'Ein 429 sagt in Retry-After, wie viele Sekunden zu warten sind, und in X-RateLimit-Reset, bis wann.',
      },
    ],
    openapi: 'Die maschinenlesbare Beschreibung (OpenAPI 3.1):',
  },
  authentication: {
    title: 'Token, das Sie als Mensch ausweist',
    lead: 'Jeder Upload braucht ein frisches Token im Feld cf_turnstile_response. Es gilt für eine Anfrage und 5\u00A0Minuten lang.',
    loading: 'Wird geladen …',
    generate: 'Token erzeugen',
    generating: 'Wird erzeugt …',
    token: 'Ihr Token',
    copy: 'Token kopieren',
    left: (time) => `Läuft ab in ${time}`,
    expired: 'Das Token ist abgelaufen. Erzeugen Sie ein neues',
    unavailable:
      'Die Prüfung, ob Sie ein Mensch sind, ist gerade nicht verfügbar. Bitte versuchen Sie es später noch einmal.',
    failed: 'Die Prüfung, ob Sie ein Mensch sind, hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
    programs: 'Für Programme',
    programsText:
      'Ein Skript ohne Menschen nimmt einen API-Schlüssel: Authorization: Bearer, gefolgt vom Schlüssel. Höhere Limits, kein Token.',
    onRequest: 'Schlüssel, eigene Limits und Support gibt es auf Anfrage:',
    ask: 'Schlüssel anfragen',
  },
  reference: {
    pipelineLead:
      'Alles rund um einen Job: anlegen, verfolgen, abholen und löschen, was daraus wurde, und sagen, wie es ging. Beschrieben sind die Aufrufe auf Englisch.',
    healthLead:
      'Ob der Dienst funktioniert, für die Überwachung. Zugangsdaten sind nicht nötig. Beschrieben sind die Aufrufe auf Englisch.',
    parameters: 'Parameter',
    body: 'Body',
    answers: 'Antworten',
    example: 'Beispiel',
    required: 'erforderlich',
    name: 'Name',
    place: 'In',
    type: 'Typ',
    meaning: 'Bedeutung',
    status: 'Status',
    fields: 'Felder der Antwort',
    language: 'Sprache der Beispiele',
    copyExample: 'Dieses Beispiel kopieren',
  },
};
