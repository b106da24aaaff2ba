import type { Words } from '../words.ts';

/** Texts of /status in Spanish. */
export const words: Words['status'] = {
  title: 'Estado del sistema',
  description: 'Si el conversor funciona ahora mismo. Se actualiza cada 30 segundos.',
  heading: 'Estado del sistema',
  lead: 'Lo que responde el propio servicio, cada 30 segundos.',
  operational: 'Operativo',
  operationalLead: 'Todo funciona.',
  degraded: 'Con problemas',
  degradedLead: 'Algo no funciona como debería. Las conversiones pueden fallar o tardar más.',
  failed: 'No se pudo consultar el estado',
  failedLead: 'El servicio no respondió. Seguimos preguntando.',
  checking: 'Consultando…',
  facts: { service: 'Servicio', status: 'Estado', version: 'Versión', timestamp: 'Última consulta' },
  noScript: 'Esta página consulta mediante un script. Sin él, lee la respuesta en',
};
