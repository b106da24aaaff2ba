import { fold } from './fold.ts';

/** LIST: what stands above the name of who wrote a letter, folded. */
const closings: ReadonlySet<string> = new Set(
  [
    'kind regards|best regards|warm regards|regards|with kind regards|yours sincerely|yours faithfully|sincerely|best wishes|many thanks|thank you|thanks|cheers|see you soon',
    'viele grüße|viele grüsse|liebe grüße|beste grüße|herzliche grüße|mit freundlichen grüßen|mit freundlichen grüssen|freundliche grüße|freundliche grüsse|mit besten grüßen|vielen dank|danke|ihr team|dein team|euer team',
    'cordialement|bien cordialement|bien à vous|sincères salutations|meilleures salutations|à bientôt|merci',
    'un saludo|saludos|saludos cordiales|un cordial saludo|atentamente|le saluda atentamente|gracias|muchas gracias|hasta pronto',
    'cordiali saluti|distinti saluti|un saluto|saluti|a presto|grazie',
    'com os melhores cumprimentos|melhores cumprimentos|cumprimentos|atenciosamente|atentamente|obrigado|obrigada|abraço|até breve',
    'salutacions|salutacions cordials|una salutació|moltes gràcies|gràcies|fins aviat|saúdos|un saúdo|agur bero bat',
    'met vriendelijke groet|met vriendelijke groeten|vriendelijke groet|vriendelijke groeten|hartelijke groet|groeten|bedankt|tot snel',
    'med vänlig hälsning|med vänliga hälsningar|vänliga hälsningar|vänligen|hälsningar|tack',
    'med venlig hilsen|venlig hilsen|mange hilsner|de bedste hilsner|hilsen|tak',
    'med vennlig hilsen|vennlig hilsen|hilsen|takk|beste hilsen',
    'ystävällisin terveisin|terveisin|parhain terveisin|kiitos',
    'bestu kveðjur|kær kveðja|með kveðju|takk fyrir',
    'pozdrawiam|pozdrawiamy|z poważaniem|serdecznie pozdrawiamy|dziękujemy',
    's pozdravem|s přátelským pozdravem|děkujeme|s pozdravom|ďakujeme',
    'üdvözlettel|tisztelettel|köszönjük',
    'cu stimă|cu respect|toate cele bune|mulțumim',
    'srdačan pozdrav|s poštovanjem|lijep pozdrav|lep pozdrav|lepo pozdravljeni|hvala|срдачан поздрав|с поштовањем|хвала',
    'pagarbiai|su pagarba|ačiū|ar cieņu|paldies|lugupidamisega|parimate soovidega|aitäh',
    'saygılarımızla|saygılarımla|iyi günler|teşekkürler|teşekkür ederiz',
    'με εκτίμηση|φιλικά|ευχαριστούμε|με φιλικούς χαιρετισμούς',
    'с уважением|спасибо|з повагою|дякуємо|с уважение|поздрави|благодарим',
    'trân trọng|xin cảm ơn|cảm ơn|hormat kami|salam|terima kasih|salam hormat',
    '敬具|ありがとうございます|よろしくお願いいたします|감사합니다|此致|敬礼|谢谢|謝謝|ขอแสดงความนับถือ|ขอบคุณ|ขอบคุณค่ะ|धन्यवाद|সধন্যবাদ',
    'مع تحياتنا|مع خالص التحيات|شكرا|בברכה|תודה|با احترام',
  ].flatMap((line) => line.split('|').map(fold)),
);

/** Whether a text is what closes a letter, and so the value of nothing: "Viele Grüße", "Un saludo,". */
export function isLetterClosing(text: string): boolean {
  return closings.has(
    fold(text)
      .replace(/[\s,.!:;…]+$/u, '')
      .trim(),
  );
}
