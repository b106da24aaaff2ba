import { durationIn } from '#src/languages/say.ts';
import type { Words } from '../words.ts';

/** Texts of /pdf-to-pkpass in Spanish. */
export const words: Words['pdf-to-pkpass'] = {
  title: 'De PDF a Apple Wallet',
  description: 'Convierte una entrada en PDF en un pase de Apple Wallet. Varias entradas en un PDF dan varios pases.',
  heading: 'De PDF a Apple Wallet',
  lead: 'La tienda te envió un PDF, en el acceso piden un código y tú lo quieres en la pantalla de bloqueo. Convierte el PDF en un archivo .pkpass que se abre en Wallet.',
  fullPage: 'Ir a la página de subida',
  convertTitle: 'Convierte un PDF',
  limit: (megabytes) => `Se admiten PDF de hasta ${megabytes} MB.`,
  mailTitle: 'O reenvíalo por correo',
  mailLead: 'Envía a esta dirección el correo con el PDF adjunto. El pase vuelve como adjunto.',
  copy: 'Copiar la dirección de correo',
  manyTitle: 'Varias entradas, varios pases',
  manyLead:
    'Un PDF con varias entradas da varios pases: uno por entrada, con su nombre, su asiento y su código. Añádelos todos de una vez como paquete .pkpasses o elige los que vas a llevar tú.',
  beforeAlt: 'Una página PDF con tres entradas de museo',
  afterAlt: 'Los tres pases de Apple Wallet que salieron de ella, apilados',
  before: 'Un PDF',
  after: 'Tres pases',
  whyTitle: 'Lo que un pase hace y un PDF no',
  why: [
    {
      title: 'Está cuando lo necesitas',
      text: 'Las fechas van en la zona horaria del lugar, así que Wallet muestra el pase cuando toca salir.',
    },
    {
      title: 'Se puede escanear',
      text: 'El código se dibuja de nuevo, con toda la nitidez y a pleno brillo. Antes de dártelo lo leemos otra vez y comparamos cada byte.',
    },
    {
      title: 'No necesita cobertura',
      text: 'El pase vive en el teléfono. No hay app que abrir, ni página que cargar, ni una hoja A4 que ampliar con los dedos.',
    },
  ],
  faqTitle: 'Sobre los PDF',
  faq: ({ resultMinutes }) =>
    [
      {
        id: 'scanned',
        question: '¿Funciona con PDF escaneados?',
        answer: [
          'Sí. Las páginas sin texto se leen con reconocimiento de texto. Lo que mejor se lee es un escaneo recto a 300 puntos por pulgada.',
        ],
      },
      {
        id: 'password',
        question: '¿Y si mi PDF tiene contraseña?',
        answer: [
          'Elígelo igualmente. Entonces te pediremos la contraseña; se usa una sola vez, para abrir el archivo, y se borra con él.',
        ],
      },
      {
        id: 'kept',
        question: '¿Qué pasa con el PDF?',
        answer: [
          `Se cifra al llegar, se lee una vez y se borra. Los pases se pueden descargar durante ${durationIn('es', resultMinutes)}.`,
        ],
        link: { to: '/privacy', text: 'Política de privacidad' },
      },
    ] as const,
};
