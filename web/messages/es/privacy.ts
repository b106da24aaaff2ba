/** The clauses of /privacy in Spanish: one long table of texts. */
import type { SiteFacts } from '#src/http/site-facts.ts';
import { durationIn } from '#src/languages/say.ts';
import { asksOthers } from '../../policies/asks-others.ts';
import type { Words } from '../words.ts';
import { keptRows } from './kept-rows.ts';
import { writeTo } from './write-to.ts';

/** Texts of /privacy in Spanish. They say what the software does; whoever changes one changes the other. */
export const words: Words['privacy'] = {
  title: 'Política de privacidad',
  description: 'Qué guardamos, para qué, cuánto tiempo y cómo ponerle fin.',
  heading: 'Política de privacidad',
  updated: 'Última actualización: 22 de septiembre de 2025',
  contents: 'Índice de la política de privacidad',
  lead: 'Tu entrada se lee una vez y después se borra. Esta página dice qué más se guarda, para qué, dónde y cuánto tiempo.',
  /** One long table: the text itself. */
  clauses: (site) =>
    [
      {
        id: 'short',
        title: 'En pocas palabras',
        text: [],
        points: [
          'Sin cuenta, sin publicidad, sin perfiles, sin venta de datos.',
          'Tu archivo se cifra al llegar y se borra en cuanto se ha leído. También la contraseña de un PDF protegido, si la diste.',
          `Los pases, y las imágenes de las páginas de las que se leyeron, están disponibles durante ${durationIn('es', site.resultMinutes)}, o hasta que toques «Borrar ahora».`,
          'Lo que queda son metadatos que no dicen nada de ti ni de tu viaje.',
        ],
      },
      {
        id: 'kept',
        title: 'Qué, para qué, dónde y cuánto tiempo',
        text: [
          `Todo está en el servidor de esta instalación. Solo salen de él las respuestas por correo${asksOthers(site) ? ' y lo que se pregunta a un modelo de lenguaje (véase más abajo)' : ''}.`,
        ],
        table: {
          caption: 'Todo lo que se guarda',
          head: ['Qué', 'Para qué', 'Dónde', 'Cuánto tiempo'],
          rows: keptRows(site),
        },
      },
      {
        id: 'processing',
        title: 'Cómo se leen los archivos',
        text: [
          'El reconocimiento de texto y la lectura de códigos ocurren en procesos aislados de nuestro propio servidor, sin acceso a la red. No entrenamos nada con los documentos.',
          modelUse(site),
          'Los pases se firman en el mismo servidor. Apple no se entera de ninguna conversión; lo que Wallet haga con un pase en tu teléfono queda entre tú y Apple.',
        ],
      },
      {
        id: 'mail',
        title: 'Cuando escribes a la dirección de recepción',
        text: [
          `Un correo a ${site.intakeAddress || 'la dirección de recepción, si la hay,'} se trata como una subida. Tu dirección se guarda cifrada junto a él, para la respuesta y por si nos permites, al dar tu opinión, que te escribamos. Se borra con el resultado, o cuando la respuesta haya salido si eso ocurre después. Para que un correo entregado dos veces no se convierta dos veces, se guarda una semana una huella ilegible de él.`,
          'En su camino, el correo pasa por los servidores de tu proveedor y del nuestro.',
        ],
      },
      {
        id: 'browser',
        title: 'Qué queda en tu navegador',
        text: [
          'No se usan cookies. Estos datos del almacenamiento de tu navegador se pueden borrar en cualquier momento en sus ajustes:',
        ],
        points: [
          'passlift_user_uuid: un identificador aleatorio, creado con la primera subida, que vincula tus conversiones y opiniones a este navegador.',
          'passlift.terms: qué condiciones del servicio has aceptado, para no preguntarte cada vez. Si desmarcas la casilla, se olvida.',
          'passlift.announcement: que cerraste el aviso de la parte superior.',
          'passlift.language: el idioma que elegiste aquí, o que cerraste la oferta de otro.',
        ],
      },
      {
        id: 'third-parties',
        title: 'Terceros',
        text: thirdParties(site),
      },
      {
        id: 'rights',
        title: 'Tus derechos',
        text: [
          `Puedes preguntar qué se guarda sobre ti, pedir que se corrija, se te entregue o se borre, y oponerte a su uso. ${writeTo(site)} Las solicitudes se responden en un plazo de 30 días.`,
          'Indica la dirección de correo que dejaste o el identificador aleatorio de tu navegador. Sin uno de los dos no podemos saber qué metadatos son tuyos, porque en ellos nada te nombra. También puedes reclamar ante la autoridad de protección de datos de tu país.',
        ],
      },
      {
        id: 'basis',
        title: 'Con qué fundamento',
        text: [
          'Los archivos se tratan para darte lo que pediste. Los metadatos, los contadores y la verificación humana responden a nuestro interés legítimo en un servicio que funcione y del que no se abuse. Las direcciones de contacto se guardan con tu consentimiento, que puedes retirar en cualquier momento.',
        ],
      },
      {
        id: 'changes',
        title: 'Cambios',
        text: [
          'Cuando el software cambia lo que guarda, esta página cambia con él, y también la fecha del principio.',
          `¿Preguntas? ${writeTo(site)}`,
        ],
      },
    ] as const,
};

function modelUse({ model }: SiteFacts): string {
  if (!model)
    return 'El contenido se interpreta en el mismo servidor, mediante reglas. No interviene ningún servicio externo de IA u OCR.';
  const what = model.pictures ? 'el texto del documento e imágenes de sus páginas' : 'el texto del documento';
  if (model.here)
    return `Cuando estas reglas no están seguras, damos ${what} a un modelo de lenguaje en el mismo servidor. No interviene ningún servicio externo de IA u OCR.`;
  return `El contenido se interpreta en el mismo servidor, mediante reglas. Cuando no están seguras, enviamos ${what} a un modelo de lenguaje de ${model.who}, solo para esa respuesta; lo que conserve se rige por su propia política. El código de tu entrada nunca procede de un modelo.`;
}

function thirdParties(site: SiteFacts): readonly string[] {
  return [
    asksOthers(site)
      ? `Un modelo de lenguaje de ${site.model?.who} ayuda a entender los documentos, como se explica arriba.`
      : 'Ningún servicio externo de IA u OCR recibe tu archivo.',
    site.verification === 'turnstile'
      ? 'El formulario de subida carga Cloudflare Turnstile para distinguir personas de programas. Cloudflare ve tu dirección de red y datos sobre tu navegador.'
      : 'La verificación humana es un cálculo que hace tu navegador; no se consulta a nadie más.',
    site.analyticsUrl
      ? `Un script de analítica de ${new URL(site.analyticsUrl).host} se ejecuta en un marco cerrado. Ve tu dirección de red y qué páginas nuestras abres; nunca lo que hay en ellas, un archivo, un pase ni el identificador de una conversión.`
      : 'No se carga ningún script de analítica.',
    site.donationUrl
      ? `El formulario de donación viene de ${new URL(site.donationUrl).host}. Solo se carga cuando lo pides; lo que escribas en él va a esa empresa.`
      : 'No hay ningún servicio de donaciones integrado.',
    ...(site.googleWallet
      ? [
          'Cuando tocas «Añadir a Google Wallet», Google recibe lo que hay en esa entrada y, como con cualquier enlace, tu dirección de red. Antes no se entera de nada.',
        ]
      : []),
  ];
}
