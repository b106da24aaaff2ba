import type { Words } from '../words.ts';

/** Texts of /api in Portuguese. */
export const words: Words['api'] = {
  title: 'Documentação da API',
  description:
    'Crie passes do Apple Wallet a partir do seu próprio software: carregue um bilhete, consulte o trabalho, descarregue o passe. Início rápido, autenticação e referência.',
  heading: 'Documentação da API',
  lead: 'O mesmo motor do site, por HTTP. Cada endereço e cada exemplo desta página são desta mesma instalação.',
  tabs: { overview: 'Resumo', authentication: 'Autenticação', pipeline: 'API Pipeline', health: 'API Health' },
  tabsLabel: 'Partes da documentação',
  overview: {
    quickStart: 'Início rápido',
    steps: [
      {
        title: 'Obtenha um token',
        text: 'Gere um token de verificação humana em «Autenticação» ou use uma chave de API.',
      },
      { title: 'Carregue', text: 'Faça POST do ficheiro para /v1/pipeline. Recebe logo um trabalho com o seu id.' },
      {
        title: 'Consulte',
        text: 'GET /v1/pipeline/{id}?wait=15 até status ser completed ou failed. Sem wait, responde logo: pergunte a cada segundo.',
      },
      {
        title: 'Descarregue',
        text: 'GET /v1/pipeline/{id}/download: um .pkpass, ou um pacote .pkpasses se houver vários bilhetes.',
      },
      {
        title: 'Verifique e corrija',
        text: 'GET /v1/pipeline/{id}/tickets/{n} diz onde foi lido cada dado; com PATCH no mesmo endereço é corrigido, e o passe assinado de novo.',
      },
    ],
    whole: 'Tudo junto',
    baseUrl: 'URL de base',
    address: 'O URL de base desta instalação',
    features: 'Características',
    featureList: [
      {
        title: 'Processamento assíncrono',
        text: 'Um carregamento responde em milissegundos; o trabalho é feito por uma fila que sobrevive a reinícios.',
      },
      {
        title: 'Vários formatos',
        text: 'PDF, JPG, PNG e e‑mail (.eml), reconhecidos pelo conteúdo e não pelo nome.',
      },
      {
        title: 'Verificação humana',
        text: 'Um token para um carregamento, válido durante 5 minutos. As chaves de API não precisam dele.',
      },
      {
        title: 'Limite de pedidos',
        text: 'Um 429 diz em Retry-After quantos segundos esperar, e em X-RateLimit-Reset até quando.',
      },
    ],
    openapi: 'A descrição legível por máquinas (OpenAPI 3.1):',
  },
  authentication: {
    title: 'Token de verificação humana',
    lead: 'Cada carregamento precisa de um token novo no campo cf_turnstile_response. Serve para um pedido e durante 5 minutos.',
    loading: 'A carregar…',
    generate: 'Gerar token',
    generating: 'A gerar…',
    token: 'O seu token',
    copy: 'Copiar o token',
    left: (time) => `Expira em ${time}`,
    expired: 'O token expirou; gere um novo',
    unavailable: 'A verificação humana não está disponível. Tente mais tarde.',
    failed: 'A verificação humana falhou. Tente de novo.',
    programs: 'Para programas',
    programsText:
      'Um script sem uma pessoa usa uma chave de API: Authorization: Bearer seguido da chave. Limites mais altos, sem token.',
    onRequest: 'Chaves, limites próprios e apoio são dados a pedido:',
    ask: 'Pedir uma chave',
  },
  reference: {
    pipelineLead:
      'Tudo à volta de um trabalho: criá-lo, segui-lo, obter e apagar o que dele resultou, e dizer como correu. As chamadas estão descritas em inglês.',
    healthLead:
      'Se o serviço funciona, para monitores. Não é precisa nenhuma credencial. As chamadas estão descritas em inglês.',
    parameters: 'Parâmetros',
    body: 'Corpo',
    answers: 'Respostas',
    example: 'Exemplo',
    required: 'obrigatório',
    name: 'Nome',
    place: 'Onde',
    type: 'Tipo',
    meaning: 'Significado',
    status: 'Estado',
    fields: 'Campos da resposta',
    language: 'Linguagem dos exemplos',
    copyExample: 'Copiar este exemplo',
  },
};
