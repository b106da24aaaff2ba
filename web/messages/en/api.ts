/** Texts of /api. */
export const words = {
  title: 'API Documentation',
  description:
    'Create Apple Wallet passes from your own software: upload a ticket, poll the job, download the pass. Quick start, authentication and reference.',
  heading: 'API Documentation',
  lead: 'The same engine as the website, over HTTP. All addresses and examples on this page are those of this installation.',
  tabs: { overview: 'Overview', authentication: 'Authentication', pipeline: 'Pipeline API', health: 'Health API' },
  tabsLabel: 'Parts of the documentation',
  overview: {
    quickStart: 'Quick start',
    steps: [
      { title: 'Get a token', text: 'Generate a human-verification token under Authentication, or use an API key.' },
      { title: 'Upload', text: 'POST the file to /v1/pipeline. You receive a job with its id at once.' },
      {
        title: 'Poll',
        text: 'GET /v1/pipeline/{id}?wait=15 until status is completed or failed. Without wait it answers at once: ask every second.',
      },
      {
        title: 'Download',
        text: 'GET /v1/pipeline/{id}/download: a .pkpass, or a .pkpasses bundle for several tickets.',
      },
      {
        title: 'Check and correct',
        text: 'GET /v1/pipeline/{id}/tickets/{n} tells where each value was read; PATCH there corrects it, and the pass is signed anew.',
      },
    ],
    whole: 'All of it',
    baseUrl: 'Base URL',
    address: 'The base URL of this installation',
    features: 'Features',
    featureList: [
      {
        title: 'Asynchronous processing',
        text: 'An upload answers within milliseconds; the work is done by a queue that survives restarts.',
      },
      {
        title: 'Multiple formats',
        text: 'PDF, JPG, PNG and e-mail (.eml), recognised by their content, not by their name.',
      },
      { title: 'Human verification', text: 'One token for one upload, valid for 5 minutes. API keys need none.' },
      {
        title: 'Rate limiting',
        text: 'A 429 says in Retry-After how many seconds to wait, and in X-RateLimit-Reset when.',
      },
    ],
    openapi: 'The machine-readable description (OpenAPI 3.1):',
  },
  authentication: {
    title: 'Human-verification token',
    lead: 'Each upload needs a fresh token in the field cf_turnstile_response. It is good for one request and for 5 minutes.',
    loading: 'Loading...',
    generate: 'Generate Token',
    generating: 'Generating ...',
    token: 'Your token',
    copy: 'Copy the token',
    left: (time: string) => `Expires in ${time}`,
    expired: 'Token has expired - generate a new one',
    unavailable: 'Human verification service is not available. Please try again later.',
    failed: 'Human verification failed. Please try again.',
    programs: 'For programs',
    programsText:
      'A script without a person uses an API key: Authorization: Bearer followed by the key. Higher limits, no token.',
    onRequest: 'Keys, custom limits and support are given on request:',
    ask: 'Ask for a key',
  },
  reference: {
    pipelineLead:
      'Everything around a job: making it, following it, fetching and deleting what came of it, and saying how it went.',
    healthLead: 'Whether the service works, for monitors. No credential is needed.',
    parameters: 'Parameters',
    body: 'Body',
    answers: 'Responses',
    example: 'Example',
    required: 'required',
    name: 'Name',
    place: 'In',
    type: 'Type',
    meaning: 'Meaning',
    status: 'Status',
    fields: 'Response fields',
    language: 'Language of the examples',
    copyExample: 'Copy this example',
  },
} as const;
