/** The table of /privacy in Spanish: one long table of texts. */
import type { SiteFacts } from '#src/http/site-facts.ts';
import { durationIn } from '#src/languages/say.ts';

/** Everything that is kept: what, why, where and how long. */
export function keptRows({ resultMinutes, downloads, months }: SiteFacts) {
  return [
    {
      what: 'Tu archivo y su nombre',
      cells: [
        'Para leer tu entrada',
        'Disco, cifrado, cada archivo con su propia clave',
        'Hasta que se haya leído: segundos, como mucho unos minutos',
      ],
    },
    {
      what: 'Los pases terminados y su vista previa, imágenes de las páginas de las que se leyeron, tus correcciones',
      cells: [
        'Para que puedas descargarlos',
        'Disco, cifrado del mismo modo',
        `${durationIn('es', resultMinutes)}, hasta que toques «Borrar ahora» o tras ${downloads} descargas por pase`,
      ],
    },
    {
      what: 'Metadatos de la conversión',
      more: 'Hora, tipo y tamaño aproximado del archivo, páginas, tipo de entrada, número de pases, código de error con su límite o tamaño, duraciones, descargas, tu respuesta a «¿Ha salido bien?»',
      cells: ['Para ver qué falla y planificar la capacidad', 'Base de datos', `${months.jobs} meses`],
    },
    {
      what: 'Identificador aleatorio del navegador',
      cells: [
        'Para encontrar tus metadatos cuando los pidas',
        'Base de datos, como hash con clave',
        `${months.jobs} meses con la conversión, ${months.feedback} meses con la opinión`,
      ],
    },
    {
      what: 'Opiniones',
      more: 'Estrellas, comentario, respuestas',
      cells: ['Para mejorar', 'Base de datos', `${months.feedback} meses`],
    },
    {
      what: 'Dirección de correo',
      more: 'Dejada con una opinión o para las novedades',
      cells: [
        'Para escribirte sobre eso y nada más',
        'Base de datos',
        `${months.contacts} meses, o hasta que nos pidas borrarla`,
      ],
    },
    {
      what: 'Remitente de un correo reenviado, o a quién se envió un pase desde su página',
      cells: [
        'Para enviarte el pase',
        'Disco, cifrado',
        'Hasta que la respuesta haya salido y el resultado se haya borrado',
      ],
    },
    {
      what: 'Dirección de red',
      cells: ['Para limitar abusos', 'Contadores, como hash con clave', 'Como mucho un día'],
    },
    {
      what: 'Respuesta de la verificación humana',
      cells: [
        'Para que cada una sirva una sola vez',
        'Base de datos, como hash con clave',
        'Minutos, hasta que caduca',
      ],
    },
    {
      what: 'Registros',
      more: 'Hora, paso, duración, código de error',
      cells: [
        'Para operar el servicio',
        'Registro del servidor, sin direcciones y sin contenido',
        'Mientras quien gestiona el servicio conserve los registros',
      ],
    },
  ] as const;
}
