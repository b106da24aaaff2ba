import type { ProblemWords } from './problem-words.ts';

/** Why something is no ticket; what to do instead is the same for all. */
const noTicket = (message: string) => ({
  message,
  advice: 'Envía la propia entrada, tarjeta de embarque, confirmación o vale.',
});

/** Sentences for every problem in Spanish. */
export const es: ProblemWords = {
  'document.empty': {
    message: 'El archivo está vacío.',
    advice: 'Guarda la entrada otra vez y usa el archivo nuevo.',
  },
  'document.too-large': {
    message: 'El archivo supera {limit}.',
    advice: 'Envía solo la página de la entrada o una captura.',
  },
  'document.unsupported': {
    message: 'No sabemos leer este tipo de archivo.',
    advice: 'Leemos PDF, JPG, PNG y correos (.eml). También vale una captura de la entrada.',
  },
  'document.heic': {
    message: 'Es una foto HEIC, que no sabemos leer.',
    advice:
      'Envía una captura o compártela como JPEG: en el iPhone, Compartir, Opciones, Más compatible; en un Mac, expórtala desde Vista Previa.',
  },
  'document.unreadable': {
    message: 'El archivo está dañado o no es lo que dice su nombre.',
    advice: 'Descarga la entrada de nuevo o haz una captura.',
  },
  'document.damaged': {
    message: 'Falta una parte de la imagen o está rota; leímos el resto.',
    advice: 'Si falta algo en el pase, envía la imagen otra vez.',
  },
  'document.locked': {
    message: 'Este PDF pide contraseña.',
    advice: 'Súbelo con su contraseña o usa una copia sin ella.',
  },
  'document.too-many-pages': {
    message: 'Leímos las primeras {read} de {pages} páginas.',
    advice: 'Envía las demás páginas en un archivo aparte.',
  },
  'document.picture-too-large': {
    message: 'La imagen tiene {width} × {height} píxeles, más de los que abrimos.',
    advice: 'Redúcela o recórtala a la entrada.',
  },
  'document.too-deep': {
    message: 'El correo anida más partes de las que abrimos.',
    advice: 'Envía la propia entrada en vez de toda la conversación.',
  },
  'document.partly-read': {
    message: 'Solo pudimos leer una parte del archivo.',
    advice: 'Inténtalo otra vez o envía la entrada en PDF o captura.',
  },
  'document.too-slow': {
    message: 'La lectura tardaba demasiado y se detuvo.',
    advice: 'Envía una captura de la entrada.',
  },
  'document.too-complex': {
    message: 'La lectura necesitaba demasiada memoria y se detuvo.',
    advice: 'Envía una captura de la entrada.',
  },
  'barcode.binary-qr': {
    message: 'No podemos procesar códigos QR con datos binarios.',
    advice: 'Muestra el original; Wallet no puede dibujar este código de modo que se lea igual.',
  },
  'barcode.unsupported': {
    message: 'Wallet no tiene código {symbology}. Se muestra como QR con el mismo contenido, que quizá no se lea.',
    advice: 'Ten el original a mano.',
  },
  'barcode.newer-wallet': {
    message:
      'Wallet muestra códigos {symbology} desde iOS\u00a027. Los iPhone anteriores muestran un QR con el mismo contenido, que quizá no se lea.',
    advice: 'Ten el original a mano.',
  },
  'barcode.gs1': {
    message: 'El código {symbology} lleva una marca GS1 que Wallet no puede dibujar; el contenido es el mismo.',
    advice: 'Ten el original a mano: un lector que exija la marca no acepta el pase.',
  },
  'barcode.not-proven': {
    message: 'Dibujado como en Wallet, el código {symbology} no se leía igual, así que no hay pase.',
    advice: 'Muestra el original.',
  },
  'barcode.too-large': {
    message: 'El código tiene {bytes} bytes, más de los que Wallet puede dibujar como {symbology}.',
    advice: 'Muestra el original.',
  },
  'ticket.none': noTicket('Lo hemos leído, pero no hemos encontrado reserva, asiento, validez ni número de billete.'),
  'paper.invoice': noTicket('Parece la factura de una compra, no una entrada ni un billete.'),
  'paper.receipt': noTicket('Parece un recibo de compra, no una entrada ni un billete.'),
  'paper.menu': noTicket('Parece una carta de restaurante, no una entrada ni un billete.'),
  'paper.newsletter': noTicket('Parece un boletín o publicidad, no una entrada ni un billete.'),
  'paper.timetable': noTicket('Parece un horario, no una entrada ni un billete.'),
  'paper.web-page': noTicket('Parece una página web o un artículo, no una entrada ni un billete.'),
  'paper.letter': noTicket('Parece una carta, no una entrada ni un billete.'),
  'paper.form': noTicket('Parece un formulario, no una entrada ni un billete.'),
  'paper.list': noTicket('Parece una lista, no una entrada ni un billete.'),
  'paper.parcel': noTicket('Parece un aviso sobre un paquete, no una entrada ni un billete.'),
  'paper.cancelled': {
    message: 'Aquí dice que se canceló una reserva, así que ya no hay billete.',
    advice: 'Si has vuelto a reservar, envía el billete nuevo.',
  },
  'paper.waiting': {
    message: 'Se trata de una plaza en lista de espera, así que todavía no hay billete.',
    advice: 'Envía el billete cuando lo tengas.',
  },
  'paper.specimen': noTicket('Es una muestra que enseña cómo es una entrada, no una entrada de verdad.'),
  'paper.blank': {
    message: 'No hemos encontrado aquí ni texto ni código.',
    advice: 'Envía una imagen más grande y nítida, o el PDF o el correo que te enviaron.',
  },
  'paper.unclear': {
    message: 'Aquí apenas hemos podido leer el texto y no hemos encontrado ninguna entrada.',
    advice: 'Envía una imagen más grande y nítida, o el PDF o el correo que te enviaron.',
  },
  'ticket.past': {
    message: 'Esta entrada era para el {when}.',
    advice: 'El pase se creó igualmente.',
  },
  'ticket.too-many': {
    message: 'El archivo habla de más de {read} entradas; hicimos pases de las primeras {read}.',
    advice: 'Envía las demás páginas en un archivo aparte.',
  },
  'ticket.recognised': {
    message: 'Leído de una imagen, alguna letra o cifra puede estar mal: {what}.',
    advice: 'Compáralo con el original antes de fiarte.',
  },
  'ticket.check': {
    message: 'Comprueba esto: {what}.',
    advice: 'Compáralo con el original antes de fiarte.',
  },
  'ticket.bare': {
    message: 'No encontramos ni fecha ni código para esta entrada.',
    advice: 'Ten el original a mano; el pase solo quizá no baste.',
  },
  'ticket.dynamic': {
    message: 'Esta entrada dice que su código cambia con el tiempo; una copia no abriría nada.',
    advice: 'Usa la app o el enlace de Wallet del emisor.',
  },
  'model.no-answer': {
    message: 'El modelo de lenguaje que ayuda con documentos poco comunes no respondió esta vez.',
    advice: 'Si es una entrada, inténtalo más tarde.',
  },
  'pass.failed': {
    message: 'No se pudo crear el pase de «{title}».',
    advice: 'Los demás no se ven afectados; envía la entrada otra vez.',
  },
  'job.crashed': {
    message: 'El contenido no se pudo convertir: la lectura falló dos veces.',
    advice: 'Envía una captura de la entrada.',
  },
  'job.deleted': {
    message: 'Lo borraste antes de convertirlo.',
    advice: 'Envía el archivo otra vez si aún quieres un pase.',
  },
  'job.lost': {
    message: 'El archivo se perdió antes de convertirlo.',
    advice: 'Envíalo otra vez, por favor.',
  },
};
