import type { Words } from '../words.ts';

/** Texts that every page shares, in Spanish. */
export const words: Words['layout'] = {
  skip: 'Ir al contenido',
  announcement: { text: 'Nuevo: un atajo para iOS', link: 'Pruébalo', close: 'Cerrar este aviso' },
  header: {
    home: (name) => `${name}, inicio`,
    label: 'Menú principal',
    links: [
      { to: '/how-it-works', text: 'Cómo funciona' },
      { to: '/examples', text: 'Ejemplos' },
      { to: '/ios-shortcut', text: 'Atajo' },
      { to: '/contribute', text: 'Colaborar' },
    ],
    convert: 'Convertir',
    openMenu: 'Abrir el menú',
    closeMenu: 'Cerrar el menú',
    menu: 'Menú',
  },
  footer: {
    label: 'Pie de página',
    promise: 'Entradas, tarjetas de embarque y vales, en Apple Wallet en segundos.',
    columns: [
      {
        title: 'Producto',
        links: [
          { to: '/upload', text: 'Convertir' },
          { to: '/how-it-works', text: 'Cómo funciona' },
          { to: '/examples', text: 'Ejemplos' },
          { to: '/pdf-to-pkpass', text: 'De PDF a Apple Wallet' },
          { to: '/ios-shortcut', text: 'Atajo para iOS' },
        ],
      },
      {
        title: 'Más información',
        links: [
          { to: '/api', text: 'API' },
          { to: '/how-it-works#faq', text: 'Preguntas frecuentes' },
          { to: '/status', text: 'Estado' },
          { to: '/contribute', text: 'Colaborar' },
        ],
      },
      {
        title: 'Nosotros',
        links: [
          { to: '/contact', text: 'Contacto' },
          { to: '/privacy', text: 'Privacidad' },
          { to: '/terms', text: 'Condiciones' },
        ],
      },
    ],
    copyright: (year, name) => `© ${year} ${name}. Todos los derechos reservados.`,
    trademark:
      'Apple, Apple Wallet, iPhone e iOS son marcas comerciales de Apple Inc., registradas en EE. UU. y en otros países y regiones. Este servicio no está afiliado a Apple Inc. ni cuenta con su respaldo.',
  },
  newsletter: {
    title: 'Entérate de las novedades',
    lead: 'Un mensaje breve cuando hay algo útil. Nada más, y te das de baja con un clic.',
    email: 'Correo electrónico',
    submit: 'Recibir novedades',
    submitting: 'Suscribiendo…',
    done: '¡Suscripción hecha!',
    close: 'Cerrar',
    refused: 'Escribe una dirección de correo válida.',
    unknownError: 'Se ha producido un error desconocido',
  },
  notFound: {
    title: 'Página no encontrada',
    description: 'No hay nada en esta dirección.',
    heading: 'Esta página no existe',
    lead: 'Quizá la dirección esté mal escrita o la página haya cambiado de sitio. Tus pases están a salvo.',
    back: 'Volver al inicio',
    crashed: 'Algo ha fallado por nuestra parte',
    crashedLead: 'No se pudo mostrar la página. Suele bastar con volver a cargarla.',
  },
  languages: {
    label: 'Idioma',
    offer: 'Esta página también está en español.',
    switch: 'Leer en español',
    close: 'Cerrar este aviso',
  },
  pictures: {
    titles: {
      concert: 'Entrada de concierto',
      flight: 'Tarjeta de embarque',
      train: 'Billete de tren',
      movie: 'Entrada de cine',
      'pdf-tickets': 'Entradas en PDF',
      voucher: 'Captura de un vale',
    },
    before: 'Antes',
    after: 'Después',
    beforeAlt: (title) => `${title}: el documento tal como llegó`,
    afterAlt: (title) => `${title}: el pase que salió de él`,
    viewer: (title) => `${title}, antes y después`,
    enlarge: (what) => `Ampliar: ${what}`,
    missing: 'No se pudo cargar esta imagen.',
  },
  manifest: 'Convierte entradas y billetes en pases de Apple Wallet.',
  drop: 'Suéltalo donde quieras',
  visits: 'Contador de visitas',
  copy: { copy: 'Copiar', copied: '¡Copiado!' },
  donation: {
    title: 'Apoya este servicio',
    lead: 'El formulario de donación es de otra empresa y solo se carga cuando lo pides.',
    show: 'Mostrar el formulario',
  },
};
