import { fold } from './fold.ts';

/** LIST: what papers are headed with that fine somebody for a ride or a place to park: they name a ride that is over. */
const headings =
  `penalty fare|unpaid fare notice|penalty charge notice|parking charge notice|fixed penalty|notice of (?:violation|infraction)|parking (?:violation|infringement)|infringement notice
  |fahrpreisnacherhebung|erhohtes beforderungsentgelt|zahlungsaufforderung mehrgebuhr|bussgeldbescheid|bu(?:ss|ß)geld|strafverfugung|ordnungsbusse|verwarnung mit verwarnungsgeld
  |proces-verbal d|avis de contravention|amende forfaitaire|forfait (?:de )?post-stationnement|constat d'infraction
  |boletin de denuncia|notificacion de (?:denuncia|multa|sancion)|recargo extraordinario|acta de infraccion|butlleta de denuncia|verbale di (?:contestazione|accertamento|violazione)|sanzione amministrativa
  |uitstel van betaling|naheffingsaanslag|boetebeschikking|auto de (?:noticia|contraordenacao|infracao)|notificacao de (?:autuacao|multa|infracao)|aviso de coima
  |tillaggsavgift|kontrollavgift|parkeringsanmarkning|kontrolafgift|parkeringsafgift|tilleggsavgift|kontrollgebyr|parkeringsgebyr|tarkastusmaksu|pysakointivirhemaksu|viivistasu otsus|leppetrahvi? nouue
  |wezwanie do zaplaty|mandat karny|oplata dodatkowa za przejazd|zapis o (?:provedene )?prepravni kontrole|prirazka k jizdnemu|sankcna uhrada|upozornenie na priestupok
  |potdij(?:fizetes|azas| fizetesi)|birsag|helyszini birsag|proces-verbal de (?:constatare|contraventie)|obavijest o prekrsaju|prekrsajni nalog|placilni nalog|obvestilo o prekrsku
  |idari para cezasi|ceza tutanagi|pranesimas apie pazeidima|administrativa parkapuma|πραξη βεβαιωσης|βεβαιωση προστιμου|επιβολη προστιμου|постановление (?:по делу )?о|протокол об? (?:административном )?правонарушени|постанова про|наказателно постановление
  |bien ban (?:vi pham|xu phat)|surat tilang|surat denda|notis kesalahan`.replace(/\n\s*/g, '');
const headed = new RegExp(`^(?:${headings})`, 'u');

/** LIST: the same in scripts without blanks or in which words stand otherwise. */
const elsewhere =
  /放置車両確認標章|割増運賃.{0,6}請求|(?:违章|違規|违法)停(?:车|車).{0,6}(?:通知|告知)|罚款通知|罰款通知|과태료 ?(?:부과|고지)|부가운임 ?(?:납부|고지)|^(?:ה?דוח|דו"ח) (?:חניה|פיקוח)|^הודעת (?:תשלום )?קנס|^(?:اشعار|محضر) مخالفة|^ใบสั่ง/u;

/** Lines of a head, and signs of a heading. */
const bounds = { lines: 8, signs: 90 } as const;

/** Whether a paper is headed as a fine. */
export function isHeadedAsPenalty(lines: readonly string[]): boolean {
  return lines
    .slice(0, bounds.lines)
    .filter((line) => line.length <= bounds.signs)
    .map((line) => fold(line).trim())
    .some((line) => headed.test(line) || elsewhere.test(line));
}
