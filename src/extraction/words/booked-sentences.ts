/** How mails say in a sentence what was booked: what stands before its name, and behind it. */

const ticket =
  '(?:e-?tickets?|tickets?|booking|reservation|order|registration|place|spot|seats?|order confirmation|booking confirmation)';
/** How many places there are, as figures or in a word. */
const count =
  '(?<![\\p{L}\\d.,])(?:\\d{1,2}|one|two|three|four|five|six|zwei|drei|vier|deux|trois|quatre|dos|tres|cuatro|due|tre|quattro|twee|drie|vier|duas|dois|quatro)';
const ofShow =
  '(?:konzert |vorstellung |veranstaltung |auffuhrung |concert |spectacle |evenement |concierto |espectaculo |evento |funcion |spettacolo |concerto |voorstelling |espetaculo |sessao )?';

/** LIST: sentences with which issuers say what was booked, folded; the name stands behind them. */
export const bookedSentences: readonly RegExp[] = [
  /\byou(?:'re| are) (?:(?:officially|now|all|really) )?(?:going to|off to|in for|(?:now )?(?:booked|registered|signed up|confirmed|all set) (?:for|in for|onto|on)|attending)(?: see)? (?!this|the following|your)(?=[^ ])/,
  new RegExp(`\\b(?:your|the) ${ticket} (?:for|to|at|with) (?!this|the following|your|you\\b)(?=[^ ])`, 'u'),
  new RegExp(`^(?:${ticket}|confirmation) (?:for|to|at) (?!this|the following|your|you\\b)(?=[^ ])`, 'u'),
  /\b(?:thank you|thanks) for (?:booking|registering|your (?:booking|order|registration|reservation|purchase)) (?:for|at|with|from) (?!this|us\b|you)(?=[^ ])/,
  /^(?:reservation|booking|table|order|registration|tickets?) (?:confirmed|confirmation)(?:: | for | at | - | – )(?!your|this)(?=[^ ])/,
  /^(?:buchungs|reservierungs|bestell|anmelde)bestatigung(?:: | fur | - )(?:ihre |deine )?(?=[^ ])/,
  /\bget ready for (?=[^ ])/,
  /\b(?:deine|ihre|eure|die) (?:e-?tickets?|tickets?|karten|eintrittskarten|buchung|reservierung|anmeldung|bestellung|platze) (?:fur|zu|zum|zur|bei|beim|im|in der) (?:die |den |das |der )?(?:veranstaltung |konzert |vorstellung )?(?=[^ ])/,
  /\bdu bist (?:dabei|angemeldet)(?: bei| fur| zu[mr]?)?:? (?=[^ ])/,
  /\bdanke fur (?:deine|ihre|eure) (?:buchung|bestellung|anmeldung|reservierung) (?:fur|bei|beim|im|zu[mr]?) (?=[^ ])/,
  /\b(?:vos|tes|votre|ta|les) (?:e-?billets?|billets?|places?|reservation|commande|inscription) (?:pour|a|au|chez|de) (?:le concert |le spectacle |l'evenement )?(?=[^ ])/,
  /\bvous (?:etes (?:inscrite?|bien inscrite?)|participez) (?:a|au|pour) (?=[^ ])/,
  /\b(?:tus|sus|las) entradas (?:para|de) (?=[^ ])|\b(?:tu|su) (?:reserva|pedido|inscripcion|compra) (?:para|en|de) (?=[^ ])/,
  /\b(?:i (?:tuoi|suoi|vostri) biglietti|la (?:tua|sua|vostra) (?:prenotazione|iscrizione)) (?:per|presso|a|da|al|alla) (?=[^ ])/,
  /\b(?:je|jouw|uw) (?:e-?tickets?|tickets?|kaarten|kaartjes|reservering|boeking|inschrijving|bestelling) (?:voor|bij|in) (?=[^ ])/,
  /\bje gaat naar (?=[^ ])/,
  /\b(?:os (?:seus|teus) bilhetes|a (?:sua|tua) (?:reserva|inscricao)) (?:para|em|no|na) (?=[^ ])/,
  /\b(?:twoje bilety na|twoja rezerwacja w|dina biljetter till|dine billetter til|din booking hos|din bokning pa|vase vstupenky na) (?=[^ ])/,
  new RegExp(`${count} (?:e-?)?(?:tickets?|places?|seats?|spots?) (?:for|to|at) (?:the )?(?=[^ ])`, 'u'),
  new RegExp(
    `${count} (?:e-?tickets?|tickets?|karten?|eintrittskarten?|platze?) (?:fur|zu|zum|zur) (?:das |die |den )?${ofShow}(?=[^ ])`,
    'u',
  ),
  new RegExp(`${count} (?:e-?billets?|billets?|places?) (?:pour|au|a) (?:le |la |les |l')?${ofShow}(?=[^ ])`, 'u'),
  new RegExp(
    `${count} (?:entradas?|boletos?|boletas?|entrades?) (?:para|de|per a|per al) (?:la |el |los |las |l')?${ofShow}(?=[^ ])`,
    'u',
  ),
  new RegExp(`${count} (?:bigliett[oi]) (?:per|di) (?:lo |la |il |l')?${ofShow}(?=[^ ])`, 'u'),
  new RegExp(
    `${count} (?:e-?tickets?|tickets?|kaarten|kaartjes|plaatsen) (?:voor|bij) (?:de |het )?${ofShow}(?=[^ ])`,
    'u',
  ),
  new RegExp(`${count} (?:bilhetes?|ingressos?) (?:para|do|da) (?:o |a )?${ofShow}(?=[^ ])`, 'u'),
  new RegExp(
    `(?:${count}|\\bdin|\\bdine|\\bdina) (?:billett(?:er|ene)?|billet(?:ter|terne)?|biljett(?:er|erna)?|plads(?:er)?|plass(?:er)?|plats(?:er)?) (?:til|till|pa) (?:konserten |koncerten |forestillingen |forestallningen )?(?=[^ ])`,
    'u',
  ),
  /\blip(?:ut|pusi|pua|un) (?:tapahtumaan|konserttiin|naytokseen|esitykseen|elokuvaan) (?=[^ ])/,
  /\bpilet(?:id|it|i)? (?:uritusele|kontserdile|etendusele|seansile) (?=[^ ])/,
  /\bbilet(?:es|i|e) uz (?:koncertu |izradi |pasakumu |izstadi )?(?=[^ ])/,
  /\bbiliet(?:ai|us|as|a) i (?:rengini |koncerta |spektakli |paroda )?(?=[^ ])/,
  /\bbilet(?:y|ow|u)? na (?:koncert |spektakl |wydarzenie |seans |film |mecz |przedstawienie )?(?=[^ ])/,
  /\bvstupen(?:ky|ek|ku|ka|iek|ok) na (?:predstaveni[ea]? |koncert |akci |akciu |podujatie |film |zapas )?(?=[^ ])/,
  /\bbilet(?:e|ele|ul) (?:la|pentru) (?:evenimentul |spectacolul |concertul |filmul )?(?=[^ ])/,
  /\b(?:ulaznic[aeu]|vstopnic[aeo]|vstopnici|karte|karata|karti) za (?:koncert |predstavu |predstavo |dogodek |dogadaj |festival |film )?(?=[^ ])/,
  /(?<!\p{L})билет(?:и|ы|а|ов)? (?:за|на) (?:концерта? |спектакъла |спектакль |събитието |мероприятие |сеанс |матч |постановката )?(?=[^ ])/u,
  /(?<!\p{L})квит(?:ки|ок|ків|ка) на (?:концерт |виставу |подію |сеанс |матч )?(?=[^ ])/u,
  /(?<!\p{L})(?:карте|карата|улазниц[аеу]) за (?:концерт |представу |догађај )?(?=[^ ])/u,
  /(?<!\p{L})εισιτηρι(?:α|ο) για (?:την παρασταση |τη συναυλια |την εκδηλωση |την |τη |το )?(?=[^ ])/u,
];

/** LIST: where the name is over and the sentence goes on, folded. */
export const bookedEnds =
  /\s(?:(?:is|are|was|were|has|have) (?:now |been )?(?:confirmed|booked|complete|ready|attached|reserved|here|below)|on (?:mon|tue|wed|thu|fri|sat|sun)|ist (?:bestatigt|gebucht|da)|sind (?:da|gebucht|bestatigt)|wurden? |am \d|am (?:mo|di|mi|do|fr|sa|so)|est (?:bien )?confirmee|sont |le \d|esta |estan |e confermata|sono |is bevestigd|zijn |on \d|op \d|el \d|il \d|esta confirmada|have been|has been)/;

/** LIST: words for what one goes to, before its name in quotation marks, folded. */
export const showWords =
  /(?<!\p{L})(?:kurs|workshop|konzert|vorstellung|stuck|film|veranstaltung|oper|operette|fuhrung|lesung|musical|ausstellung|seminar|vortrag|concert|spectacle|piece|representation|exposition|atelier|conference|funcion|obra|concierto|espectaculo|taller|curso|exposicion|pelicula|spettacolo|concerto|mostra|opera|corso|laboratorio|voorstelling|tentoonstelling|cursus|concerten|espetaculo|peca|oficina|exposicao|sessao|obra|espectacle|show|play|exhibition|tour|lecture|reading|course|class|screening|performance|koncert|koncertet|koncerten|konsert|konserten|forestilling|forestillingen|forestallning|forestallningen|utstalling|utstilling|udstilling|kurset|kursen|konsertti|naytos|esitys|nayttely|elokuva|kurssi|etendus|kontsert|naitus|izrade|koncerts|izstade|spektaklis|koncertas|paroda|spektakl|przedstawienie|wystawa|warsztaty|seans|predstaveni|predstavenie|vystava|dilna|kurz|predstava|predstavo|koncerta|razstava|izlozba|radionica|delavnica|eloadas|kiallitas|hangverseny|spectacolul|concertul|expozitia|piesa|filmul|atelierul|спектакль|концерт|выставка|фильм|лекция|вистава|виставу|виставка|фільм|представление|постановката|концерта|представа|представу|изложба|παρασταση|συναυλια|εκθεση|ταινια|etkinlik|konser|oyun|sergi|atolye)(?!\p{L})/u;
