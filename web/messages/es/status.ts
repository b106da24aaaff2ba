import { counted } from '#src/languages/say.ts';
import type { Words } from '../words.ts';

/** Texts of /status in Spanish. */
export const words: Words['status'] = {
  title: 'Estado del sistema',
  description: 'Si el conversor funciona ahora mismo. Se actualiza cada 30 segundos.',
  heading: 'Estado del sistema',
  lead: 'Comprobado cada 30 segundos.',
  operational: 'Operativo',
  operationalLead: 'Todo funciona.',
  degraded: 'Con problemas',
  degradedLead: 'Algo no funciona como debería. Las conversiones pueden fallar o tardar más.',
  failed: 'No se pudo consultar el estado',
  failedLead: 'El servicio no respondió. Seguimos preguntando.',
  checking: 'Consultando…',
  facts: { service: 'Servicio', status: 'Estado', version: 'Versión', timestamp: 'Última consulta' },
  days: {
    title: 'Los últimos 90 días',
    doors: { web: 'Sitio web', key: 'API', mail: 'Correo' },
    lastMade: (when) => `Último pase: ${when}`,
    neverMade: 'Ningún pase en este tiempo',
    up: (part) => `En servicio el ${part} del tiempo.`,
    upOn: (part, days) =>
      `Observado durante ${counted('es', days, { one: '{n} día', other: '{n} días' })}: en servicio el ${part} del tiempo.`,
    read: (files, faults) =>
      `${counted('es', files, { one: '{n} archivo leído', other: '{n} archivos leídos' })}, ${counted('es', faults, { one: '{n} perdido', other: '{n} perdidos' })} por culpa nuestra.`,
    unknown: 'Aún no se sabe nada.',
    legend: { well: 'En servicio', some: 'En parte', ill: 'Fuera de servicio', unknown: 'Desconocido' },
    bad: 'Días con problemas',
    day: (day, part, faults) =>
      `${day}: en servicio el ${part} del tiempo, ${counted('es', faults, { one: '{n} archivo perdido', other: '{n} archivos perdidos' })}`,
  },
  noScript: 'Esta página consulta mediante un script. Sin él, lee la respuesta en',
};
