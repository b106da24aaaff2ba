import type { Words } from '../words.ts';

/** What can be done when no pass was made, in Spanish. */
export const words: Words['failed'] = {
  another: 'Convertir otro archivo',
  feedback: 'Cuéntanoslo',
  tipsTitle: 'Lo que suele ayudar',
  password: {
    label: 'Contraseña de este PDF',
    hint: 'Se usa una sola vez, para abrir el archivo, y se borra con él.',
    send: 'Abrir con esta contraseña',
    sending: 'Enviando…',
    wrong: 'No se abre con esta contraseña. Inténtalo de nuevo.',
    again: 'Para escribirla, elige el archivo otra vez: esta página ya no lo tiene.',
  },
  crop: {
    title: 'Enséñanos el código',
    lead: 'Pon el marco alrededor del código: tócalo o usa los controles. Entonces miramos solo esa parte, ampliada.',
    across: 'De lado a lado',
    down: 'Arriba y abajo',
    size: 'Tamaño del marco',
    picture: 'La página con el marco',
    send: 'Mirar esta parte',
    sending: 'Enviando …',
    fileName: 'recorte',
  },
  pageOf: (page, of) => `Página ${page} de ${of}`,
  lookedAt: 'La página que hemos mirado',
  anyTips: {
    original: 'El PDF o el correo que te enviaron, mejor que una foto de ellos.',
    screenshot: 'Una captura solo de la entrada, con el código entero.',
  },
  tips: {
    'document.locked': [
      'En Vista Previa, en un Mac: Archivo, Exportar como PDF, sin contraseña. En un iPhone: ábrelo, compártelo, imprime y comparte la vista previa.',
    ],
    'document.unreadable': ['Espera a que termine la descarga: un archivo cortado no se puede abrir.'],
    'barcode.not-proven': ['Una imagen más grande y nítida del código; lo mejor es el PDF que te enviaron.'],
    'ticket.none': [
      'La página que dice cuándo y dónde.',
      'El PDF o el correo que te enviaron, mejor que una foto de ellos.',
    ],
    'paper.blank': ['Una foto desde más cerca y con buena luz, con el código entero.'],
    'paper.unclear': [
      'Una foto desde más cerca y con buena luz, con el código entero.',
      'La imagen misma y no su miniatura en un chat: ábrela allí y después guárdala o compártela.',
    ],
  },
  sorry: 'Lo sentimos.',
  afterAll: 'Si al final es una entrada, cuéntanoslo y enseñaremos al conversor a leerla.',
};
