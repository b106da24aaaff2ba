import { counted } from '#src/languages/say.ts';
import type { Words } from '../words.ts';

/** Texts of /status in Portuguese. */
export const words: Words['status'] = {
  title: 'Estado do sistema',
  description: 'Se o conversor está a funcionar neste momento. Atualizado a cada 30 segundos.',
  heading: 'Estado do sistema',
  lead: 'Verificado a cada 30 segundos.',
  operational: 'Operacional',
  operationalLead: 'Tudo funciona.',
  degraded: 'Com problemas',
  degradedLead: 'Algo não funciona como devia. As conversões podem falhar ou demorar mais.',
  failed: 'Não foi possível consultar o estado',
  failedLead: 'O serviço não respondeu. Continuamos a tentar.',
  checking: 'A consultar…',
  facts: { service: 'Serviço', status: 'Estado', version: 'Versão', timestamp: 'Última consulta' },
  days: {
    title: 'Os últimos 90 dias',
    doors: { web: 'Site', key: 'API', mail: 'E-mail' },
    lastMade: (when) => `Último passe: ${when}`,
    neverMade: 'Nenhum passe neste período',
    up: (part) => `Em funcionamento ${part} do tempo.`,
    upOn: (part, days) =>
      `Observado durante ${counted('pt', days, { one: '{n} dia', other: '{n} dias' })}: em funcionamento ${part} do tempo.`,
    read: (files, faults) =>
      `${counted('pt', files, { one: '{n} ficheiro lido', other: '{n} ficheiros lidos' })}, ${counted('pt', faults, { one: '{n} perdido', other: '{n} perdidos' })} por culpa nossa.`,
    unknown: 'Ainda não se sabe nada.',
    legend: { well: 'Em funcionamento', some: 'Em parte', ill: 'Fora de serviço', unknown: 'Desconhecido' },
    bad: 'Dias com problemas',
    day: (day, part, faults) =>
      `${day}: em funcionamento ${part} do tempo, ${counted('pt', faults, { one: '{n} ficheiro perdido', other: '{n} ficheiros perdidos' })}`,
  },
  noScript: 'Esta página consulta por script. Sem ele, leia a resposta em',
};
