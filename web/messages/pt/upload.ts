import type { Words } from '../words.ts';

/** Texts of /upload in Portuguese. */
export const words: Words['upload'] = {
  title: 'Carregue o seu ficheiro',
  description:
    'Carregue o seu bilhete em PDF, fotografia ou e‑mail e adicione o passe ao Apple Wallet. Grátis e sem conta.',
  heading: 'Carregue o seu ficheiro',
  lead: 'Um bilhete, cartão de embarque, confirmação ou vale. Em segundos, tem um passe do Apple Wallet.',
  mailTitle: 'Ou reencaminhe o e‑mail',
  mailLead: 'Envie-o para este endereço. O passe volta por e‑mail.',
  copyAddress: 'Copiar o endereço de e‑mail',
  keptTitle: 'Processado uma vez e apagado',
  kept: (time) =>
    `O seu ficheiro é lido uma vez para criar o passe e depois apagado. O passe é apagado ao fim de ${time}, ou logo que o pedir.`,
  plain: {
    title: 'Carregar com um formulário simples',
    description: 'Carregue um bilhete sem JavaScript.',
    lead: 'Para navegadores sem JavaScript. Depois do envio, chega a uma página que verifica sozinha como está o seu passe.',
    terms: 'Aceito os',
    termsLink: 'termos do serviço',
    question: (a, b) => `Para sabermos que é uma pessoa: quanto é ${a}\u00a0+\u00a0${b}?`,
    file: 'O seu bilhete',
    password: 'Palavra-passe do PDF, se tiver',
    send: 'Criar o passe',
    none: 'Esta instalação só aceita ficheiros por script. Reencaminhe o bilhete por e‑mail ou ative o JavaScript.',
  },
};
