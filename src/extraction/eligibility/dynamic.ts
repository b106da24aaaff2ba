import { parseUicHeader } from '#src/barcodes/uic/header.ts';
import { isRenewed } from '#src/barcodes/vdv/entitlement.ts';
import { parseVdv } from '#src/barcodes/vdv/parse-vdv.ts';
import type { ExtractionInput } from '../extractor.ts';
import { textOf } from '../text-of.ts';
import { fold } from '../words/fold.ts';

/** Words with which issuers say that a code changes, so that a copy of it opens nothing. */
const changing =
  /safetix|rotating (?:bar|qr)? ?code|(?:bar|qr)[- ]?code (?:is|will be|gets) (?:refreshed|updated|renewed)|code (?:changes|refreshes|rotates|updates) (?:every|automatically|constantly|regularly)|screenshots? (?:will not|won't|are not|cannot|can't|is not) (?:be )?(?:work|accepted|valid|used|scan)|(?:dynamic|animated|moving) (?:bar|qr)[- ]?code|this (?:bar|qr)[- ]?code changes|dynamischer? (?:qr|bar|strich)[- ]?code|code (?:andert|aktualisiert|erneuert) sich|screenshots? (?:sind|werden|ist|wird) nicht (?:gultig|akzeptiert)|code[- ]barres (?:dynamique|evolutif)|(?:qr )?code (?:dynamique|evolutif|change|se renouvelle)|capture d'ecran (?:ne sera pas|non|n'est pas)|codigo (?:qr )?(?:dinamico|cambia|se actualiza)|capturas? de pantalla no|codice (?:qr )?(?:dinamico|cambia|si aggiorna)|screenshot non (?:sono|e) valid|dynamische (?:qr|bar|streep)[- ]?code|code (?:verandert|ververst|wijzigt)|codigo (?:qr )?(?:muda|atualiza)/;

/**
 * Whether a document says that its code changes over time, or the code itself does: then a pass made of it would not open
 * the gate.
 */
export function isDynamic(input: ExtractionInput): boolean {
  return input.barcodes.some(({ bytes }) => changes(bytes)) || changing.test(fold(textOf(input)));
}

function changes(bytes: Uint8Array): boolean {
  const product = parseVdv(bytes)?.product;
  return parseUicHeader(bytes)?.dynamic === true || (product !== undefined && isRenewed(product));
}
