import type { QuotableLine } from './find-quotes.ts';

/** Lines at the end that are looked at. */
const reach = 60;

/** LIST: how a program signs by itself. */
const sentFrom =
  /^(?:sent (?:from|with|via)|get outlook for|von meinem|gesendet (?:von|mit)|diese nachricht wurde von meinem|envoyé (?:de(?:puis)?|à partir)|télécharger outlook|enviado (?:desde|do|a partir|pelo|con)|obtener outlook|inviato da|scarica outlook|ottieni outlook|verzonden (?:vanaf|via|met|vanuit)|outlook voor|download outlook|obter o outlook|wysłan[eo] z|pobierz outlook|أرسلت من|تم الإرسال من|مُرسل من|أُرسلت من)/i;

/** LIST: how the notice begins that a company adds below every mail. */
const disclaimer =
  /^(?:confidentiality|disclaimer|this (?:e-?mail|message|communication)(?: and any| is| may| contains)|the information (?:contained )?in this|diese (?:e-?mail|nachricht) (?:enthält|und|ist|kann)|vertraulichkeit|ce (?:message|courriel|mail)(?: et| électronique| est| peut| contient)|avis de confidentialité|este (?:mensaje|correo|e-?mail|mensagem)|aviso (?:legal|de confidencialidad)|la información contenida|questo (?:messaggio|documento)|questa e-?mail|le informazioni contenute|avviso di riservatezza|dit (?:e-?mail)?bericht (?:is|kan|en|bevat)|deze e-?mail|de informatie in (?:dit|deze)|esta mensagem|as informações contidas|aviso de confidencialidade|ta wiadomość|niniejsza (?:wiadomość|korespondencja)|treść tej wiadomości|informacje zawarte|هذه الرسالة|هذا البريد|إخلاء مسؤولية|إشعار السرية)/i;

/**
 * Where the forwarded message ends: before the signature or notice that the forwarder's program or company put below it. What
 * names the sender of the message is theirs and stays.
 */
export function findTail(
  lines: readonly QuotableLine[],
  {
    begin,
    end,
    name,
    address,
  }: { readonly begin: number; readonly end: number; readonly name?: string; readonly address?: string },
): number {
  const depth = lines[begin - 1]?.depth ?? 0;
  const inside = depth > 0 ? endOfQuote(lines, { begin, end, depth }) : end;
  const first = Math.max(begin, inside - reach);
  const sender = wordsOfSender(name, address);
  for (let at = first; at < inside; at += 1) {
    const text = lines[at]!.text.trim();
    const signature = /^--\s?$/.test(text) && inside - at <= 14;
    if (!signature && !disclaimer.test(text) && !(sentFrom.test(text) && inside - at <= 6 && text.length < 80))
      continue;
    const rest = lines
      .slice(at, inside)
      .map((line) => line.text.toLowerCase())
      .join(' ');
    if (!sender.some((word) => rest.includes(word))) return at;
  }
  return inside;
}

/** Where quoting ends for good. */
function endOfQuote(
  lines: readonly QuotableLine[],
  { begin, end, depth }: { readonly begin: number; readonly end: number; readonly depth: number },
): number {
  let last = begin;
  for (let at = begin; at < end; at += 1) if (lines[at]!.depth >= depth) last = at + 1;
  return last;
}

/** By what a message would name its sender: the words of the name, the domain without its ending. */
function wordsOfSender(name: string | undefined, address: string | undefined): readonly string[] {
  const host =
    address
      ?.slice(address.indexOf('@') + 1)
      .split('.')
      .slice(0, -1) ?? [];
  const words = (name ?? '').toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? [];
  return [...words, ...host.filter((part) => part.length > 3)];
}
