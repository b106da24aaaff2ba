import type { Words } from '../words.ts';

/** Texts of /contact in Portuguese. */
export const words: Words['contact'] = {
  title: 'Contacto',
  description: 'Como nos contactar e em que podemos ajudar.',
  heading: 'Contacto',
  lead: 'O que escreve é lido por uma pessoa.',
  leadWithoutMail: 'A quem fazer as suas perguntas.',
  mailTitle: 'E‑mail',
  mailText: 'Em dias úteis, costumamos responder em 24 horas.',
  noMail: 'Esta instalação não tem endereço para perguntas. Pergunte a quem lhe deu o endereço deste serviço.',
  mailHint: 'Não envie um bilhete que ainda queira usar, a não ser que lho peçamos: quem tiver o código pode usá-lo.',
  copy: 'Copiar o endereço de apoio',
  newsTitle: 'Novidades',
  newsText: 'Novos tipos de bilhetes e novas formas de os enviar, numa mensagem curta, de vez em quando.',
  subscribe: 'Receber novidades',
  topicsTitle: 'Em que podemos ajudar',
  topics: [
    { title: 'Um bilhete que falhou', text: 'Diga-nos que tipo de documento é e o que a página disse.' },
    { title: 'Um dado errado', text: 'Que campo é, o que lá devia estar e onde o documento o diz.' },
    { title: 'Um passe que não é lido', text: 'Onde foi recusado e se o original foi aceite.' },
    { title: 'Os seus dados', text: 'Ver, corrigir ou apagar o que se guarda sobre si. Resposta em 30 dias.' },
    { title: 'API e empresas', text: 'Chaves de API, limites próprios, apoio.' },
    {
      title: 'Segurança',
      text: 'Encontrou uma falha? Escreva-nos antes de a publicar. Respondemos depressa e agradecemos.',
    },
  ],
  before: 'Muitas perguntas têm resposta na página',
  faq: 'Como funciona',
  donationTitle: 'Apoie este serviço',
};
