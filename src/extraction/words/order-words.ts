/** Sentences about an order, which name nothing that was ordered. */
import { fold } from './fold.ts';

/** LIST: words that greet, folded; whole words: Heidi, Karen and Hietala are names. */
const greetings = `hallo hello hi hiya hey howdy good_morning good_afternoon good_evening heya hoi dear dear_guest beste geachte goedendag guten_tag guten_morgen guten_abend sehr_geehrte sehr_geehrter sehr_geehrtes sehr_geehrten
  liebe lieber liebes lieben moin servus gruezi gruess_gott gruss_gott gruß_gott salut bonjour bonsoir cher chere chers cheres
  hola bon_dia bona_tarda bon_vespre benvolgut benvolguda benvolguts buenos_dias buenas_tardes buenas_noches bos_dias boas_tardes boas_noites kaixo egun_on arratsalde_on annwyl moien estimado estimada estimados estimadas querido querida
  ola bom_dia boa_tarde boa_noite caro cara caros caras prezado prezada ciao buongiorno buonasera salve gentile gentili gentilissimo gentilissima gentilissimi
  hej hejsan hejka god_morgon god_morgen god_kvall god_kveld god_aften hei hyvaa_paivaa tere_paevast tere_hommikust heisann heissan kara kare kære kæra kæri kjære god_dag hyva moi terve tervehdys tere lugupeetud saell saelir sæl sæll sael komdu
  dzien_dobry dobry_wieczor witaj witajcie czesc szanowny szanowna szanowni drogi droga ahoj dobry_den dobry_vecer vazeny vazena vazeni mily mila
  kedves tisztelt udvozoljuk jo_napot jo_estet jo_reggelt szia buna buna_ziua stimate stimata stimati draga dragi postovani postovana postovane spostovani spostovana pozdravljeni zdravo pozdrav zivjo dobar_dan dobro_jutro dobro_vece dobra_vecer dober_dan dobro_vecer
  labdien labrit labvakar laba_ryta labas_rytas labas_vakaras sveiki cienijamais cienijama laba_diena sveikas sveika gerbiamas gerbiama merhaba iyi_gunler sayin sevgili
  γεια_σας γεια_σου αγαπητε αγαπητη αγαπητοι καλημερα καλησπερα здравствуйте здравствуи добрыи_день добрыи_вечер доброе_утро уважаемыи уважаемая уважаемые вітаємо доброго_дня доброго_вечора доброго_ранку шановнии шановна добрии_день добър_ден добър_вечер здравеите уважаеми уважаема поштовани здраво
  שלום שלום_רב לכבוד היי ערב_טוב בוקר_טוב مرحبا عزيزي عزيزتي السيد السيدة السادة 親愛的 亲爱的 敬愛的 敬爱的 尊敬的 您好 你好 안녕하세요 xin_chao kinh_gui chao halo hai yth kepada_yth selamat_pagi เรียน สวัสดี
  thank thanks thank_you danke vielen_dank merci gracias grazie bedankt dank_je obrigado obrigada`;
const greeting = new RegExp(`^(?:${wordsOf(greetings)})(?![\\p{L}\\d])`, 'u');

/** LIST: words that welcome, folded: before a whole name they greet, and before other words they may begin the name of a show. */
const welcomes = `welcome willkommen herzlich_willkommen bienvenue bienvenido bienvenida benvenuto benvenuta bem-vindo bem-vinda benvingut benvinguda welkom valkommen velkommen
  tervetuloa tere_tulemast laipni_ludzam sveiki_atvyke witamy witaj vitejte vitame_vas vitajte udvozlunk udvozoljuk bun_venit bine_ai_venit dobrodosli dobrodosla dobrodosao hos_geldiniz hos_geldin
  καλως_ηρθατε добро_пожаловать ласкаво_просимо добре_дошли добро_дошли selamat_datang chao_mung`;
const welcome = new RegExp(`^(?:${wordsOf(welcomes)})(?![\\p{L}\\d])`, 'u');

function wordsOf(list: string): string {
  return fold(list)
    .trim()
    .split(/\s+/)
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replaceAll('_', ' '))
    .join('|');
}

/** "Hallo Frau Muster," and the like. */
export function isGreeting(text: string): boolean {
  return greeting.test(fold(text));
}

/** What stands behind the words of a welcome: "Maja Lind!" of "Välkommen Maja Lind!"; undefined where there is none. */
export function behindWelcome(text: string): string | undefined {
  const words = welcome.exec(fold(text));
  return words ? text.slice(words[0].length).replace(/^[\s,.:]+/, '') : undefined;
}

/** What stands behind the words of a greeting: "Frau Muster," of "Guten Tag Frau Muster,"; undefined where there is none. */
export function behindGreeting(text: string): string | undefined {
  const words = greeting.exec(fold(text));
  return words ? text.slice(words[0].length).replace(/^[\s,.:]+/, '') : undefined;
}

const possessive =
  /^(?:your|ihre?n?|deine?n?|votre|vos|ta|ton|tes|su|sus|tu|tus|la (?:sua|tua)|il (?:suo|tuo)|i (?:suoi|tuoi)|je|jouw|uw|a (?:sua|tua)|o (?:seu|teu)|here (?:is|are)|this is|we|wir|nous|you|sie|du|vous|get ready)\b/;

const ofOrder =
  /\b(?:bookings?|reservations?|tickets?|orders?|trips?|stay|visit|confirm\w*|booked|buchung\w*|reservierung\w*|bestellung\w*|reise|aufenthalt|bestatig\w*|billets?|commande|sejour|voyage|reservas?|entradas?|pedido|estancia|viaje|prenotazion[ei]|bigliett[oi]|ordine|soggiorno|viaggio|confermat\w*|boeking\w*|reservering\w*|bestelling|verblijf|reis|bevestig\w*|encomenda|bilhetes?|estadia|viagem|flight|flug|vol|vuelo|volo|vlucht|voo)\b/;

const settled =
  /\b(?:reservations?|bookings?|orders?|tickets?|buchung|reservierung|bestellung|reserva|reservation|commande|prenotazione|boeking|reservering)\b.{0,40}\b(?:confirmed|complete|booked|bestatigt|abgeschlossen|confirmee?|confirmada|confermata|bevestigd)\b|\b(?:got|have|here are|hier sind) (?:your |deine |ihre )?tickets\b/;

/** "Your booking in Ghent is confirmed": a sentence about the order is no name. */
export function isAboutOrder(text: string): boolean {
  // "Kim, your reservation is confirmed": whom it is said to stands before.
  const folded = fold(text).replace(/^[\p{L}' -]{2,24}[,!:] ?(?=[a-z])/u, '');
  if (settled.test(folded)) return true;
  return possessive.test(folded) && ofOrder.test(folded);
}
