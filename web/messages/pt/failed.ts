import type { Words } from '../words.ts';

/** What can be done when no pass was made, in Portuguese. */
export const words: Words['failed'] = {
  another: 'Converter outro ficheiro',
  feedback: 'Diga-nos o que aconteceu',
  tipsTitle: 'O que costuma ajudar',
  password: {
    label: 'Palavra-passe deste PDF',
    hint: 'É usada uma só vez, para abrir o ficheiro, e apagada com ele.',
    send: 'Abrir com esta palavra-passe',
    sending: 'A enviar…',
    wrong: 'Não abre com esta palavra-passe. Tente de novo.',
    again: 'Para a escrever, escolha de novo o ficheiro: esta página já não o tem.',
  },
  crop: {
    title: 'Mostre-nos o código',
    lead: 'Ponha a moldura à volta do código: toque nele ou use os cursores. Depois olhamos só para essa parte, ampliada.',
    across: 'De um lado ao outro',
    down: 'Para cima e para baixo',
    size: 'Tamanho da moldura',
    picture: 'A página com a moldura',
    send: 'Ver esta parte',
    sending: 'A enviar …',
    fileName: 'recorte',
  },
  pageOf: (page, of) => `Página ${page} de ${of}`,
  lookedAt: 'A página que vimos',
  anyTips: {
    original: 'O PDF ou o e‑mail que recebeu, em vez de uma fotografia dele.',
    screenshot: 'Uma captura de ecrã só do bilhete, com o código inteiro.',
  },
  tips: {
    'document.locked': [
      'Na Pré-visualização de um Mac: Ficheiro, Exportar como PDF, sem palavra-passe. Num iPhone: abra-o, partilhe-o, imprima e partilhe a pré-visualização.',
    ],
    'document.unreadable': ['Espere até ao fim da transferência: um ficheiro cortado não se consegue abrir.'],
    'barcode.not-proven': ['Uma imagem maior e mais nítida do código; o melhor é o PDF que recebeu.'],
    'ticket.none': ['A página que diz quando e onde.', 'O PDF ou o e‑mail que recebeu, em vez de uma fotografia dele.'],
    'paper.blank': ['Uma fotografia mais de perto e com boa luz, com o código inteiro.'],
    'paper.unclear': [
      'Uma fotografia mais de perto e com boa luz, com o código inteiro.',
      'A própria imagem, e não a miniatura numa conversa: abra-a aí e depois guarde-a ou partilhe-a.',
    ],
  },
  sorry: 'Lamentamos.',
  afterAll: 'Se afinal for um bilhete, diga-nos, e podemos ensinar o conversor a lê-lo.',
};
