import type { Words } from '../words.ts';

/** Texts of /ios-shortcut in Portuguese. */
export const words: Words['ios-shortcut'] = {
  title: 'Atalho para iOS',
  description: 'Envie bilhetes a partir do menu Partilhar do seu iPhone e receba o passe por e‑mail.',
  heading: 'Atalho para iOS',
  lead: 'Um bilhete nas suas fotografias, em Ficheiros ou em papel: bastam uns toques para o enviar, e o passe volta por e‑mail.',
  download: 'Descarregar o atalho',
  opens: 'Abre-se na app Atalhos, que faz parte do iOS.',
  missing: 'Esta instalação não tem nenhum atalho para descarregar. Pode criar o seu, ou passar sem ele.',
  none: 'Ainda não há um atalho para este serviço.',
  upload: 'Carregar um ficheiro',
  copy: 'Copiar o endereço de e‑mail',
  recipe: {
    title: 'Crie o seu',
    lead: 'A app Atalhos faz parte do iOS. O que é criado por si funciona logo e não precisa da assinatura de ninguém.',
    steps: ({ name, intakeAddress }) =>
      [
        {
          picture: 'new',
          title: 'Adicione «Enviar e‑mail»',
          text: 'Na app Atalhos, toque em +, procure «Enviar e‑mail» e toque nessa ação.',
        },
        {
          picture: 'address',
          title: 'Preencha o endereço',
          text: `Toque em «Destinatários» e escreva ${intakeAddress}.`,
        },
        {
          picture: 'sheet',
          title: 'Receba ficheiros ao partilhar',
          text: 'Toque no «i» redondo e ative «Mostrar na folha de partilha». Em «Receber», deixe ativos imagens, ficheiros e PDF.',
        },
        {
          picture: 'input',
          title: 'Anexe o que é partilhado',
          text: `Toque em «Mensagem», escolha «Entrada do atalho», dê-lhe o nome «${name}» e toque em OK.`,
        },
      ] as const,
    after: (name) => `A partir de agora: Partilhar, depois «${name}».`,
  },
  without: {
    title: 'Sem nenhum atalho',
    lead: 'Qualquer iPhone já o consegue fazer.',
    contact: 'Guardar o endereço como contacto',
    steps: [
      {
        picture: 'contact',
        title: 'Guarde o endereço uma vez',
        text: 'Toque no botão acima no seu iPhone e depois em «Criar novo contacto».',
      },
      {
        picture: 'share',
        title: 'Partilhar, depois Mail',
        text: 'Em Fotografias ou Ficheiros, toque em Partilhar, escolha Mail e escreva as primeiras letras do nome do contacto.',
      },
      {
        picture: 'wallet',
        title: 'Adicione ao Wallet',
        text: 'Abra a resposta, toque no passe e depois em Adicionar.',
      },
    ],
  },
  stepsTitle: 'Sete passos, os dois primeiros só uma vez',
  step: (number) => `${number}`,
  steps: [
    {
      picture: 'add',
      title: 'Adicione o atalho',
      text: 'Toque em Descarregar no seu iPhone e depois em «Adicionar atalho».',
    },
    {
      picture: 'address',
      title: 'Escolha o seu endereço',
      text: 'Ao ser adicionado, pergunta uma vez qual dos seus endereços de e‑mail recebe o passe. O Mail tem de estar configurado no telemóvel.',
    },
    {
      picture: 'run',
      title: 'Execute-o',
      text: 'A partir do ecrã principal, do menu Partilhar ou pedindo à Siri.',
    },
    {
      picture: 'source',
      title: 'Escolha onde está o bilhete',
      text: 'Fototeca, Ficheiros ou, para um bilhete em papel, a câmara.',
    },
    {
      picture: 'pick',
      title: 'Selecione o bilhete',
      text: 'Uma imagem ou um PDF. Todos os bilhetes que contenha tornam-se passes.',
    },
    {
      picture: 'send',
      title: 'Envie o e‑mail',
      text: 'O ficheiro já vai em anexo e o endereço preenchido. Toque em Enviar.',
    },
    { picture: 'wallet', title: 'Adicione ao Wallet', text: 'Abra a resposta, toque no passe e depois em Adicionar.' },
  ],
  faqTitle: 'Perguntas sobre o atalho',
  faq: ({ intakeAddress, limits }) =>
    [
      {
        id: 'mail',
        question: 'Porque precisa de e‑mail?',
        answer: [
          `Envia o seu bilhete para ${intakeAddress || 'o endereço deste serviço'} a partir da sua própria conta de e‑mail, e o passe volta para essa conta. Por isso, tem de haver um endereço de envio configurado nas Definições do seu iPhone.`,
        ],
      },
      {
        id: 'other-address',
        question: 'Posso mudar o endereço mais tarde?',
        answer: [
          'Sim. Abra a app Atalhos, mantenha o dedo sobre o atalho, escolha Editar e altere o endereço no topo.',
        ],
      },
      {
        id: 'sees',
        question: 'O que pode o atalho ver?',
        answer: [
          'Só o ficheiro que escolher. Não lê a sua fototeca nem a sua caixa de correio, e o iOS pergunta antes de usar a câmara, as fotografias ou o e‑mail pela primeira vez.',
        ],
      },
      {
        id: 'nothing-comes',
        question: 'Não chega resposta. E agora?',
        answer: [
          'Veja primeiro na pasta de lixo (spam). A resposta costuma demorar menos de um minuto; por vezes, os servidores de e‑mail demoram mais com desconhecidos.',
          `Os e‑mails podem ter até cerca de 25 MB, e os PDF até ${limits.pdfMb} MB. Uma imagem maior pode ser enviada em tamanho médio: o Mail oferece-o ao tocar em Enviar.`,
        ],
        link: { to: '/upload', text: 'Carregar o ficheiro' },
      },
      {
        id: 'cost',
        question: 'Custa alguma coisa?',
        answer: ['Não. O atalho e o serviço são grátis.'],
        link: { to: '/contribute', text: 'Formas de ajudar' },
      },
    ] as const,
};
