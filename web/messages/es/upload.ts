import type { Words } from '../words.ts';

/** Texts of /upload in Spanish. */
export const words: Words['upload'] = {
  title: 'Sube tu archivo',
  description: 'Sube tu entrada en PDF, foto o correo y añade el pase a Apple Wallet. Gratis y sin cuenta.',
  heading: 'Sube tu archivo',
  lead: 'Una entrada, tarjeta de embarque, confirmación o vale. En segundos tienes un pase de Apple Wallet.',
  mailTitle: 'O reenvía el correo',
  mailLead: 'Envíalo a esta dirección. El pase vuelve por correo.',
  copyAddress: 'Copiar la dirección de correo',
  keptTitle: 'Se procesa una vez y se borra',
  kept: (time) =>
    `Tu archivo se lee una vez para crear el pase y después se borra. El pase se borra al cabo de ${time}, o al momento si lo pides.`,
  plain: {
    title: 'Subir con un formulario sencillo',
    description: 'Sube una entrada sin JavaScript.',
    lead: 'Para navegadores sin JavaScript. Tras el envío llegas a una página que comprueba por sí sola cómo va tu pase.',
    terms: 'Acepto las',
    termsLink: 'condiciones del servicio',
    question: (a, b) => `Para saber que eres una persona: ¿cuánto es ${a}\u00a0+\u00a0${b}?`,
    file: 'Tu entrada',
    password: 'Contraseña del PDF, si tiene',
    send: 'Crear el pase',
    none: 'Esta instalación solo admite archivos mediante script. Reenvía tu entrada por correo o activa JavaScript.',
  },
};
