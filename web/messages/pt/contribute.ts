import type { Words } from '../words.ts';

/** Texts of /contribute in Portuguese. */
export const words: Words['contribute'] = {
  title: 'Ajudar',
  description: 'Para o conversor continuar grátis: ajude com dinheiro, tempo ou um bilhete que falhou.',
  heading: 'Para continuar grátis',
  lead: 'Sem anúncios, sem contas e sem nada para vender. Os servidores e o certificado que assina os passes são pagos por pessoas a quem isto foi útil.',
  leadWithoutDonations: 'Sem anúncios, sem contas e sem nada para vender.',
  donationTitle: 'Faça um donativo',
  waysTitle: 'Outras formas de ajudar',
  onlyWaysTitle: 'Formas de ajudar',
  ways: {
    tell: {
      title: 'Conte a alguém',
      text: 'Quem vem atrás de si na fila anda à procura de um PDF no e‑mail. Mostre-lhe o seu passe.',
    },
    rate: {
      title: 'Avalie a sua conversão',
      text: 'Umas estrelas e uma frase depois da conversão dizem-nos o que melhorar. É meio minuto.',
      link: { to: '/upload', text: 'Converter um bilhete' },
    },
    failed: {
      title: 'Envie um bilhete que falhou',
      text: 'Um documento real ensina mais do que cem inventados. Se quiser, tape o seu nome e o código.',
      link: 'Escreva-nos',
    },
    build: {
      title: 'Integre-o',
      text: 'A API faz o mesmo que este site. Leve-a para a sua loja, a sua ferramenta, o seu clube.',
      link: { to: '/api', text: 'Documentação da API' },
    },
  },
};
