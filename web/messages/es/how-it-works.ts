import type { Words } from '../words.ts';
import { faq } from './faq.ts';

/** Texts of /how-it-works in Spanish. */
export const words: Words['how-it-works'] = {
  title: 'Cómo funciona',
  description: 'Tres pasos de una entrada a un pase de Apple Wallet, y respuestas a lo que la gente pregunta.',
  heading: 'Cómo funciona',
  lead: 'Llega una entrada en PDF, foto o correo. Sale un pase que se puede escanear. Esto es lo que ocurre entre medias.',
  convert: 'Convertir',
  examples: 'Ver ejemplos',
  stepsTitle: 'Tres pasos',
  step: (number) => `Paso ${number}`,
  upload: {
    title: 'Sube o reenvía',
    text: 'Elige un archivo, suéltalo, pégalo o hazle una foto. O reenvía la confirmación a la dirección de abajo; no hay que instalar nada.',
    textWithoutMail: 'Elige un archivo, suéltalo, pégalo o hazle una foto; no hay que instalar nada.',
    picture: 'Un billete de tren de Zúrich a Milán como página PDF',
    copy: 'Copiar la dirección de correo',
    calendar: (address: string) =>
      `Escribe a ${address} y recibirás, junto con los pases, un calendario de los billetes.`,
  },
  extraction: {
    title: 'Lectura con IA',
    text: 'Los códigos se decodifican, y cada hora, asiento y nombre se lee junto con el lugar donde aparece. Las lecturas que se contradicen se sopesan; lo que sigue en duda se marca para que lo revises o se omite.',
    tableCaption: 'Parte de lo que se leyó de este billete',
    value: 'Dato',
    found: 'Leído en',
    readings: [
      { label: 'Salida', value: '09:33', found: 'Página 1, tabla' },
      { label: 'Tren', value: 'IC 731', found: 'Página 1' },
      { label: 'Coche y asiento', value: '7, 61', found: 'Página 1' },
      { label: 'Código Aztec', value: '45 bytes', found: 'Imagen de la página 1' },
    ],
  },
  delivery: {
    title: 'Listo al momento',
    text: 'El código se dibuja como lo dibuja Wallet, se vuelve a leer y se compara byte a byte. Solo entonces se firma el pase. Añádelo con un toque.',
    byMail: 'O ábrelo desde el correo de respuesta.',
    picture: 'El pase de Apple Wallet que salió del billete de tren',
  },
  faqTitle: 'Preguntas y respuestas',
  faqLead: '¿No está tu pregunta?',
  contact: 'Ve a la página de contacto',
  faq,
};
