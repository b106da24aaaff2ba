import type { ProblemWords } from './problem-words.ts';

/** Why something is no ticket; what to do instead is the same for all. */
const noTicket = (message: string) => ({
  message,
  advice: 'Envie o próprio bilhete, cartão de embarque, confirmação ou vale.',
});

/** Sentences for every problem in Portuguese. */
export const pt: ProblemWords = {
  'document.empty': {
    message: 'O ficheiro está vazio.',
    advice: 'Guarde o bilhete outra vez e use o novo ficheiro.',
  },
  'document.too-large': {
    message: 'O ficheiro é maior do que {limit}.',
    advice: 'Envie só a página do bilhete ou uma captura de ecrã.',
  },
  'document.unsupported': {
    message: 'Não conseguimos ler este tipo de ficheiro.',
    advice: 'Lemos PDF, JPG, PNG e e-mail (.eml). Uma captura de ecrã do bilhete também serve.',
  },
  'document.heic': {
    message: 'É uma fotografia HEIC, que não conseguimos ler.',
    advice:
      'Envie uma captura de ecrã ou partilhe-a como JPEG: no iPhone, Partilhar, Opções, Mais compatível; num Mac, exporte-a da Pré-visualização.',
  },
  'document.unreadable': {
    message: 'O ficheiro está danificado ou não é o que o nome diz.',
    advice: 'Descarregue o bilhete de novo ou faça uma captura de ecrã.',
  },
  'document.damaged': {
    message: 'Falta uma parte da imagem ou está estragada; lemos o resto.',
    advice: 'Se faltar algo no passe, envie a imagem outra vez.',
  },
  'document.locked': {
    message: 'Este PDF pede palavra-passe.',
    advice: 'Carregue-o com a palavra-passe ou use uma cópia sem ela.',
  },
  'document.too-many-pages': {
    message: 'Lemos as primeiras {read} de {pages} páginas.',
    advice: 'Envie as restantes num ficheiro à parte.',
  },
  'document.picture-too-large': {
    message: 'A imagem tem {width} × {height} píxeis, mais do que abrimos.',
    advice: 'Reduza-a ou recorte-a para o bilhete.',
  },
  'document.too-deep': {
    message: 'O e-mail tem mais partes encaixadas do que abrimos.',
    advice: 'Envie o próprio bilhete em vez de toda a conversa.',
  },
  'document.partly-read': {
    message: 'Só conseguimos ler uma parte do ficheiro.',
    advice: 'Tente outra vez, ou envie o bilhete em PDF ou captura de ecrã.',
  },
  'document.too-slow': {
    message: 'A leitura demorava demasiado e foi interrompida.',
    advice: 'Envie uma captura de ecrã do bilhete.',
  },
  'document.too-complex': {
    message: 'A leitura pedia demasiada memória e foi interrompida.',
    advice: 'Envie uma captura de ecrã do bilhete.',
  },
  'barcode.binary-qr': {
    message: 'Não conseguimos processar códigos QR com dados binários.',
    advice: 'Mostre o original; o Wallet não consegue desenhar este código de forma a ler-se igual.',
  },
  'barcode.unsupported': {
    message: 'O Wallet não tem código {symbology}. É mostrado como QR com o mesmo conteúdo, que pode não ser lido.',
    advice: 'Tenha o original à mão.',
  },
  'barcode.newer-wallet': {
    message:
      'O Wallet mostra códigos {symbology} a partir do iOS\u00a027. Os iPhone anteriores mostram um QR com o mesmo conteúdo, que pode não ser lido.',
    advice: 'Tenha o original à mão.',
  },
  'barcode.gs1': {
    message: 'O código {symbology} traz uma marca GS1 que o Wallet não desenha; o conteúdo é o mesmo.',
    advice: 'Tenha o original à mão: um leitor que exija a marca não aceita o passe.',
  },
  'barcode.not-proven': {
    message: 'Desenhado como no Wallet, o código {symbology} não se lia igual, por isso não há passe.',
    advice: 'Mostre o original.',
  },
  'barcode.too-large': {
    message: 'O código tem {bytes} bytes, mais do que o Wallet desenha como {symbology}.',
    advice: 'Mostre o original.',
  },
  'ticket.none': noTicket('Lemos o documento, mas não encontrámos reserva, lugar, validade nem número de bilhete.'),
  'paper.invoice': noTicket('Parece a fatura de uma compra, não um bilhete.'),
  'paper.receipt': noTicket('Parece um talão de compra, não um bilhete.'),
  'paper.menu': noTicket('Parece uma ementa, não um bilhete.'),
  'paper.newsletter': noTicket('Parece uma newsletter ou publicidade, não um bilhete.'),
  'paper.timetable': noTicket('Parece um horário, não um bilhete.'),
  'paper.web-page': noTicket('Parece uma página web ou um artigo, não um bilhete.'),
  'paper.letter': noTicket('Parece uma carta, não um bilhete.'),
  'paper.form': noTicket('Parece um formulário, não um bilhete.'),
  'paper.list': noTicket('Parece uma lista, não um bilhete.'),
  'paper.parcel': noTicket('Parece um aviso sobre uma encomenda, não um bilhete.'),
  'paper.cancelled': {
    message: 'Aqui diz que uma reserva foi cancelada, por isso já não há bilhete.',
    advice: 'Se fez uma nova reserva, envie o bilhete novo.',
  },
  'paper.waiting': {
    message: 'Trata-se de um lugar em lista de espera, por isso ainda não há bilhete.',
    advice: 'Envie o bilhete quando o tiver.',
  },
  'paper.specimen': noTicket('É uma amostra que mostra como é um bilhete, não um bilhete.'),
  'paper.blank': {
    message: 'Não encontrámos aqui nem texto nem código.',
    advice: 'Envie uma imagem maior e mais nítida, ou o PDF ou o e‑mail que recebeu.',
  },
  'paper.unclear': {
    message: 'Mal conseguimos ler o texto aqui e não encontrámos nele um bilhete.',
    advice: 'Envie uma imagem maior e mais nítida, ou o PDF ou o e‑mail que recebeu.',
  },
  'ticket.past': {
    message: 'Este bilhete era para {when}.',
    advice: 'O passe foi criado na mesma.',
  },
  'ticket.too-many': {
    message: 'O ficheiro fala de mais de {read} bilhetes; fizemos passes dos primeiros {read}.',
    advice: 'Envie as restantes páginas num ficheiro à parte.',
  },
  'ticket.recognised': {
    message: 'Lido de uma imagem, alguma letra ou algarismo pode estar errado: {what}.',
    advice: 'Compare com o original antes de confiar.',
  },
  'ticket.check': {
    message: 'Confirme: {what}.',
    advice: 'Compare com o original antes de confiar.',
  },
  'ticket.bare': {
    message: 'Não encontrámos data nem código para este bilhete.',
    advice: 'Tenha o original à mão; o passe sozinho pode não bastar.',
  },
  'ticket.dynamic': {
    message: 'Este bilhete diz que o seu código muda com o tempo; uma cópia não abriria nada.',
    advice: 'Use a app ou a ligação Wallet do emissor.',
  },
  'model.no-answer': {
    message: 'O modelo de linguagem que ajuda com documentos invulgares não respondeu desta vez.',
    advice: 'Se for um bilhete, tente mais tarde.',
  },
  'pass.failed': {
    message: 'Não foi possível criar o passe de «{title}».',
    advice: 'Os outros não são afetados; envie o bilhete outra vez.',
  },
  'job.crashed': {
    message: 'O conteúdo não pôde ser convertido: a leitura falhou duas vezes.',
    advice: 'Envie uma captura de ecrã do bilhete.',
  },
  'job.deleted': {
    message: 'Apagou isto antes de ser convertido.',
    advice: 'Envie o ficheiro outra vez se ainda quiser um passe.',
  },
  'job.lost': {
    message: 'O ficheiro perdeu-se antes de ser convertido.',
    advice: 'Envie-o outra vez, por favor.',
  },
};
