/** Questions and answers of /how-it-works in Portuguese: one long table of texts. */
import { durationIn } from '#src/languages/say.ts';
import type { Words } from '../words.ts';
import { writeTo } from './write-to.ts';

/** What people ask, in the order of the page; `id` is its anchor. */
export const faq: Words['how-it-works']['faq'] = (site) =>
  [
    {
      id: 'faq-free',
      question: 'É grátis?',
      answer: [
        `Sim. Não há conta, nem período experimental, nem versão paga para particulares.${site.donationUrl ? ' O serviço vive de contribuições voluntárias.' : ''}`,
        ...(site.supportAddress
          ? ['As empresas que precisem de chaves de API, limites próprios ou apoio podem pedi-los.']
          : []),
      ],
      link: { to: '/contribute', text: 'Formas de ajudar' },
    },
    {
      id: 'faq-content',
      question: 'O que posso converter?',
      answer: [
        'Bilhetes, cartões de embarque, confirmações e vales em PDF, JPG, PNG ou ficheiro de e‑mail (.eml), quer guardados, digitalizados, fotografados ou capturados de um ecrã.',
        'Voos, comboios, autocarros e barcos; concertos, teatro, cinema, museus e desporto; hotéis, restaurantes e estacionamento; vales, cartões-presente e de membro. Vários bilhetes num ficheiro dão vários passes.',
      ],
      link: { to: '/examples', text: 'Seis exemplos' },
    },
    {
      id: 'faq-speed',
      question: 'Quanto demora?',
      answer: [
        `Um PDF com um bilhete costuma demorar uns segundos. Fotografias e digitalizações demoram mais, porque é preciso reconhecer primeiro o texto.${site.intakeAddress ? ' Por e‑mail, some o tempo que a mensagem leva a chegar.' : ''}`,
      ],
    },
    {
      id: 'faq-security',
      question: 'O meu bilhete está seguro?',
      answer: [
        `O seu ficheiro é cifrado à chegada, lido uma vez e apagado assim que foi lido. Os passes prontos podem ser descarregados durante ${durationIn('pt', site.resultMinutes)}, ou até tocar em «Apagar agora».`,
        'O endereço de um resultado não se consegue adivinhar, não consta de nenhuma lista e acaba com o resultado. O que resta são metadados sem conteúdo, como o tipo de ficheiro e o tempo que demorou.',
      ],
      link: { to: '/privacy', text: 'O que se guarda e por quanto tempo' },
    },
    {
      id: 'faq-failure',
      question: 'O que acontece quando não funciona?',
      answer: [
        'Dizemos-lhe porquê numa frase: não se encontrou nenhum bilhete, o código estava desfocado, o PDF pede palavra-passe. Um dado de que não temos a certeza traz a indicação «Confirme», com o sítio onde foi lido.',
        'Muitas vezes ajuda o ficheiro original: o PDF do e‑mail em vez de uma fotografia da folha impressa. Conte-nos no formulário de opinião, para podermos ensinar o conversor.',
      ],
    },
    {
      id: 'faq-usage',
      question: 'Como uso o passe?',
      answer: [
        `Toque em «Adicionar ao Apple Wallet» no seu iPhone${site.intakeAddress ? ' ou abra o anexo do e‑mail' : ''}.${site.reachable ? ' Num computador, aponte o telemóvel para o código QR ao lado do resultado.' : ''}`,
        'O Wallet mostra o passe no ecrã bloqueado quando chega a altura. Leve também o original se o seu operador o pedir: o passe é uma cópia do seu bilhete, feita por si.',
      ],
    },
    {
      id: 'faq-barcodes',
      question: 'Que códigos são suportados?',
      answer: [
        'O Wallet mostra QR, Aztec, PDF417 e Code\u00A0128. Estes quatro são copiados tal como estão.',
        'Os iPhone com iOS\u00A027 mostram também EAN‑13, Code\u00A039, Codabar e ITF; os anteriores mostram em vez disso um código QR com o mesmo conteúdo. O mesmo acontece em qualquer iPhone com outros códigos, como Data Matrix. Esse QR pode não ser lido à entrada; quando é assim, avisamos.',
      ],
    },
    {
      id: 'faq-feedback',
      question: 'Como posso dar a minha opinião?',
      answer: [
        'Depois de cada conversão há uma ligação para um formulário curto: estrelas, um comentário, e pronto. Não pede o seu nome nem o documento. Deixe um endereço de e‑mail só se quiser resposta.',
      ],
    },
    {
      id: 'faq-size',
      question: 'Que tamanho pode ter um ficheiro?',
      answer: [
        `${site.intakeAddress ? 'Um e‑mail com os seus anexos pode ter até cerca de 25 MB. ' : ''}Neste site, as imagens e os ficheiros de e‑mail podem ter até ${site.limits.uploadMb} MB, os PDF até ${site.limits.pdfMb} MB.`,
      ],
    },
    {
      id: 'faq-mail-refused',
      question: 'Porque é que o meu e‑mail foi recusado?',
      answer: [
        'Qualquer pessoa pode pôr qualquer remetente num e‑mail. Por isso só respondemos quando o servidor que o envia prova que vem do endereço no campo «De»: por SPF ou DKIM, como fazem todos os grandes fornecedores. O que nada prova é recusado logo na entrega, com o motivo; é o seu próprio servidor de e‑mail que lho diz.',
        'Envie a partir da própria caixa de correio (não através de outro servidor), peça a quem gere o seu e‑mail que ative SPF ou DKIM, ou carregue o bilhete aqui.',
      ],
    },
    {
      id: 'faq-rights',
      question: 'Como vejo ou apago os meus dados?',
      answer: [
        `${writeTo(site)} Os pedidos para ver, corrigir ou apagar o que se guarda sobre si têm resposta em 30 dias.`,
      ],
      link: { to: '/privacy#rights', text: 'Os seus direitos' },
    },
    {
      id: 'faq-analytics',
      question: 'Usam análise de visitas?',
      answer: [
        site.analyticsUrl
          ? `Um script de ${new URL(site.analyticsUrl).host} conta as visitas. Corre numa moldura fechada, por isso nunca vê o que está numa página, num ficheiro ou num passe.`
          : 'Não. Esta instalação não carrega nenhum script de análise nem usa cookies.',
      ],
    },
    {
      id: 'faq-binary',
      question: 'Porque falha o meu código QR com dados binários?',
      answer: [
        'Alguns códigos QR contêm bytes em bruto em vez de texto. Um passe guarda o código como texto, e os telemóveis desenham esse texto de formas que já não dão os mesmos bytes, por isso estes códigos não podem ser processados. Preferimos dizê-lo a dar-lhe um passe que falha à entrada.',
      ],
    },
    {
      id: 'faq-third-parties',
      question: 'Que terceiros estão envolvidos?',
      answer: [
        !site.model || site.model.here
          ? 'Texto, códigos e significado são lidos por software no nosso próprio servidor. Nenhum serviço externo de IA ou OCR recebe o seu ficheiro.'
          : `Códigos e texto são lidos por software no nosso próprio servidor. Quando não tem a certeza do significado, consultamos ${site.model.who}; a política de privacidade diz o que recebe.`,
        site.verification === 'turnstile'
          ? 'A verificação de que é uma pessoa é o Cloudflare Turnstile, carregado no formulário de envio.'
          : 'A verificação de que é uma pessoa é uma pequena conta no seu navegador, conferida pelo nosso próprio servidor.',
        ...(site.donationUrl
          ? [`O formulário de donativos vem de ${new URL(site.donationUrl).host} e só é carregado quando o pedir.`]
          : []),
      ],
      link: { to: '/privacy', text: 'Política de privacidade' },
    },
  ] as const;
