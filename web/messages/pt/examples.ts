import type { Words } from '../words.ts';

/** Texts of /examples in Portuguese. */
export const words: Words['examples'] = {
  title: 'Exemplos',
  description: 'Seis conversões reais: concerto, voo, comboio, cinema, vários bilhetes num PDF e um vale.',
  heading: 'Exemplos',
  lead: 'Seis documentos e os passes que o nosso programa fez deles, sem retoques. Emissores, pessoas e reservas são inventados; as conversões são reais. Escolha uma imagem para ver o par em ecrã inteiro.',
  about: {
    concert:
      'Data, abertura de portas e início têm cada um o seu espaço, tal como setor, fila e lugar. O código QR é o mesmo.',
    flight:
      'O PDF417 da companhia aérea continua a ser um PDF417. A porta e as horas vêm da página; o resto coincide com o código.',
    train:
      'Um horário tornou-se partida e chegada, cada uma no fuso horário da sua estação. O código Aztec mantém-se byte a byte.',
    movie:
      'Uma captura de ecrã do telemóvel, lida com reconhecimento de texto. Cinema, sala, fila e lugar estão onde o porteiro olha.',
    'pdf-tickets':
      'Três bilhetes numa página dão três passes. Cada um tem o seu nome, preço e código, e adicionam-se todos de uma vez.',
    voucher:
      'Valor, validade e código de um cartão-presente. O Code\u00A0128 é desenhado de novo, nítido para qualquer caixa.',
  },
  next: {
    title: 'Agora o seu',
    lead: 'Demora uns segundos e não precisa de conta.',
    convert: 'Converter',
    how: 'Como funciona',
  },
};
