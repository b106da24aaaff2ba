import type { Words } from '../words.ts';
import { faq } from './faq.ts';

/** Texts of /how-it-works in Portuguese. */
export const words: Words['how-it-works'] = {
  title: 'Como funciona',
  description: 'Três passos de um bilhete a um passe do Apple Wallet, e respostas ao que as pessoas perguntam.',
  heading: 'Como funciona',
  lead: 'Entra um bilhete em PDF, fotografia ou e‑mail. Sai um passe que pode ser lido à entrada. Eis o que se passa entretanto.',
  convert: 'Converter',
  examples: 'Ver exemplos',
  stepsTitle: 'Três passos',
  step: (number) => `Passo ${number}`,
  upload: {
    title: 'Carregue ou reencaminhe',
    text: 'Escolha um ficheiro, largue-o, cole-o ou fotografe-o. Ou reencaminhe a confirmação para o endereço abaixo; não é preciso instalar nada.',
    textWithoutMail: 'Escolha um ficheiro, largue-o, cole-o ou fotografe-o; não é preciso instalar nada.',
    picture: 'Um bilhete de comboio de Zurique para Milão como página PDF',
    copy: 'Copiar o endereço de e‑mail',
    calendar: (address: string) => `Escreva para ${address} e receberá, com os passes, um calendário dos bilhetes.`,
  },
  extraction: {
    title: 'Leitura com IA',
    text: 'Os códigos são descodificados, e cada hora, lugar e nome é lido com o sítio onde está. As leituras que se contradizem são ponderadas; o que continua em dúvida fica assinalado para verificar ou é omitido.',
    tableCaption: 'Parte do que se leu neste bilhete',
    value: 'Dado',
    found: 'Lido em',
    readings: [
      { label: 'Partida', value: '09:33', found: 'Página 1, tabela' },
      { label: 'Comboio', value: 'IC 731', found: 'Página 1' },
      { label: 'Carruagem e lugar', value: '7, 61', found: 'Página 1' },
      { label: 'Código Aztec', value: '45 bytes', found: 'Imagem na página 1' },
    ],
  },
  delivery: {
    title: 'Pronto no momento',
    text: 'O código é desenhado como o Wallet o desenha, lido de novo e comparado byte a byte. Só então o passe é assinado. Adicione-o com um toque.',
    byMail: 'Ou abra-o a partir do e‑mail de resposta.',
    picture: 'O passe do Apple Wallet que resultou do bilhete de comboio',
  },
  faqTitle: 'Perguntas e respostas',
  faqLead: 'Não encontra a sua pergunta?',
  contact: 'Veja a página de contacto',
  faq,
};
