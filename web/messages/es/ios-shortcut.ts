import type { Words } from '../words.ts';

/** Texts of /ios-shortcut in Spanish. */
export const words: Words['ios-shortcut'] = {
  title: 'Atajo para iOS',
  description: 'Envía entradas desde el menú Compartir de tu iPhone y recibe el pase por correo.',
  heading: 'Atajo para iOS',
  lead: 'Una entrada en tus fotos, en Archivos o en papel: con unos toques la envías y el pase vuelve por correo.',
  download: 'Descargar el atajo',
  opens: 'Se abre en la app Atajos, que forma parte de iOS.',
  missing: 'Esta instalación no ofrece ningún atajo para descargar. Puedes crear el tuyo o prescindir de él.',
  none: 'Aún no hay ningún atajo para este servicio.',
  upload: 'Subir un archivo',
  copy: 'Copiar la dirección de correo',
  recipe: {
    title: 'Crea el tuyo',
    lead: 'La app Atajos forma parte de iOS. Lo que creas tú funciona al momento y no necesita la firma de nadie.',
    steps: ({ name, intakeAddress }) =>
      [
        {
          picture: 'new',
          title: 'Añade «Enviar correo»',
          text: 'En la app Atajos toca +, busca «Enviar correo» y tócalo.',
        },
        {
          picture: 'address',
          title: 'Pon la dirección',
          text: `Toca «Destinatarios» y escribe ${intakeAddress}.`,
        },
        {
          picture: 'sheet',
          title: 'Recibe archivos al compartir',
          text: 'Toca la «i» redonda y activa «Mostrar en la hoja para compartir». En «Recibir», deja activados imágenes, archivos y PDF.',
        },
        {
          picture: 'input',
          title: 'Adjunta lo compartido',
          text: `Toca «Mensaje», elige «Entrada del atajo», ponle el nombre «${name}» y toca OK.`,
        },
      ] as const,
    after: (name) => `Desde ahora: Compartir, luego «${name}».`,
  },
  without: {
    title: 'Sin ningún atajo',
    lead: 'Cualquier iPhone puede hacerlo ya.',
    contact: 'Guardar la dirección como contacto',
    steps: [
      {
        picture: 'contact',
        title: 'Guarda la dirección una vez',
        text: 'Toca el botón de arriba en tu iPhone y después «Crear contacto nuevo».',
      },
      {
        picture: 'share',
        title: 'Compartir y Mail',
        text: 'En Fotos o Archivos toca Compartir, elige Mail y escribe las primeras letras del nombre del contacto.',
      },
      { picture: 'wallet', title: 'Añade a Wallet', text: 'Abre la respuesta, toca el pase y después Añadir.' },
    ],
  },
  stepsTitle: 'Siete pasos, los dos primeros solo una vez',
  step: (number) => `${number}`,
  steps: [
    { picture: 'add', title: 'Añade el atajo', text: 'Toca Descargar en tu iPhone y después «Añadir atajo».' },
    {
      picture: 'address',
      title: 'Elige tu dirección',
      text: 'Al añadirlo te pregunta una vez cuál de tus direcciones de correo recibe el pase. Mail debe estar configurado en el teléfono.',
    },
    {
      picture: 'run',
      title: 'Ejecútalo',
      text: 'Desde la pantalla de inicio, desde el menú Compartir o pidiéndoselo a Siri.',
    },
    {
      picture: 'source',
      title: 'Elige dónde está la entrada',
      text: 'Fototeca, Archivos o, para una entrada en papel, la cámara.',
    },
    {
      picture: 'pick',
      title: 'Selecciona la entrada',
      text: 'Una imagen o un PDF. Todas las entradas que contenga se convierten en pases.',
    },
    {
      picture: 'send',
      title: 'Envía el correo',
      text: 'El archivo ya va adjunto y la dirección está puesta. Toca Enviar.',
    },
    { picture: 'wallet', title: 'Añade a Wallet', text: 'Abre la respuesta, toca el pase y después Añadir.' },
  ],
  faqTitle: 'Preguntas sobre el atajo',
  faq: ({ intakeAddress, limits }) =>
    [
      {
        id: 'mail',
        question: '¿Por qué necesita el correo?',
        answer: [
          `Envía tu entrada a ${intakeAddress || 'la dirección de este servicio'} desde tu propia cuenta de correo, y el pase vuelve a esa cuenta. Por eso debe haber una dirección de envío configurada en Ajustes de tu iPhone.`,
        ],
      },
      {
        id: 'other-address',
        question: '¿Puedo cambiar la dirección más tarde?',
        answer: ['Sí. Abre la app Atajos, mantén pulsado el atajo, elige Editar y cambia la dirección arriba.'],
      },
      {
        id: 'sees',
        question: '¿Qué puede ver el atajo?',
        answer: [
          'Solo el archivo que eliges. No lee ni tu fototeca ni tu buzón, e iOS te pregunta antes de que use por primera vez la cámara, las fotos o el correo.',
        ],
      },
      {
        id: 'nothing-comes',
        question: 'No llega respuesta. ¿Qué hago?',
        answer: [
          'Mira primero en la carpeta de correo no deseado. La respuesta suele tardar menos de un minuto; a veces los servidores de correo tardan más con desconocidos.',
          `Los correos pueden ocupar hasta unos 25 MB y los PDF hasta ${limits.pdfMb} MB. Una imagen más grande se puede enviar en tamaño mediano: Mail te lo ofrece al tocar Enviar.`,
        ],
        link: { to: '/upload', text: 'Subir el archivo' },
      },
      {
        id: 'cost',
        question: '¿Cuesta algo?',
        answer: ['No. El atajo y el servicio son gratis.'],
        link: { to: '/contribute', text: 'Formas de ayudar' },
      },
    ] as const,
};
