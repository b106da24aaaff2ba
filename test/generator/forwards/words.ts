/** LIST: what mail programs say around a forwarded message, in the languages that they speak here; long because it has every word. */

/** The languages that mail programs speak here. */
export const clientLanguages = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'pl', 'ar'] as const;

export type ClientLanguage = (typeof clientLanguages)[number];

/** What programs put around a forwarded message. */
export type ClientWords = {
  readonly from: string;
  readonly date: string;
  readonly sent: string;
  readonly to: string;
  readonly subject: string;
  /** Outlook's own prefix, and that of the others. */
  readonly prefix: readonly [outlook: string, others: string];
  readonly apple: string;
  readonly thunderbird: string;
  readonly yahoo: string;
  readonly samsung: string;
  readonly outlook: string;
  readonly proton: string;
  readonly signed: string;
  /** `{date}` and `{who}`. */
  readonly wrote: string;
  readonly note: readonly string[];
  readonly disclaimer: string;
};

export const clientWords: Readonly<Record<ClientLanguage, ClientWords>> = {
  en: {
    from: 'From',
    date: 'Date',
    sent: 'Sent',
    to: 'To',
    subject: 'Subject',
    prefix: ['FW', 'Fwd'],
    apple: 'Begin forwarded message:',
    thunderbird: 'Forwarded Message',
    yahoo: 'Forwarded message',
    samsung: 'Original message',
    outlook: 'Original Message',
    proton: 'Forwarded Message',
    signed: 'Sent from my iPhone',
    wrote: 'On {date}, {who} wrote:',
    note: [
      'Hi, could you make a pass of this? It is for Saturday, 3 May 2031, 19:37, seat 99Z.',
      'Meet Quirin Ottensooser at the Gasthof Wendelmut before.',
      'Booking ZZ9PLU, price 777,77 EUR',
    ],
    disclaimer:
      'This e-mail and any attachments are confidential and intended for the addressee of Wendelmut only. Printed on 3 May 2031.',
  },
  de: {
    from: 'Von',
    date: 'Datum',
    sent: 'Gesendet',
    to: 'An',
    subject: 'Betreff',
    prefix: ['WG', 'Fwd'],
    apple: 'Anfang der weitergeleiteten Nachricht:',
    thunderbird: 'Weitergeleitete Nachricht',
    yahoo: 'Weitergeleitete Nachricht',
    samsung: 'Ursprüngliche Nachricht',
    outlook: 'Ursprüngliche Nachricht',
    proton: 'Weitergeleitete Nachricht',
    signed: 'Von meinem iPhone gesendet',
    wrote: 'Am {date} schrieb {who}:',
    note: [
      'Hallo, bitte als Pass für Samstag, 3. Mai 2031, 19:37 Uhr, Platz 99Z.',
      'Wir treffen Quirin Ottensooser vorher im Gasthof Wendelmut.',
      'Buchung ZZ9PLU, Preis 777,77 EUR',
    ],
    disclaimer:
      'Diese E-Mail enthält vertrauliche Informationen der Wendelmut und ist nur für den Empfänger bestimmt. Gedruckt am 3. Mai 2031.',
  },
  fr: {
    from: 'De',
    date: 'Date',
    sent: 'Envoyé',
    to: 'À',
    subject: 'Objet',
    prefix: ['TR', 'Fwd'],
    apple: 'Début du message réexpédié :',
    thunderbird: 'Message transféré',
    yahoo: 'Message transféré',
    samsung: "Message d'origine",
    outlook: "Message d'origine",
    proton: 'Message transféré',
    signed: 'Envoyé de mon iPhone',
    wrote: 'Le {date}, {who} a écrit :',
    note: [
      'Bonjour, un pass pour samedi 3 mai 2031 à 19h37, place 99Z, merci.',
      'On retrouve Quirin Ottensooser au Gasthof Wendelmut avant.',
      'Réservation ZZ9PLU, prix 777,77 EUR',
    ],
    disclaimer:
      'Ce message et ses pièces jointes sont confidentiels et destinés à Wendelmut uniquement. Imprimé le 3 mai 2031.',
  },
  es: {
    from: 'De',
    date: 'Fecha',
    sent: 'Enviado',
    to: 'Para',
    subject: 'Asunto',
    prefix: ['RV', 'Fwd'],
    apple: 'Inicio del mensaje reenviado:',
    thunderbird: 'Mensaje reenviado',
    yahoo: 'Mensaje reenviado',
    samsung: 'Mensaje original',
    outlook: 'Mensaje original',
    proton: 'Mensaje reenviado',
    signed: 'Enviado desde mi iPhone',
    wrote: 'El {date}, {who} escribió:',
    note: [
      'Hola, un pase para el sábado 3 de mayo de 2031 a las 19:37, asiento 99Z.',
      'Antes vemos a Quirin Ottensooser en el Gasthof Wendelmut.',
      'Reserva ZZ9PLU, precio 777,77 EUR',
    ],
    disclaimer:
      'Este mensaje y sus anexos son confidenciales y para uso exclusivo de Wendelmut. Impreso el 3 de mayo de 2031.',
  },
  it: {
    from: 'Da',
    date: 'Data',
    sent: 'Inviato',
    to: 'A',
    subject: 'Oggetto',
    prefix: ['I', 'Fwd'],
    apple: 'Inizio messaggio inoltrato:',
    thunderbird: 'Messaggio Inoltrato',
    yahoo: 'Messaggio inoltrato',
    samsung: 'Messaggio originale',
    outlook: 'Messaggio originale',
    proton: 'Messaggio inoltrato',
    signed: 'Inviato da iPhone',
    wrote: 'Il giorno {date} {who} ha scritto:',
    note: [
      'Ciao, un pass per sabato 3 maggio 2031 alle 19:37, posto 99Z.',
      'Prima vediamo Quirin Ottensooser al Gasthof Wendelmut.',
      'Prenotazione ZZ9PLU, prezzo 777,77 EUR',
    ],
    disclaimer:
      'Questo messaggio e i suoi allegati sono riservati e destinati solo a Wendelmut. Stampato il 3 maggio 2031.',
  },
  nl: {
    from: 'Van',
    date: 'Datum',
    sent: 'Verzonden',
    to: 'Aan',
    subject: 'Onderwerp',
    prefix: ['FW', 'Fwd'],
    apple: 'Begin doorgestuurd bericht:',
    thunderbird: 'Doorgestuurd bericht',
    yahoo: 'Doorgestuurd bericht',
    samsung: 'Oorspronkelijk bericht',
    outlook: 'Oorspronkelijk bericht',
    proton: 'Doorgestuurd bericht',
    signed: 'Verstuurd vanaf mijn iPhone',
    wrote: 'Op {date} schreef {who}:',
    note: [
      'Hoi, een pas voor zaterdag 3 mei 2031 om 19:37 uur, stoel 99Z.',
      'We zien Quirin Ottensooser eerst in Gasthof Wendelmut.',
      'Boeking ZZ9PLU, prijs 777,77 EUR',
    ],
    disclaimer: 'Dit bericht is vertrouwelijk en alleen bestemd voor Wendelmut. Afgedrukt op 3 mei 2031.',
  },
  pt: {
    from: 'De',
    date: 'Data',
    sent: 'Enviada',
    to: 'Para',
    subject: 'Assunto',
    prefix: ['ENC', 'Fwd'],
    apple: 'Início da mensagem reencaminhada:',
    thunderbird: 'Mensagem encaminhada',
    yahoo: 'Mensagem encaminhada',
    samsung: 'Mensagem original',
    outlook: 'Mensagem original',
    proton: 'Mensagem encaminhada',
    signed: 'Enviado do meu iPhone',
    wrote: 'Em {date}, {who} escreveu:',
    note: [
      'Olá, um passe para sábado, 3 de maio de 2031 às 19:37, lugar 99Z.',
      'Antes encontramos Quirin Ottensooser no Gasthof Wendelmut.',
      'Reserva ZZ9PLU, preço 777,77 EUR',
    ],
    disclaimer:
      'Esta mensagem e os anexos são confidenciais e destinam-se apenas a Wendelmut. Impresso em 3 de maio de 2031.',
  },
  pl: {
    from: 'Od',
    date: 'Data',
    sent: 'Wysłano',
    to: 'Do',
    subject: 'Temat',
    prefix: ['PD', 'Fwd'],
    apple: 'Początek przekazywanej wiadomości:',
    thunderbird: 'Treść przekazanej wiadomości',
    yahoo: 'Przekazana wiadomość',
    samsung: 'Oryginalna wiadomość',
    outlook: 'Wiadomość oryginalna',
    proton: 'Przekazana wiadomość',
    signed: 'Wysłane z iPhone’a',
    wrote: 'W dniu {date} {who} napisał(a):',
    note: [
      'Cześć, poproszę bilet na sobotę 3 maja 2031, godz. 19:37, miejsce 99Z.',
      'Wcześniej widzimy się z Quirin Ottensooser w Gasthof Wendelmut.',
      'Rezerwacja ZZ9PLU, cena 777,77 EUR',
    ],
    disclaimer: 'Ta wiadomość i załączniki są poufne i przeznaczone tylko dla Wendelmut. Wydrukowano 3 maja 2031.',
  },
  ar: {
    from: 'من',
    date: 'التاريخ',
    sent: 'تم الإرسال',
    to: 'إلى',
    subject: 'الموضوع',
    prefix: ['إعادة توجيه', 'Fwd'],
    apple: 'بدء الرسالة المعاد توجيهها:',
    thunderbird: 'الرسالة المعاد توجيهها',
    yahoo: 'الرسالة المعاد توجيهها',
    samsung: 'الرسالة الأصلية',
    outlook: 'الرسالة الأصلية',
    proton: 'الرسالة المعاد توجيهها',
    signed: 'أُرسلت من الـ iPhone',
    wrote: 'في {date}، كتب {who}:',
    note: [
      'مرحبا، أحتاج بطاقة ليوم السبت 3 مايو 2031 الساعة 19:37، مقعد 99Z.',
      'سنلتقي Quirin Ottensooser في Gasthof Wendelmut.',
      'الحجز ZZ9PLU السعر 777,77 EUR',
    ],
    disclaimer: 'هذه الرسالة سرية ومخصصة فقط لشركة Wendelmut. 3 مايو 2031.',
  },
};
