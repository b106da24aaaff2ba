/** The clauses of /terms in Portuguese: one long table of texts. */
import { durationIn } from '#src/languages/say.ts';
import type { Words } from '../words.ts';
import { writeTo } from './write-to.ts';

/** Texts of /terms in Portuguese. */
export const words: Words['terms'] = {
  title: 'Termos do serviço',
  description: 'As regras de utilização deste serviço.',
  heading: 'Termos do serviço',
  updated: 'Última atualização: 22 de setembro de 2025',
  contents: 'Índice dos termos do serviço',
  lead: 'Curtos e feitos para serem lidos. Ao converter um ficheiro, aceita-os.',
  /** One long table: the text itself. */
  clauses: ({ name, limits, resultMinutes, supportAddress }) =>
    [
      {
        id: 'service',
        title: 'O que o serviço faz',
        text: [
          `${name} lê bilhetes, confirmações e vales e cria com eles passes do Apple Wallet. É gratuito, não exige conta e é oferecido tal como está, sem promessa de que esteja sempre disponível nem de que todos os documentos possam ser convertidos.`,
        ],
      },
      {
        id: 'files',
        title: 'Os seus ficheiros',
        text: ['Converta só o que lhe for permitido usar: bilhetes seus, ou de pessoas que lho tenham pedido.'],
        points: [
          'O seu documento continua a ser seu. Permite-nos lê-lo, uma vez, para criar o passe.',
          `Os PDF podem ter até ${limits.pdfMb} MB; os outros ficheiros, até ${limits.uploadMb} MB.`,
          `Os ficheiros são apagados depois de lidos; os passes, ao fim de ${durationIn('pt', resultMinutes)}. Não os conseguimos recuperar.`,
        ],
        link: { to: '/privacy', text: 'Política de privacidade' },
      },
      {
        id: 'passes',
        title: 'O que um passe é, e o que não é',
        text: [
          'Um passe é a sua própria cópia do seu bilhete, mais cómoda de levar. Não é emitido pela companhia aérea, pelos caminhos de ferro, pelo teatro nem pela loja, e não lhe dá nenhum direito que o seu bilhete não dê.',
          'Confira o passe antes de viajar: data, hora, lugar, e se há um código. Tenha o original à mão. Alguns operadores só aceitam a sua própria app ou o papel, os códigos que mudam a cada poucos segundos não podem ser copiados, e um código que teve de ser convertido em QR pode não ser lido.',
        ],
      },
      {
        id: 'fair-use',
        title: 'Uso responsável',
        text: ['Para que funcione para todos, por favor, não:'],
        points: [
          'crie, altere ou multiplique bilhetes com o fim de enganar;',
          'carregue ficheiros nocivos, nem tente aceder a ficheiros de outras pessoas;',
          'contorne os limites de utilização ou a verificação humana;',
          'venda o acesso ao serviço.',
        ],
      },
      {
        id: 'api',
        title: 'API',
        text: [
          'Os programas podem usar a API pública dentro dos seus limites de utilização. Limites mais altos e chaves de API são concedidos a pedido. Podemos bloquear um endereço que prejudique o serviço.',
        ],
        link: { to: '/api', text: 'Documentação da API' },
      },
      {
        id: 'liability',
        title: 'Responsabilidade',
        text: [
          'O serviço é gratuito, por isso só respondemos por dolo e negligência grosseira, e nos casos em que a lei não permita menos. Em particular, não pagamos viagens nem eventos perdidos por um passe estar errado, chegar tarde ou ser recusado.',
        ],
      },
      {
        id: 'trademarks',
        title: 'Marcas',
        text: [
          `Apple, Apple Wallet, iPhone e iOS são marcas comerciais da Apple Inc. ${name} não tem ligação à Apple nem aos emissores dos bilhetes que as pessoas convertem. Os nomes deles pertencem-lhes.`,
        ],
      },
      {
        id: 'changes',
        title: 'Alterações e contacto',
        text: [
          'Podemos alterar estes termos; a data no topo diz quando isso foi feito pela última vez. Às conversões já feitas aplicam-se os termos anteriores.',
          `Perguntas? ${writeTo({ supportAddress })}`,
        ],
      },
    ] as const,
};
