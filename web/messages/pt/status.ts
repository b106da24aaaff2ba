import type { Words } from '../words.ts';

/** Texts of /status in Portuguese. */
export const words: Words['status'] = {
  title: 'Estado do sistema',
  description: 'Se o conversor está a funcionar neste momento. Atualizado a cada 30 segundos.',
  heading: 'Estado do sistema',
  lead: 'O que o próprio serviço responde, a cada 30 segundos.',
  operational: 'Operacional',
  operationalLead: 'Tudo funciona.',
  degraded: 'Com problemas',
  degradedLead: 'Algo não funciona como devia. As conversões podem falhar ou demorar mais.',
  failed: 'Não foi possível consultar o estado',
  failedLead: 'O serviço não respondeu. Continuamos a tentar.',
  checking: 'A consultar…',
  facts: { service: 'Serviço', status: 'Estado', version: 'Versão', timestamp: 'Última consulta' },
  noScript: 'Esta página consulta por script. Sem ele, leia a resposta em',
};
