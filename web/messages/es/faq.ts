/** Questions and answers of /how-it-works in Spanish: one long table of texts. */
import { durationIn } from '#src/languages/say.ts';
import type { Words } from '../words.ts';
import { writeTo } from './write-to.ts';

/** What people ask, in the order of the page; `id` is its anchor. */
export const faq: Words['how-it-works']['faq'] = (site) =>
  [
    {
      id: 'faq-free',
      question: '¿Es gratis?',
      answer: [
        `Sí. No hay cuenta, ni prueba, ni versión de pago para particulares.${site.donationUrl ? ' El servicio vive de aportaciones voluntarias.' : ''}`,
        ...(site.supportAddress
          ? ['Las empresas que necesiten claves de API, límites propios o soporte pueden pedírnoslos.']
          : []),
      ],
      link: { to: '/contribute', text: 'Formas de ayudar' },
    },
    {
      id: 'faq-content',
      question: '¿Qué puedo convertir?',
      answer: [
        'Entradas, tarjetas de embarque, confirmaciones y vales en PDF, JPG, PNG o archivo de correo (.eml), ya estén guardados, escaneados, fotografiados o capturados de una pantalla.',
        'Vuelos, trenes, autobuses y barcos; conciertos, teatro, cine, museos y deporte; hoteles, restaurantes y aparcamientos; vales, tarjetas regalo y de socio. Varias entradas en un archivo dan varios pases.',
      ],
      link: { to: '/examples', text: 'Seis ejemplos' },
    },
    {
      id: 'faq-speed',
      question: '¿Cuánto tarda?',
      answer: [
        `Un PDF con una entrada suele tardar unos segundos. Las fotos y los escaneos tardan más, porque antes hay que reconocer el texto.${site.intakeAddress ? ' Por correo, suma lo que tarde en llegar el mensaje.' : ''}`,
      ],
    },
    {
      id: 'faq-security',
      question: '¿Está segura mi entrada?',
      answer: [
        `Tu archivo se cifra al llegar, se lee una vez y se borra en cuanto se ha leído. Los pases terminados se pueden descargar durante ${durationIn('es', site.resultMinutes)}, o hasta que toques «Borrar ahora».`,
        'La dirección de un resultado no se puede adivinar, no figura en ninguna lista y termina con el resultado. Lo que queda son metadatos sin contenido, como el tipo de archivo y el tiempo que tardó.',
      ],
      link: { to: '/privacy', text: 'Qué se guarda y cuánto tiempo' },
    },
    {
      id: 'faq-failure',
      question: '¿Qué pasa cuando no funciona?',
      answer: [
        'Te decimos el motivo en una frase: no se encontró ninguna entrada, el código estaba borroso, el PDF pide contraseña. Un dato del que no estamos seguros lleva la marca «Comprueba esto», junto con el lugar donde se leyó.',
        'A menudo ayuda el archivo original: el PDF del correo en vez de una foto de la hoja impresa. Cuéntanoslo en el formulario de opinión para que podamos enseñar al conversor.',
      ],
    },
    {
      id: 'faq-usage',
      question: '¿Cómo uso el pase?',
      answer: [
        `Toca «Añadir a Apple Wallet» en tu iPhone${site.intakeAddress ? ' o abre el adjunto del correo' : ''}.${site.reachable ? ' En un ordenador, apunta el teléfono al código QR que hay junto al resultado.' : ''}`,
        'Wallet muestra el pase en la pantalla de bloqueo cuando llega su momento. Lleva también el original si tu operador lo pide: el pase es una copia de tu entrada, hecha por ti.',
      ],
    },
    {
      id: 'faq-barcodes',
      question: '¿Qué códigos se admiten?',
      answer: [
        'Wallet muestra QR, Aztec, PDF417 y Code\u00A0128. Estos cuatro se copian tal cual.',
        'Los iPhone con iOS\u00A027 muestran también EAN‑13, Code\u00A039, Codabar e ITF; los anteriores muestran en su lugar un código QR con el mismo contenido. Lo mismo hacen todos los iPhone con otros códigos, como Data Matrix. Puede que ese QR no se lea en el acceso; en ese caso te avisamos.',
      ],
    },
    {
      id: 'faq-feedback',
      question: '¿Cómo puedo dar mi opinión?',
      answer: [
        'Tras cada conversión hay un enlace a un formulario corto: estrellas, un comentario y listo. No pide ni tu nombre ni el documento. Deja una dirección de correo solo si quieres respuesta.',
      ],
    },
    {
      id: 'faq-size',
      question: '¿Qué tamaño puede tener un archivo?',
      answer: [
        `${site.intakeAddress ? 'Un correo con sus adjuntos puede pesar hasta unos 25 MB. ' : ''}En esta web se admiten imágenes y archivos de correo de hasta ${site.limits.uploadMb} MB y PDF de hasta ${site.limits.pdfMb} MB.`,
      ],
    },
    {
      id: 'faq-mail-refused',
      question: '¿Por qué se rechazó mi correo?',
      answer: [
        'Cualquiera puede poner cualquier remitente en un correo. Por eso solo respondemos cuando el servidor que lo envía demuestra que viene de la dirección del campo «De»: con SPF o DKIM, como hacen todos los grandes proveedores. Lo que no demuestra nada se rechaza en la misma entrega, con el motivo; te lo comunica tu propio servidor de correo.',
        'Envía desde el propio buzón (no a través de otro servidor), pide a quien gestiona tu correo que active SPF o DKIM, o sube la entrada aquí.',
      ],
    },
    {
      id: 'faq-rights',
      question: '¿Cómo veo o borro mis datos?',
      answer: [
        `${writeTo(site)} Las solicitudes de ver, corregir o borrar lo que se guarda sobre ti se responden en un plazo de 30 días.`,
      ],
      link: { to: '/privacy#rights', text: 'Tus derechos' },
    },
    {
      id: 'faq-analytics',
      question: '¿Se usa analítica web?',
      answer: [
        site.analyticsUrl
          ? `Un script de ${new URL(site.analyticsUrl).host} cuenta las visitas. Se ejecuta en un marco cerrado, así que nunca ve lo que hay en una página, un archivo o un pase.`
          : 'No. Esta instalación no carga ningún script de analítica ni usa cookies.',
      ],
    },
    {
      id: 'faq-binary',
      question: '¿Por qué falla mi código QR con datos binarios?',
      answer: [
        'Algunos códigos QR contienen bytes en bruto en lugar de texto. Un pase guarda su código como texto, y los teléfonos dibujan ese texto de formas que ya no dan los mismos bytes, así que estos códigos no se pueden procesar. Preferimos decirlo a darte un pase que falle en el acceso.',
      ],
    },
    {
      id: 'faq-third-parties',
      question: '¿Qué terceros intervienen?',
      answer: [
        !site.model || site.model.here
          ? 'El texto, los códigos y el significado los lee software de nuestro propio servidor. Ningún servicio externo de IA u OCR recibe tu archivo.'
          : `Los códigos y el texto los lee software de nuestro propio servidor. Cuando no está seguro del significado, consultamos a ${site.model.who}; la política de privacidad dice qué recibe.`,
        site.verification === 'turnstile'
          ? 'La comprobación de que eres una persona es Cloudflare Turnstile, que se carga en el formulario de subida.'
          : 'La comprobación de que eres una persona es un pequeño cálculo en tu navegador, que verifica nuestro propio servidor.',
        ...(site.donationUrl
          ? [`El formulario de donación viene de ${new URL(site.donationUrl).host} y solo se carga cuando lo pides.`]
          : []),
      ],
      link: { to: '/privacy', text: 'Política de privacidad' },
    },
  ] as const;
