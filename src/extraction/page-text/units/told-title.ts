import type { TicketKind } from '#src/tickets/fields.ts';
import { fold } from '../../words/fold.ts';
import { generic } from '../../words/generic-words.ts';
import { isHouse } from '../../words/houses.ts';
import type { Cell } from '../layout/cells.ts';
import type { Found } from '../readings/found.ts';
import { hasPostcode } from '../values/addresses.ts';
import { findCode } from '../values/codes.ts';
import { findDates } from '../values/dates.ts';
import { findTimes } from '../values/times.ts';

/** Cells from the top in which a mail says what it is about. */
const firstCells = 25;

const ticket =
  '(?:e-?tickets?|tickets?|booking|reservation|order|registration|place|spot|seats?|order confirmation|booking confirmation)';
/** Sentences with which issuers say what was booked; the name stands behind them. */
const sentences: readonly RegExp[] = [
  /\byou(?:'re| are) (?:going to|off to|in for|(?:now )?(?:booked|registered|signed up|confirmed|all set) (?:for|in for|onto|on)|attending)(?: see)? (?!this|the following|your)(?=[^ ])/,
  new RegExp(`\\b(?:your|the) ${ticket} (?:for|to|at|with) (?!this|the following|your|you\\b)(?=[^ ])`),
  new RegExp(`^(?:${ticket}|confirmation) (?:for|to|at) (?!this|the following|your|you\\b)(?=[^ ])`),
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
];

/** Where the name is over and the sentence goes on. */
const over =
  /\s(?:(?:is|are|was|were|has|have) (?:now |been )?(?:confirmed|booked|complete|ready|attached|reserved|here|below)|on (?:mon|tue|wed|thu|fri|sat|sun)|ist (?:bestatigt|gebucht|da)|sind (?:da|gebucht|bestatigt)|wurden? |am \d|am (?:mo|di|mi|do|fr|sa|so)|est (?:bien )?confirmee|sont |le \d|esta |estan |e confermata|sono |is bevestigd|zijn |on \d|op \d|el \d|il \d|esta confirmada|have been|has been)/;

/**
 * What a mail says in a sentence that it is about: "You're going to Marlow & The Foxes!". Surest where the name stands
 * alone in another line, too; a headline's or subject's own word counts for what is no city.
 */
export function toldTitle(
  cells: readonly Cell[],
  subject: string | undefined,
  kind: TicketKind,
): Found<string> | undefined {
  const top = cells.slice(0, firstCells);
  const told = top.flatMap((cell) => nameIn(cell.text).map((name) => ({ name, cell, large: cell.size >= 1.3 })));
  const [first] = cells;
  const ofSubject = subject && first ? nameIn(subject).map((name) => ({ name, cell: first, large: true })) : [];
  for (const { name } of [...told, ...ofSubject]) {
    const alone = cells.find((cell) => isAlone(fold(cell.text), fold(name)) || startsWithName(cell.text, name));
    if (alone) return { value: name, cells: [alone], score: 0.76 };
  }
  const spoken = [...told, ...ofSubject].find(({ name, large }) => large && (kind === 'event' || isHouse(name, kind)));
  return spoken && { value: spoken.name, cells: [spoken.cell], score: 0.6 };
}

/** The name in a line of its own, or behind a label. */
function isAlone(text: string, name: string): boolean {
  return text === name || (text.endsWith(`: ${name}`) && text.length - name.length < 24);
}

/** "Penhallow Castle, Castle Hill, Penhallow": the name and where that is. */
function startsWithName(text: string, name: string): boolean {
  return /^,\s|^\s[·|–-]\s/.test(text.slice(name.length)) && fold(text).startsWith(fold(name));
}

function nameIn(text: string): readonly string[] {
  const folded = fold(text);
  return sentences.flatMap((sentence) => {
    const match = sentence.exec(folded);
    if (!match) return [];
    const rest = text.slice(match.index + match[0].length);
    const until = over.exec(fold(rest))?.index ?? rest.length;
    const whole = rest.slice(0, until).split(/[!?]|\.(?:\s|$)|\s[(|]/)[0]!;
    const names = [whole, whole.split(/:\s/)[0]!].map((name) => name.replace(/^["'„“«»”]+|["'“”»«,;:\s]+$/g, ''));
    return [...new Set(names)].filter(isName);
  });
}

function isName(name: string): boolean {
  if (name.length < 3 || name.length > 70 || !/^[\p{Lu}\d]/u.test(name) || !/\p{L}{2}/u.test(name)) return false;
  if (generic(name) || hasPostcode(name) || findDates(name)[0]?.at === 0 || findTimes(name)[0]?.at === 0) return false;
  return !(findCode(name) && /\d/.test(name) && !/\s/.test(name));
}
