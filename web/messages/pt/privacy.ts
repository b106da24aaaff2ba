/** The clauses of /privacy in Portuguese: one long table of texts. */
import type { SiteFacts } from '#src/http/site-facts.ts';
import { durationIn } from '#src/languages/say.ts';
import { asksOthers } from '../../policies/asks-others.ts';
import type { Words } from '../words.ts';
import { keptRows } from './kept-rows.ts';
import { writeTo } from './write-to.ts';

/** Texts of /privacy in Portuguese. They say what the software does; whoever changes one changes the other. */
export const words: Words['privacy'] = {
  title: 'Política de privacidade',
  description: 'O que guardamos, para quê, por quanto tempo e como lhe pôr fim.',
  heading: 'Política de privacidade',
  updated: 'Última atualização: 22 de setembro de 2025',
  contents: 'Índice da política de privacidade',
  lead: 'O seu bilhete é lido uma vez e depois apagado. Esta página diz o que mais se guarda, para quê, onde e por quanto tempo.',
  /** One long table: the text itself. */
  clauses: (site) =>
    [
      {
        id: 'short',
        title: 'Em resumo',
        text: [],
        points: [
          'Sem conta, sem publicidade, sem perfis, sem venda de dados.',
          'O seu ficheiro é cifrado à chegada e apagado assim que foi lido. O mesmo vale para a palavra-passe de um PDF protegido, se a tiver dado.',
          `Os passes, e imagens das páginas de que foram lidos, ficam disponíveis durante ${durationIn('pt', site.resultMinutes)}, ou até tocar em «Apagar agora».`,
          'O que resta são metadados que nada dizem sobre si nem sobre a sua viagem.',
        ],
      },
      {
        id: 'kept',
        title: 'O quê, para quê, onde e por quanto tempo',
        text: [
          `Tudo está no servidor desta instalação. Só saem dele as respostas por e‑mail${asksOthers(site) ? ' e o que se pergunta a um modelo de linguagem (ver abaixo)' : ''}.`,
        ],
        table: {
          caption: 'Tudo o que se guarda',
          head: ['O quê', 'Para quê', 'Onde', 'Por quanto tempo'],
          rows: keptRows(site),
        },
      },
      {
        id: 'processing',
        title: 'Como se leem os ficheiros',
        text: [
          'O reconhecimento de texto e a leitura de códigos decorrem em processos isolados no nosso próprio servidor, sem acesso à rede. Não treinamos nada com documentos.',
          modelUse(site),
          'Os passes são assinados no mesmo servidor. A Apple nada fica a saber de uma conversão; o que o Wallet faz com um passe no seu telemóvel fica entre si e a Apple.',
        ],
      },
      {
        id: 'mail',
        title: 'Quando escreve para o endereço de receção',
        text: [
          `Um e‑mail para ${site.intakeAddress || 'o endereço de receção, se o houver,'} é tratado como um carregamento. O seu endereço é guardado, cifrado, junto dele, para a resposta e para o caso de nos permitir, ao dar a sua opinião, que lhe escrevamos. É apagado com o resultado, ou depois de a resposta sair, se isso acontecer mais tarde. Para que um e‑mail entregue duas vezes não seja convertido duas vezes, guarda-se durante uma semana uma impressão digital ilegível dele.`,
          'No caminho, o e‑mail passa pelos servidores do seu fornecedor e do nosso.',
        ],
      },
      {
        id: 'browser',
        title: 'O que fica no seu navegador',
        text: [
          'Não se usam cookies. Estas entradas no armazenamento do seu navegador podem ser apagadas a qualquer momento nas definições dele:',
        ],
        points: [
          'passlift_user_uuid: um identificador aleatório, criado no primeiro carregamento, que liga as suas conversões e opiniões a este navegador.',
          'passlift.terms: que termos do serviço aceitou, para não lhe perguntarmos de cada vez. Se tirar o visto, é esquecido.',
          'passlift.announcement: que fechou o aviso no topo.',
          'passlift.language: o idioma que aqui escolheu, ou que fechou a oferta de outro.',
        ],
      },
      {
        id: 'third-parties',
        title: 'Terceiros',
        text: thirdParties(site),
      },
      {
        id: 'rights',
        title: 'Os seus direitos',
        text: [
          `Pode perguntar o que se guarda sobre si, pedir que seja corrigido, entregue ou apagado, e opor-se à sua utilização. ${writeTo(site)} Os pedidos têm resposta em 30 dias.`,
          'Indique o endereço de e‑mail que deixou ou o identificador aleatório do seu navegador. Sem um deles não conseguimos saber que metadados são seus, porque nada neles tem o seu nome. Pode também apresentar queixa à autoridade de proteção de dados do seu país.',
        ],
      },
      {
        id: 'basis',
        title: 'Com que fundamento',
        text: [
          'Os ficheiros são tratados para lhe dar o que pediu. Os metadados, os contadores e a verificação humana servem o nosso interesse legítimo num serviço que funcione e de que não se abuse. Os endereços de contacto são guardados com o seu consentimento, que pode retirar a qualquer momento.',
        ],
      },
      {
        id: 'changes',
        title: 'Alterações',
        text: [
          'Quando o software muda o que guarda, esta página muda com ele, e a data no topo também.',
          `Perguntas? ${writeTo(site)}`,
        ],
      },
    ] as const,
};

function modelUse({ model }: SiteFacts): string {
  if (!model)
    return 'O conteúdo é interpretado no mesmo servidor, por regras. Não intervém nenhum serviço externo de IA ou OCR.';
  const what = model.pictures ? 'o texto do documento e imagens das suas páginas' : 'o texto do documento';
  if (model.here)
    return `Quando estas regras não têm a certeza, damos ${what} a um modelo de linguagem no mesmo servidor. Não intervém nenhum serviço externo de IA ou OCR.`;
  return `O conteúdo é interpretado no mesmo servidor, por regras. Quando não têm a certeza, enviamos ${what} a um modelo de linguagem de ${model.who}, só para essa resposta; o que ele conservar rege-se pela política própria desse serviço. O código do seu bilhete nunca vem de um modelo.`;
}

function thirdParties(site: SiteFacts): readonly string[] {
  return [
    asksOthers(site)
      ? `Um modelo de linguagem de ${site.model?.who} ajuda a compreender os documentos, como acima se diz.`
      : 'Nenhum serviço externo de IA ou OCR recebe o seu ficheiro.',
    site.verification === 'turnstile'
      ? 'O formulário de envio carrega o Cloudflare Turnstile para distinguir pessoas de programas. A Cloudflare vê o seu endereço de rede e dados sobre o seu navegador.'
      : 'A verificação humana é uma conta que o seu navegador faz; mais ninguém é consultado.',
    site.analyticsUrl
      ? `Um script de análise de ${new URL(site.analyticsUrl).host} corre numa moldura fechada. Vê o seu endereço de rede e que páginas nossas abre; nunca o que nelas está, um ficheiro, um passe ou o identificador de uma conversão.`
      : 'Não é carregado nenhum script de análise.',
    site.donationUrl
      ? `O formulário de donativos vem de ${new URL(site.donationUrl).host}. Só é carregado quando o pedir; o que lá introduzir vai para essa empresa.`
      : 'Não há nenhum serviço de donativos integrado.',
    ...(site.googleWallet
      ? [
          'Quando toca em «Adicionar ao Google Wallet», a Google recebe o que está nesse bilhete e, como com qualquer ligação, o seu endereço de rede. Antes disso, nada fica a saber.',
        ]
      : []),
  ];
}
