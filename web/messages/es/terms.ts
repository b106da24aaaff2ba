/** The clauses of /terms in Spanish: one long table of texts. */
import { durationIn } from '#src/languages/say.ts';
import type { Words } from '../words.ts';
import { writeTo } from './write-to.ts';

/** Texts of /terms in Spanish. */
export const words: Words['terms'] = {
  title: 'Condiciones del servicio',
  description: 'Las reglas de uso de este servicio.',
  heading: 'Condiciones del servicio',
  updated: 'Última actualización: 22 de septiembre de 2025',
  contents: 'Índice de las condiciones del servicio',
  lead: 'Breves y pensadas para leerse. Al convertir un archivo, las aceptas.',
  /** One long table: the text itself. */
  clauses: ({ name, limits, resultMinutes, supportAddress }) =>
    [
      {
        id: 'service',
        title: 'Qué hace el servicio',
        text: [
          `${name} lee entradas, confirmaciones y vales y crea con ellos pases de Apple Wallet. Es gratuito, no requiere cuenta y se ofrece tal cual, sin promesa de que esté siempre disponible ni de que todo documento se pueda convertir.`,
        ],
      },
      {
        id: 'files',
        title: 'Tus archivos',
        text: ['Convierte solo lo que tengas permitido usar: entradas tuyas o de personas que te lo hayan pedido.'],
        points: [
          'Tu documento sigue siendo tuyo. Nos permites leerlo, una vez, para crear el pase.',
          `Los PDF pueden tener hasta ${limits.pdfMb} MB; los demás archivos, hasta ${limits.uploadMb} MB.`,
          `Los archivos se borran después de leerlos; los pases, al cabo de ${durationIn('es', resultMinutes)}. No podemos recuperarlos.`,
        ],
        link: { to: '/privacy', text: 'Política de privacidad' },
      },
      {
        id: 'passes',
        title: 'Qué es un pase y qué no',
        text: [
          'Un pase es tu propia copia de tu entrada, más cómoda de llevar. No lo emite la aerolínea, el ferrocarril, el teatro ni la tienda, y no te da ningún derecho que tu entrada no te dé.',
          'Comprueba el pase antes de viajar: fecha, hora, asiento y que haya un código. Ten el original a mano. Algunos operadores solo aceptan su propia app o el papel, los códigos que cambian cada pocos segundos no se pueden copiar, y un código que hubo que convertir a QR quizá no se lea.',
        ],
      },
      {
        id: 'fair-use',
        title: 'Uso responsable',
        text: ['Para que funcione para todos, por favor, no:'],
        points: [
          'crees, modifiques ni multipliques entradas con el fin de engañar;',
          'subas archivos dañinos ni intentes acceder a archivos de otras personas;',
          'eludas los límites de uso ni la verificación humana;',
          'vendas el acceso al servicio.',
        ],
      },
      {
        id: 'api',
        title: 'API',
        text: [
          'Los programas pueden usar la API pública dentro de sus límites de uso. Los límites más altos y las claves de API se conceden a petición. Podemos bloquear una dirección que perjudique al servicio.',
        ],
        link: { to: '/api', text: 'Documentación de la API' },
      },
      {
        id: 'liability',
        title: 'Responsabilidad',
        text: [
          'El servicio es gratuito, por lo que solo respondemos por dolo y negligencia grave, y en los casos en que la ley no permita menos. En particular, no pagamos viajes ni eventos perdidos porque un pase fuera erróneo, llegara tarde o fuera rechazado.',
        ],
      },
      {
        id: 'trademarks',
        title: 'Marcas',
        text: [
          `Apple, Apple Wallet, iPhone e iOS son marcas comerciales de Apple Inc. ${name} no tiene relación con Apple ni con los emisores de las entradas que se convierten. Sus nombres les pertenecen.`,
        ],
      },
      {
        id: 'changes',
        title: 'Cambios y contacto',
        text: [
          'Podemos modificar estas condiciones; la fecha del principio indica cuándo se hizo por última vez. A las conversiones ya realizadas se les aplican las condiciones anteriores.',
          `¿Preguntas? ${writeTo({ supportAddress })}`,
        ],
      },
    ] as const,
};
