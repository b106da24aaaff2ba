import type { Words } from '../words.ts';

/** Texts of /examples in Spanish. */
export const words: Words['examples'] = {
  title: 'Ejemplos',
  description: 'Seis conversiones reales: concierto, vuelo, tren, cine, varias entradas en un PDF y un vale.',
  heading: 'Ejemplos',
  lead: 'Seis documentos y los pases que nuestro programa hizo con ellos, sin retocar. Emisores, personas y reservas son inventados; las conversiones son reales. Elige una imagen para ver la pareja a pantalla completa.',
  about: {
    concert:
      'Fecha, apertura de puertas e inicio tienen cada uno su sitio, igual que sector, fila y asiento. El código QR es el mismo.',
    flight:
      'El PDF417 de la aerolínea sigue siendo un PDF417. La puerta y las horas salen de la página; lo demás coincide con el código.',
    train:
      'Un horario se convirtió en salida y llegada, cada una en la zona horaria de su estación. El código Aztec se conserva byte a byte.',
    movie:
      'Una captura del teléfono, leída con reconocimiento de texto. Cine, sala, fila y asiento están donde mira el acomodador.',
    'pdf-tickets':
      'Tres entradas en una página dan tres pases. Cada uno lleva su nombre, su precio y su código, y se añaden todos de una vez.',
    voucher:
      'Importe, caducidad y código de una tarjeta regalo. El Code\u00A0128 se dibuja de nuevo, nítido para cualquier caja.',
  },
  next: {
    title: 'Ahora, la tuya',
    lead: 'Tarda unos segundos y no hace falta cuenta.',
    convert: 'Convertir',
    how: 'Cómo funciona',
  },
};
