import type { Words } from '../words.ts';

/** Texts of /contact in Spanish. */
export const words: Words['contact'] = {
  title: 'Contacto',
  description: 'Cómo escribirnos y en qué podemos ayudarte.',
  heading: 'Contacto',
  lead: 'Una persona lee lo que escribes.',
  leadWithoutMail: 'A quién preguntar.',
  mailTitle: 'Correo electrónico',
  mailText: 'En días laborables solemos responder en 24 horas.',
  noMail: 'Esta instalación no tiene dirección para consultas. Pregunta a quien te dio la dirección de este servicio.',
  mailHint: 'No envíes una entrada que aún quieras usar, salvo que te la pidamos: quien tiene su código puede usarla.',
  copy: 'Copiar la dirección de soporte',
  newsTitle: 'Novedades',
  newsText: 'Nuevos tipos de entradas y nuevas formas de enviarlas, en un mensaje breve, de vez en cuando.',
  subscribe: 'Recibir novedades',
  topicsTitle: 'En qué podemos ayudarte',
  topics: [
    { title: 'Una entrada que falló', text: 'Dinos qué tipo de documento es y qué mensaje apareció en la página.' },
    { title: 'Un dato equivocado', text: 'Qué campo es, qué debería decir y dónde lo dice el documento.' },
    { title: 'Un pase que no se lee', text: 'Dónde lo rechazaron y si aceptaron el original.' },
    {
      title: 'Tus datos',
      text: 'Ver, corregir o borrar lo que se guarda sobre ti. Respondemos en un plazo de 30 días.',
    },
    { title: 'API y empresas', text: 'Claves de API, límites propios, soporte.' },
    {
      title: 'Seguridad',
      text: '¿Has encontrado un fallo? Escríbenos antes de publicarlo. Respondemos rápido y damos las gracias.',
    },
  ],
  before: 'Muchas preguntas tienen respuesta en la página',
  faq: 'Cómo funciona',
  donationTitle: 'Apoya este servicio',
};
