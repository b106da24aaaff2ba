import type { Words } from '../words.ts';

/** Texts of /api in French. */
export const words: Words['api'] = {
  title: 'Documentation de l’API',
  description:
    'Créez des pass Apple Wallet depuis vos propres logiciels : envoyez un billet, suivez le traitement, téléchargez le pass. Prise en main, authentification et référence.',
  heading: 'Documentation de l’API',
  lead: 'Le même moteur que le site, par HTTP. Chaque adresse et chaque exemple de cette page sont ceux de cette installation.',
  tabs: {
    overview: 'Vue d’ensemble',
    authentication: 'Authentification',
    pipeline: 'API Pipeline',
    health: 'API Health',
  },
  tabsLabel: 'Parties de la documentation',
  overview: {
    quickStart: 'Prise en main',
    steps: [
      {
        title: 'Obtenir un jeton',
        text: 'Générez un jeton de vérification anti-robot sous Authentification, ou utilisez une clé d’API.',
      },
      {
        title: 'Envoyer',
        text: 'Envoyez le fichier par POST à /v1/pipeline. Vous recevez aussitôt un job avec son id.',
      },
      {
        title: 'Interroger',
        text: 'GET /v1/pipeline/{id}?wait=15 jusqu’à ce que status soit completed ou failed. Sans wait, la réponse est immédiate : interrogez chaque seconde.',
      },
      {
        title: 'Télécharger',
        text: 'GET /v1/pipeline/{id}/download : un .pkpass, ou un ensemble .pkpasses pour plusieurs billets.',
      },
      {
        title: 'Vérifier et corriger',
        text: 'GET /v1/pipeline/{id}/tickets/{n} indique où chaque valeur a été lue ; PATCH au même endroit la corrige, et le pass est signé de nouveau.',
      },
    ],
    whole: 'L’exemple entier',
    baseUrl: 'URL de base',
    address: 'L’URL de base de cette installation',
    features: 'Caractéristiques',
    featureList: [
      {
        title: 'Traitement asynchrone',
        text: 'Un envoi reçoit sa réponse en quelques millisecondes ; le travail est fait par une file d’attente qui survit aux redémarrages.',
      },
      {
        title: 'Plusieurs formats',
        text: 'PDF, JPG, PNG et e‑mail (.eml), reconnus à leur contenu et non à leur nom.',
      },
      {
        title: 'Vérification anti-robot',
        text: 'Un jeton par envoi, valable 5 minutes. Les clés d’API n’en demandent pas.',
      },
      {
        title: 'Limitation des requêtes',
        text: 'Une réponse 429 dit dans Retry-After combien de secondes attendre, et dans X-RateLimit-Reset jusqu’à quand.',
      },
    ],
    openapi: 'La description lisible par machine (OpenAPI 3.1) :',
  },
  authentication: {
    title: 'Jeton de vérification anti-robot',
    lead: 'Chaque envoi demande un nouveau jeton dans le champ cf_turnstile_response. Il vaut pour une seule requête et pendant 5 minutes.',
    loading: 'Chargement…',
    generate: 'Générer un jeton',
    generating: 'Génération…',
    token: 'Votre jeton',
    copy: 'Copier le jeton',
    left: (time) => `Expire dans ${time}`,
    expired: 'Le jeton a expiré : générez-en un nouveau',
    unavailable: 'La vérification anti-robot n’est pas disponible. Veuillez réessayer plus tard.',
    failed: 'La vérification anti-robot a échoué. Veuillez réessayer.',
    programs: 'Pour les programmes',
    programsText:
      'Un script qui tourne sans personne utilise une clé d’API : Authorization: Bearer suivi de la clé. Limites plus élevées, pas de jeton.',
    onRequest: 'Clés, limites sur mesure et assistance s’obtiennent sur demande :',
    ask: 'Demander une clé',
  },
  reference: {
    pipelineLead:
      'Tout ce qui concerne un job : le créer, le suivre, récupérer et supprimer ce qui en est sorti, et dire comment cela s’est passé. Les appels sont décrits en anglais.',
    healthLead:
      'Si le service fonctionne, pour la supervision. Aucune authentification n’est nécessaire. Les appels sont décrits en anglais.',
    parameters: 'Paramètres',
    body: 'Corps',
    answers: 'Réponses',
    example: 'Exemple',
    required: 'obligatoire',
    name: 'Nom',
    place: 'Où',
    type: 'Type',
    meaning: 'Signification',
    status: 'Statut',
    fields: 'Champs de la réponse',
    language: 'Langage des exemples',
    copyExample: 'Copier cet exemple',
  },
};
