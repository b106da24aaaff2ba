/** Sentences of a document that speak to a machine and not to people: no ticket is read in them, they are not sent, and bear nothing out. */
import { fold } from './fold.ts';

/** LIST: words for what a model is told, and for telling it otherwise; folded, several languages in each line. */
const cues: readonly RegExp[] = [
  // Ignore all previous instructions; disregard the rules above.
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:instructions?|prompts?|rules|directions|guidelines|above)\b/,
  /\b(?:ignorier\w*|missachte\w*|vergiss|vergessen sie)\b.{0,50}\b(?:anweisung\w*|anleitung\w*|regeln|vorgaben|vorherige\w*)\b/,
  /\b(?:ignore[sz]?|ignorer|oublie[zr]?|ne tiens pas compte)\b.{0,50}\b(?:instructions?|consignes|regles)\b/,
  /\b(?:ignora|ignore|ignorar|olvida|olvide|esquece|esqueca|dimentica)\b.{0,50}\b(?:instruccion\w*|instruco\w*|instrucoes|istruzion\w*|reglas|regras|regole)\b/,
  /\b(?:negeer|vergeet)\b.{0,50}\b(?:instructies|aanwijzingen|regels|opdrachten)\b/,
  /\b(?:zignoruj|ignoruj|zapomnij|ignoruj\w*)\b.{0,50}\b(?:polecenia|instrukcj\w*|instrukce|pokyny|zasady)\b/,
  /\b(?:onceki|tum|yukaridaki)\b.{0,30}\b(?:talimat\w*|yonerge\w*)\b|\b(?:ignorera|ignorer|ignorér|unohda)\b.{0,40}\b(?:instruktion\w*|instruks\w*|ohjeet)\b/,
  /(?:игнориру|забудь|не обраща\S* внимани).{0,50}(?:инструкц|указани|правил)|ігнору.{0,50}інструкц/,
  /(?:忽略|无视|無視|忘记).{0,30}(?:指令|指示|说明|提示|規則|规则)|(?:指示|命令|ルール).{0,12}(?:無視|忘れ)|이전.{0,12}(?:지시|명령).{0,12}무시/,
  /(?:تجاهل|انس).{0,40}(?:التعليمات|ال[أا]وامر|القواعد)|(?:התעלם|התעלמו).{0,40}(?:הוראות|ההנחיות)|(?:αγνοησε|αγνοηστε).{0,40}(?:οδηγι|εντολ)|(?:अनदेखा|निर्देश).{0,40}(?:निर्देश|अनदेखा)/,
  // Who is spoken to, and in which form.
  /\b(?:system prompt|system message|developer message|prompt injection|jailbreak|large language model|language model|llms?|chatgpt|gpt-?\d)\b/,
  /\b(?:ai|ki|ia|a\.i\.) ?-?(?:assistants?|assistent\w*|models?|modell?|modelo|modele|agents?|systems?|parsers?|readers?|bots?)\b|\b(?:assistant|asistente|assistente|assistent) (?:ia|ki|ai|de ia|virtual)\b|\byou are (?:now )?(?:an?|the) (?:ai|assistant|model|bot)\b/,
  /\b(?:notes?|hinweis|message|attention|instructions?|anweisung\w*|anleitung|befehl|consignes?|instruccion\w*|instruco\w*|istruzion\w*|instructie|nota|aviso|nachricht|opmerking) (?:to|for|an|fur|pour|para|per|voor|a|aux?|alla|die|das|den|le|la|l'|el|o|de|het|any|all)(?: \w+)? ?(?:the |die |das |den |les? |la |l'|el |os? |de |het |any |all )?(?:ai|ki|ia|machines?|maschinen?|bots?|robots?|parsers?|extractors?|models?|modelle?|modelos?|modeles?|assistants?|automat\w*)\b/,
  /<\/?(?:system|instructions?|assistant|user|tool)>|\[\/?inst\]|<\|(?:im_start|im_end|system|user|assistant)\|>|^\s*(?:system|assistant|developer)\s*:/,
  /\b(?:respond|reply|answer|output|return|antworte|reponds|responde|rispondi|antwoord)\b.{0,30}\b(?:json|only with|nur mit|uniquement|solo con|alleen met)\b|"(?:istickets?|tickets|readings|otherwise)"\s*:/,
  /\b(?:do not|don't) (?:extract|parse)\b|\bwhen (?:extracting|parsing|summari[sz]ing|reading this with)\b|\b(?:set|change|overwrite|replace) (?:the )?(?:field|value|barcode|qr ?code|payload|json|output)\b/,
];

/** Whether a text speaks to a machine that reads it. */
export function speaksToMachines(text: string): boolean {
  const folded = fold(text.slice(0, 1000).replace(/[\p{Cf}]/gu, ''));
  return cues.some((cue) => cue.test(folded));
}
