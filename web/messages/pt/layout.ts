import type { Words } from '../words.ts';

/** Texts that every page shares, in Portuguese. */
export const words: Words['layout'] = {
  skip: 'Ir para o conteúdo',
  announcement: { text: 'Novo: um atalho para iOS', link: 'Experimentar', close: 'Fechar este aviso' },
  header: {
    home: (name) => `${name}, início`,
    label: 'Menu principal',
    links: [
      { to: '/how-it-works', text: 'Como funciona' },
      { to: '/examples', text: 'Exemplos' },
      { to: '/ios-shortcut', text: 'Atalho' },
      { to: '/contribute', text: 'Ajudar' },
    ],
    convert: 'Converter',
    openMenu: 'Abrir o menu',
    closeMenu: 'Fechar o menu',
    menu: 'Menu',
  },
  footer: {
    label: 'Rodapé',
    promise: 'Bilhetes, cartões de embarque e vales no Apple Wallet, em segundos.',
    columns: [
      {
        title: 'Produto',
        links: [
          { to: '/upload', text: 'Converter' },
          { to: '/how-it-works', text: 'Como funciona' },
          { to: '/examples', text: 'Exemplos' },
          { to: '/pdf-to-pkpass', text: 'De PDF para o Apple Wallet' },
          { to: '/ios-shortcut', text: 'Atalho para iOS' },
        ],
      },
      {
        title: 'Saber mais',
        links: [
          { to: '/api', text: 'API' },
          { to: '/how-it-works#faq', text: 'Perguntas frequentes' },
          { to: '/status', text: 'Estado' },
          { to: '/contribute', text: 'Ajudar' },
        ],
      },
      {
        title: 'Sobre nós',
        links: [
          { to: '/contact', text: 'Contacto' },
          { to: '/privacy', text: 'Privacidade' },
          { to: '/terms', text: 'Termos' },
        ],
      },
    ],
    copyright: (year, name) => `© ${year} ${name}. Todos os direitos reservados.`,
    trademark:
      'Apple, Apple Wallet, iPhone e iOS são marcas comerciais da Apple Inc., registadas nos EUA e noutros países e regiões. Este serviço não está associado à Apple Inc. nem é por ela apoiado.',
  },
  newsletter: {
    title: 'Fique a par das novidades',
    lead: 'Uma mensagem curta quando há algo útil. Mais nada, e basta um clique para cancelar.',
    email: 'Endereço de e‑mail',
    submit: 'Receber novidades',
    submitting: 'A subscrever…',
    done: 'Subscrição feita!',
    close: 'Fechar',
    refused: 'Introduza um endereço de e‑mail válido.',
    unknownError: 'Ocorreu um erro desconhecido',
  },
  notFound: {
    title: 'Página não encontrada',
    description: 'Não há nada neste endereço.',
    heading: 'Esta página não existe',
    lead: 'O endereço pode ter um erro, ou a página mudou de sítio. Os seus passes estão seguros.',
    back: 'Voltar ao início',
    crashed: 'Algo falhou do nosso lado',
    crashedLead: 'Não foi possível mostrar a página. Carregá-la de novo costuma resolver.',
  },
  languages: {
    label: 'Idioma',
    offer: 'Esta página também está disponível em português.',
    switch: 'Ler em português',
    close: 'Fechar este aviso',
  },
  pictures: {
    titles: {
      concert: 'Bilhete de concerto',
      flight: 'Cartão de embarque',
      train: 'Bilhete de comboio',
      movie: 'Bilhete de cinema',
      'pdf-tickets': 'Bilhetes em PDF',
      voucher: 'Captura de ecrã de um vale',
    },
    before: 'Antes',
    after: 'Depois',
    beforeAlt: (title) => `${title}: o documento tal como chegou`,
    afterAlt: (title) => `${title}: o passe que dele resultou`,
    viewer: (title) => `${title}, antes e depois`,
    enlarge: (what) => `Ampliar: ${what}`,
    missing: 'Não foi possível carregar esta imagem.',
  },
  manifest: 'Transforma bilhetes em passes para o Apple Wallet.',
  drop: 'Largue onde quiser',
  visits: 'Contador de visitas',
  copy: { copy: 'Copiar', copied: 'Copiado!' },
  donation: {
    title: 'Apoie este serviço',
    lead: 'O formulário de donativos é de outra empresa e só é carregado quando o pedir.',
    show: 'Mostrar o formulário',
  },
};
