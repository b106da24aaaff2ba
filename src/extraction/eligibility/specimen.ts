import { fold } from '../words/fold.ts';

/** LIST: what is printed over a ticket that is none, alone in its line or before a dash, in capitals where the script has them. */
const stamp =
  /^(?:SP[EÉ]CIMEN|MUSTER|SAMPLE|UK[AÁ]ZKA|VZOR|WZ[OÓ]R|FAC-?SIMILE|VOORBEELD|MINTA|[OÖ]RNEK|UZORAK|OBRAZEC|ОБРАЗЕЦ|ЗРАЗОК|[ΥY]Π[ΟΌ]ΔΕΙΓΜΑ|ΔΕΙΓΜΑ|N[AÄ]IDIS|PARAUGS|PAVYZDYS|見本|サンプル|견본|样票|樣票|樣張|ตัวอย่าง)(?:$|\s*[-–—!·:(/*|].*|\s+(?:TICKET|BILLET|KARTE|FAHRKARTE|BILET|BILJETT|BIGLIETTO|UNG[UÜ]LTIG|NOT VALID|NON VALABLE)\b.*)/u;

/** LIST: sentences that say so. */
const said =
  /\b(?:this is (?:only )?a (?:sample|specimen)|sample ticket|specimen ticket|(?:muster|beispiel)ticket|dies(?:er|es|e)? (?:ticket |karte |dokument )?ist (?:nur )?ein muster|ceci (?:est|n.est qu.)\s?un (?:specimen|exemple)|billet specimen|questo e un (?:fac-?simile|esempio)|biglietto (?:fac-?simile|di esempio)|esto es (?:una muestra|un ejemplo)|entrada de muestra|dit is een voorbeeld|voorbeeldticket|ukazkova vstupenka|vzorova vstupenka|przykladowy bilet|wzor biletu|provbiljett|exempelbiljett|eksempelbillett?|mallilippu|mintajegy)\b/u;

/** Whether a document says that it only shows what a ticket looks like. At most the first 300 lines are looked at. */
export function isSpecimen(lines: readonly string[]): boolean {
  return lines
    .slice(0, 300)
    .some((line) => stamp.test(line.trim().slice(0, 60)) || said.test(fold(line.slice(0, 400))));
}
