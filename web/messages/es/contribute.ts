import type { Words } from '../words.ts';

/** Texts of /contribute in Spanish. */
export const words: Words['contribute'] = {
  title: 'Colaborar',
  description: 'Que el conversor siga siendo gratis: ayuda con dinero, tiempo o una entrada que falló.',
  heading: 'Que siga siendo gratis',
  lead: 'Sin anuncios, sin cuentas y sin nada que vender. Los servidores y el certificado que firma los pases los pagan personas a las que esto les resultó útil.',
  leadWithoutDonations: 'Sin anuncios, sin cuentas y sin nada que vender.',
  donationTitle: 'Haz una donación',
  waysTitle: 'Otras formas de ayudar',
  onlyWaysTitle: 'Formas de ayudar',
  ways: {
    tell: {
      title: 'Cuéntaselo a alguien',
      text: 'Quien va detrás en la cola está buscando un PDF en su correo. Enséñale tu pase.',
    },
    rate: {
      title: 'Valora tu conversión',
      text: 'Unas estrellas y una frase tras la conversión nos dicen qué mejorar. Es medio minuto.',
      link: { to: '/upload', text: 'Convertir una entrada' },
    },
    failed: {
      title: 'Envía una entrada que falló',
      text: 'Un documento real enseña más que cien inventados. Si quieres, tacha tu nombre y el código.',
      link: 'Escríbenos',
    },
    build: {
      title: 'Intégralo',
      text: 'La API hace lo mismo que esta web. Llévala a tu tienda, tu herramienta o tu club.',
      link: { to: '/api', text: 'Documentación de la API' },
    },
  },
};
