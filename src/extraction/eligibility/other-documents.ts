import { fold } from '../words/fold.ts';

/** What a document is if it is no ticket. */
export type OtherDocument = {
  readonly name:
    | 'invoice'
    | 'receipt'
    | 'menu'
    | 'newsletter'
    | 'timetable'
    | 'web page'
    | 'letter'
    | 'form'
    | 'list'
    | 'parcel';
  /** How much speaks for it; a ticket needs as much and more. */
  readonly score: number;
  /** What was seen, for the sentence to the person. */
  readonly seen: string;
};

const headings = {
  invoice:
    /^(?:rechnung|invoice|tax invoice|facture|factura|fattura|factuur|fatura|faktura|rechnungsnummer|invoice number|proforma)\b(?!.*\b(?:ticket|buchung|booking)\b)/,
  receipt:
    /^(?:quittung|kassenbon|kassenbeleg|receipt|sales receipt|recu|ticket de caisse|ticket de caja|recibo|ricevuta|scontrino|documento commerciale|kassabon|bon de caisse|talao)\b/,
  menu: /^(?:menu|speisekarte|menukaart|carta|la carte|menù|ementa|cardapio|tageskarte|mittagskarte|vorspeisen|hauptgerichte|desserts?|entrees|plats|starters|mains?|main courses|antipasti|primi|secondi|dolci|voorgerechten|hoofdgerechten|postres|entrantes|segundos|sobremesas|pratos|entradas e|getranke|drinks|bebidas|bevande|dranken|boissons)$/,
  timetable:
    /^(?:fahrplan|timetable|schedule|departures|abfahrt(?:en|stafel)|horaires?|horarios?|orari[oi]?|dienstregeling|partenze|salidas|departs|vertrektijden|partidas)\b/,
  form: /^(?:antrag|formular|application form|formulaire|formulario|modulo|aanvraagformulier|anmeldeformular|registration form)\b/,
} as const;

const unsubscribe =
  /unsubscribe|newsletter|abmelden|abbestellen|se desabonner|desabonnement|darse de baja|cancelar (?:la )?suscripcion|disiscriviti|annulla l'iscrizione|uitschrijven|afmelden|cancelar (?:a )?subscricao|deixar de receber|view (?:this email )?in (?:your )?browser|im browser ansehen/;
const payment =
  /\biban\b|\bbic\b|zahlbar (?:bis|innerhalb)|payable within|payment terms|due date|net 30|zahlungsziel|echeance|vencimiento|scadenza pagamento|betaaltermijn|prazo de pagamento|uberweis|bank transfer|virement|transferencia|bonifico|overschrijving|umsatzsteuer|steuernummer/;
const goods =
  /\b(?:shipping|delivery address|lieferadresse|lieferung|versand|adresse de livraison|livraison|direccion de envio|envio|spedizione|verzending|levering|envio|artikel|article|articulo|articolo|qty|menge|quantite|cantidad|quantita|aantal|quantidade|unit price|einzelpreis|prix unitaire|precio unitario|prezzo unitario|stuksprijs|preco unitario)\b/;
const dishes =
  /\b(?:salat|salad|salade|ensalada|insalata|salada|suppe|soup|soupe|sopa|zuppa|soep|pizza|pasta|steak|burger|fisch|fish|poisson|pescado|pesce|vis|peixe|chicken|huhn|poulet|pollo|kip|frango|wein|wine|vin|vino|wijn|vinho|bier|beer|biere|cerveza|birra|cerveja|kaffee|coffee|cafe|caffe|koffie|tiramisu|kuchen|cake|gateau|tarta|torta|taart|bolo|risotto|kase|cheese|fromage|queso|formaggio|kaas|queijo|gegrillt|grilled|grille|asado|gegrild|eis|ice cream|glace|helado|gelato|ijs|gelado)\b/g;
/** Of who sends and hands over parcels; words that also mean a package of a journey are left out. */
const parcels =
  /\b(?:parcel|tracking (?:number|code)|track & trace|parcel ?locker|pickup code|sendungs(?:nummer|verfolgung)|paket(?:shop|nummer)|packstation|abholcode|colis|numero de suivi|point relais|numero de (?:seguimiento|rastreio)|numero di (?:tracciamento|tracking)|pakketpunt|paczk\w{0,4}|paczkomat\w{0,4}|przesylk\w{0,4}|kod odbioru|zasilk\w{0,4}|balik\w{0,4}|csomag\w{0,6}|pakkenummer|pakkeboks|sporingsnummer|kollinummer|kargo takip)\b/g;
