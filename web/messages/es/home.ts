import { counted } from '#src/languages/say.ts';
import type { Words } from '../words.ts';

/** Texts of / in Spanish. */
export const words: Words['home'] = {
  title: 'Entradas y billetes en Apple Wallet',
  description:
    'Tus entradas en PDF, foto o correo se convierten en pases de Apple Wallet en segundos. Gratis, sin cuenta y borradas después.',
  hero: {
    heading: 'Tu entrada, en Apple Wallet',
    lead: 'Eliges el archivo y en segundos tienes un pase que se puede escanear: el código se copia byte a byte y se vuelve a leer para comprobarlo.',
    address: 'Reenvía tu correo a',
    copy: 'Copiar la dirección de correo',
    upload: 'Subir un archivo',
  },
  steps: {
    title: 'Tres pasos, sin cuenta',
    items: [
      {
        title: 'Sube o reenvía',
        text: 'Un PDF, una foto, una captura o el propio correo. Varias entradas en un archivo dan varios pases.',
        byMail: undefined,
      },
      {
        title: 'Lectura con IA',
        text: 'Códigos, asientos, puertas y horas se leen donde están. Lo que no es seguro se marca para que lo revises.',
        byMail: undefined,
      },
      {
        title: 'Listo al momento',
        text: 'Mira el pase tal como lo muestra Wallet y añádelo con un toque.',
        byMail: 'O recíbelo por correo.',
      },
    ],
  },
  example: {
    title: 'Una conversión real',
    lead: 'La entrada es inventada; el pase es lo que nuestro programa hizo con ella.',
    all: 'Ver los seis ejemplos',
  },
  facts: {
    title: 'Qué obtienes y qué aún no es posible',
    get: {
      title: 'Qué obtienes',
      items: [
        'El código original: QR, Aztec, PDF417 o Code\u00A0128; comprobamos que es idéntico antes de darte el pase',
        'Horas en la zona horaria del lugar, para que Wallet muestre el pase cuando lo necesitas',
        'Un pase por cada entrada, todos juntos o uno a uno',
        'Sin cuenta ni cookies, y después se borra todo',
      ],
    },
    limits: {
      title: 'Qué aún no es posible',
      items: [
        'Los demás códigos pasan a ser QR y quizá no se lean; EAN‑13 y algunos más, solo en iPhone anteriores a iOS\u00A027',
        'Los códigos QR con datos binarios no se pueden procesar',
        'Las entradas cuyo código cambia cada pocos segundos solo valen en la app de su emisor',
        'PDF de más de {pdf}\u00A0MB; imágenes y correos de más de {other}\u00A0MB',
      ],
    },
  },
  trusted: {
    title: 'En qué puedes confiar',
    claims: 'En pocas palabras',
    passes: (count) =>
      counted('es', count, {
        one: '{n} pase creado aquí',
        many: '{n} de pases creados aquí',
        other: '{n} pases creados aquí',
      }),
  },
  convert: { title: 'Convierte una entrada ahora' },
  subscribe: {
    title: 'Te avisamos cuando aprenda algo nuevo',
    lead: 'Nuevos tipos de entradas, nuevas formas de enviarlas. Un mensaje breve, de vez en cuando.',
    button: 'Recibir novedades',
  },
};
