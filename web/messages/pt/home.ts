import { counted } from '#src/languages/say.ts';
import type { Words } from '../words.ts';

/** Texts of / in Portuguese. */
export const words: Words['home'] = {
  title: 'Bilhetes no Apple Wallet',
  description:
    'Bilhetes em PDF, fotografia ou e‑mail tornam-se passes do Apple Wallet em segundos. Grátis, sem conta e apagados no fim.',
  hero: {
    heading: 'O seu bilhete no Apple Wallet',
    lead: 'Segundos depois de escolher o ficheiro, tem um passe que se lê à entrada: o código é copiado byte a byte e lido de novo para confirmar.',
    address: 'Reencaminhe o seu e‑mail para',
    copy: 'Copiar o endereço de e‑mail',
    upload: 'Carregar um ficheiro',
  },
  steps: {
    title: 'Três passos, sem conta',
    items: [
      {
        title: 'Carregue ou reencaminhe',
        text: 'Um PDF, uma fotografia, uma captura de ecrã ou o próprio e‑mail. Vários bilhetes num ficheiro dão vários passes.',
        byMail: undefined,
      },
      {
        title: 'Leitura com IA',
        text: 'Códigos, lugares, portas e horas são lidos onde estão. O que não é certo fica assinalado para verificar.',
        byMail: undefined,
      },
      {
        title: 'Pronto no momento',
        text: 'Veja o passe tal como o Wallet o mostra e adicione-o com um toque.',
        byMail: 'Ou receba-o por e‑mail.',
      },
    ],
  },
  example: {
    title: 'Uma conversão real',
    lead: 'O bilhete é inventado; o passe é o que o nosso programa fez dele.',
    all: 'Ver os seis exemplos',
  },
  facts: {
    title: 'O que recebe e o que ainda não é possível',
    get: {
      title: 'O que recebe',
      items: [
        'O código original: QR, Aztec, PDF417 ou Code\u00A0128; confirmamos que é igual antes de lhe dar o passe',
        'Horas no fuso horário do local, para o Wallet mostrar o passe quando precisa dele',
        'Um passe por bilhete, todos juntos ou um a um',
        'Sem conta nem cookies, e no fim tudo é apagado',
      ],
    },
    limits: {
      title: 'O que ainda não é possível',
      items: [
        'Os outros códigos passam a QR, que pode não ser lido; EAN‑13 e mais alguns, só em iPhone anteriores ao iOS\u00A027',
        'Os códigos QR com dados binários não podem ser processados',
        'Os bilhetes cujo código muda a cada poucos segundos só funcionam na app do emissor',
        'PDF com mais de {pdf}\u00A0MB; imagens e e‑mails com mais de {other}\u00A0MB',
      ],
    },
  },
  trusted: {
    title: 'Em que pode confiar',
    claims: 'Em resumo',
    passes: (count) =>
      counted('pt', count, {
        one: '{n} passe criado aqui',
        many: '{n} de passes criados aqui',
        other: '{n} passes criados aqui',
      }),
  },
  convert: { title: 'Converta já um bilhete' },
  subscribe: {
    title: 'Avisamos quando houver algo novo',
    lead: 'Novos tipos de bilhetes, novas formas de os enviar. Uma mensagem curta, de vez em quando.',
    button: 'Receber novidades',
  },
};