const social =
  /♥|↩|\bposted (?:by|on)\b|\bcomments?\b|kommentare?|commentaires|comentarios|commenti|reacties|comentarios|read more|weiterlesen|lire la suite|leer mas|leggi (?:tutto|di piu)|lees (?:meer|verder)|ler mais|self-description|discover a |star rating|room rates|opening hours/;

/** Whether a heading is an invoice's. */
export function namesInvoice(heading: string): boolean {
  return headings.invoice.test(fold(heading).trim());
}

/** The kinds of paper that a text also looks like, the likeliest first. */
export function otherDocuments(lines: readonly string[]): readonly OtherDocument[] {
  const folded = lines.map((line) => fold(line).trim());
  const text = folded.join('\n').slice(0, 20_000);
  const money = folded.filter((line) =>
    /(?:€|eur|\$|£|chf)\s?\d|\d[.,]\d{2}(?:\s?(?:€|eur|\$|£|chf))?$/.test(line),
  ).length;
  const clocks = folded.filter((line) => /^\d{1,2}[:.h]\d{2}(?:\s?(?:h|uhr|uur|am|pm))?$/.test(line)).length;
  const dates = new Set(text.match(/\b\d{1,2}[./-]\d{1,2}[./-]\d{2,4}\b|\b\d{4}-\d{2}-\d{2}\b/g) ?? []).size;
  const sent = new Set((text.match(parcels) ?? []).map((word) => word.slice(0, 5))).size;
  const isHead = (line: string) => line.length < 60 && !/:|\.{3}/.test(line);
  const head = (name: keyof typeof headings, first: number) =>
    folded.slice(0, first).some((line) => isHead(line) && headings[name].test(line));
  const heads = (name: keyof typeof headings) =>
    folded.filter((line) => isHead(line) && headings[name].test(line)).length;
  const found: OtherDocument[] = [
    {
      name: 'invoice',
      score:
        (head('invoice', 14) ? 3 : heads('invoice') > 0 ? 0.7 : 0) +
        (payment.test(text) ? 1.5 : 0) +
        (goods.test(text) ? 1 : 0),
      seen: 'an invoice number and amounts',
    },
    {
      name: 'receipt',
      score: (head('receipt', 8) ? 3 : 0) + (money >= 4 ? 1 : 0) + (goods.test(text) ? 0.5 : 0),
      seen: 'prices and a total',
    },
    {
      name: 'menu',
      score:
        (heads('menu') > 0 ? 1.5 + Math.min(2, heads('menu') * 0.7) : 0) +
        (money >= 6 ? 1.5 : 0) +
        Math.min(2.5, new Set(text.match(dishes) ?? []).size * 0.5),
      seen: `${money} prices`,
    },
    {
      name: 'newsletter',
      score: unsubscribe.test(text) ? 2.2 + (dates >= 3 ? 1.5 : 0) + (money >= 3 ? 0.5 : 0) : dates >= 5 ? 1.5 : 0,
      seen: 'several offers and a link to unsubscribe',
    },
    {
      name: 'timetable',
      score: (head('timetable', 10) ? 1.5 : 0) + (clocks >= 7 ? 2 + Math.min(2, clocks / 8) : 0),
      seen: `${clocks} departure times`,
    },
    {
      name: 'form',
      score: head('form', 6) ? 3 : (text.match(/_{5,}|\.{8,}$/gm)?.length ?? 0) >= 4 ? 2.5 : 0,
      seen: 'blanks to be filled in',
    },
    { name: 'parcel', score: sent >= 2 ? 2 + Math.min(2, sent / 2) : 0, seen: 'a parcel and how it is sent' },
    { name: 'web page', score: social.test(text) ? 2 : 0, seen: 'a description' },
  ];
  return found.filter((one) => one.score >= 1.5).sort((a, b) => b.score - a.score);
}
