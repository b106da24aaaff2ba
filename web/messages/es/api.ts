import type { Words } from '../words.ts';

/** Texts of /api in Spanish. */
export const words: Words['api'] = {
  title: 'Documentación de la API',
  description:
    'Crea pases de Apple Wallet desde tu propio software: sube una entrada, consulta el trabajo y descarga el pase. Inicio rápido, autenticación y referencia.',
  heading: 'Documentación de la API',
  lead: 'El mismo motor que la web, por HTTP. Cada dirección y cada ejemplo de esta página son de esta misma instalación.',
  tabs: { overview: 'Resumen', authentication: 'Autenticación', pipeline: 'API Pipeline', health: 'API Health' },
  tabsLabel: 'Partes de la documentación',
  overview: {
    quickStart: 'Inicio rápido',
    steps: [
      {
        title: 'Consigue un token',
        text: 'Genera un token de verificación humana en «Autenticación» o usa una clave de API.',
      },
      { title: 'Sube', text: 'Haz POST del archivo a /v1/pipeline. Recibes al momento un trabajo con su id.' },
      {
        title: 'Consulta',
        text: 'GET /v1/pipeline/{id}?wait=15 hasta que status sea completed o failed. Sin wait responde al momento: pregunta cada segundo.',
      },
      {
        title: 'Descarga',
        text: 'GET /v1/pipeline/{id}/download: un .pkpass, o un paquete .pkpasses si hay varias entradas.',
      },
      {
        title: 'Comprueba y corrige',
        text: 'GET /v1/pipeline/{id}/tickets/{n} dice dónde se leyó cada dato; con PATCH en la misma dirección se corrige, y el pase se firma de nuevo.',
      },
    ],
    whole: 'Todo junto',
    baseUrl: 'URL base',
    address: 'La URL base de esta instalación',
    features: 'Características',
    featureList: [
      {
        title: 'Proceso asíncrono',
        text: 'Una subida responde en milisegundos; el trabajo lo hace una cola que sobrevive a los reinicios.',
      },
      {
        title: 'Varios formatos',
        text: 'PDF, JPG, PNG y correo (.eml), reconocidos por su contenido y no por su nombre.',
      },
      {
        title: 'Verificación humana',
        text: 'Un token para una subida, válido 5 minutos. Las claves de API no lo necesitan.',
      },
      {
        title: 'Límite de solicitudes',
        text: 'Un 429 dice en Retry-After cuántos segundos esperar, y en X-RateLimit-Reset hasta cuándo.',
      },
    ],
    openapi: 'La descripción legible por máquinas (OpenAPI 3.1):',
  },
  authentication: {
    title: 'Token de verificación humana',
    lead: 'Cada subida necesita un token nuevo en el campo cf_turnstile_response. Vale para una solicitud y durante 5 minutos.',
    loading: 'Cargando…',
    generate: 'Generar token',
    generating: 'Generando…',
    token: 'Tu token',
    copy: 'Copiar el token',
    left: (time) => `Caduca en ${time}`,
    expired: 'El token ha caducado; genera uno nuevo',
    unavailable: 'La verificación humana no está disponible. Inténtalo más tarde.',
    failed: 'La verificación humana ha fallado. Inténtalo de nuevo.',
    programs: 'Para programas',
    programsText:
      'Un script sin una persona usa una clave de API: Authorization: Bearer seguido de la clave. Límites más altos y sin token.',
    onRequest: 'Las claves, los límites propios y el soporte se dan a petición:',
    ask: 'Pedir una clave',
  },
  reference: {
    pipelineLead:
      'Todo en torno a un trabajo: crearlo, seguirlo, recoger y borrar el resultado, y decir qué tal ha ido. Las llamadas se describen en inglés.',
    healthLead:
      'Si el servicio funciona, para monitores. No hace falta ninguna credencial. Las llamadas se describen en inglés.',
    parameters: 'Parámetros',
    body: 'Cuerpo',
    answers: 'Respuestas',
    example: 'Ejemplo',
    required: 'obligatorio',
    name: 'Nombre',
    place: 'Dónde',
    type: 'Tipo',
    meaning: 'Significado',
    status: 'Estado',
    fields: 'Campos de la respuesta',
    language: 'Lenguaje de los ejemplos',
    copyExample: 'Copiar este ejemplo',
  },
};
