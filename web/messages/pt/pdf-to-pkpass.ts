import { durationIn } from '#src/languages/say.ts';
import type { Words } from '../words.ts';

/** Texts of /pdf-to-pkpass in Portuguese. */
export const words: Words['pdf-to-pkpass'] = {
  title: 'De PDF para o Apple Wallet',
  description: 'Converta um bilhete em PDF num passe do Apple Wallet. Vários bilhetes num PDF dão vários passes.',
  heading: 'De PDF para o Apple Wallet',
  lead: 'A loja enviou um PDF, à entrada pedem um código, e o que quer é tê-lo no ecrã bloqueado. Converta o PDF num ficheiro .pkpass que o Wallet abre.',
  fullPage: 'Ir para a página de carregamento',
  convertTitle: 'Converta um PDF',
  limit: (megabytes) => `Aceitam-se PDF até ${megabytes} MB.`,
  mailTitle: 'Ou reencaminhe-o por e‑mail',
  mailLead: 'Envie para este endereço o e‑mail com o PDF em anexo. O passe volta como anexo.',
  copy: 'Copiar o endereço de e‑mail',
  manyTitle: 'Vários bilhetes, vários passes',
  manyLead:
    'Um PDF com vários bilhetes dá vários passes: um por bilhete, com o seu nome, lugar e código. Adicione-os todos de uma vez como pacote .pkpasses, ou escolha os que vai levar consigo.',
  beforeAlt: 'Uma página PDF com três bilhetes de museu',
  afterAlt: 'Os três passes do Apple Wallet que dela resultaram, empilhados',
  before: 'Um PDF',
  after: 'Três passes',
  whyTitle: 'O que um passe faz e um PDF não',
  why: [
    {
      title: 'Está lá quando precisa',
      text: 'As datas vão no fuso horário do local, por isso o Wallet mostra o passe quando é hora de sair.',
    },
    {
      title: 'Pode ser lido à entrada',
      text: 'O código é desenhado de novo, com toda a nitidez e brilho máximo. Antes de lho darmos, lemo-lo outra vez e comparamos cada byte.',
    },
    {
      title: 'Não precisa de rede',
      text: 'O passe vive no telemóvel. Sem app para abrir, sem página para carregar, sem uma folha A4 para ampliar com os dedos.',
    },
  ],
  faqTitle: 'Sobre os PDF',
  faq: ({ resultMinutes }) =>
    [
      {
        id: 'scanned',
        question: 'Funciona com PDF digitalizados?',
        answer: [
          'Sim. As páginas sem texto são lidas com reconhecimento de texto. O que melhor se lê é uma digitalização direita a 300 pontos por polegada.',
        ],
      },
      {
        id: 'password',
        question: 'E se o meu PDF tiver palavra-passe?',
        answer: [
          'Escolha-o na mesma. A palavra-passe é pedida nessa altura; é usada uma só vez, para abrir o ficheiro, e apagada com ele.',
        ],
      },
      {
        id: 'kept',
        question: 'O que acontece ao PDF?',
        answer: [
          `É cifrado à chegada, lido uma vez e apagado. Os passes podem ser descarregados durante ${durationIn('pt', resultMinutes)}.`,
        ],
        link: { to: '/privacy', text: 'Política de privacidade' },
      },
    ] as const,
};
