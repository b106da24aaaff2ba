/** Codes that the law or a bank wants on bills: they prove a sale to a tax office or fill in a transfer, and open no gate. */

/**
 * LIST: how their payloads begin or what they hold, by country and rule. Austria: RKSV; Germany: DSFinV-K; Portugal: Portaria 195/2020; Russia: 54-FZ; Slovakia: eKasa;
 * Turkey: e-Arşiv; Czechia: QR Platba; Croatia: HUB3; Slovenia: UPN QR, Pravilnik o davčnih blagajnah; Serbia: NBS IPS; Brazil: Pix and other EMVCo payments.
 */
const schemes: readonly RegExp[] = [
  /^_R\d-AT\d_/,
  /^V0;[^;]*;Kassenbeleg-V\d;/,
  /^A:\d{9}\*B:[^*]*\*C:/,
  /^t=\d{8}T\d{4,6}&s=[\d.]+&fn=\d+/,
  /^O-[0-9A-F]{32}$/,
  /^\{\s*"vkntckn"\s*:/,
  /^SPD\*\d\.\d\*/,
  /^HRVHUB30\s/,
  /^UPNQR\s/,
  /^\d{60}$/,
  /^K:PR\|V:01\|/,
  /^0002010102(?:11|12)/,
];

/**
 * LIST: what the query of an address at a tax office is called. Brazil: `chNFe`, `chCTe`, `chBPe` and `p` of NFC-e; Croatia: `jir`, `zki`; Spain: TicketBAI, VERI*FACTU; Mexico: CFDI;
 * Serbia: `vl` of e-fiscal receipts.
 */
const addresses: readonly RegExp[] = [
  /[?&]ch(?:NFe|CTe|BPe|NF3e)=\d{44}/i,
  /\/(?:qrcode|nfce\/\w*)\?p=\d{44}/i,
  /[?&](?:jir|zki)=[0-9a-f-]{32,36}/i,
  /\/(?:ValidarQR|tbai)\b.*[?&](?:nif|id)=/i,
  /verificacfdi\.facturaelectronica\.sat\.gob\.mx/i,
  /suf\.purs\.gov\.rs\/v\/\?vl=/i,
];

/** Signs of a payload that are looked at. */
const most = 4000;

/** Whether a payload is of a bill's own code, for a tax office or a transfer. */
export function isOfReceipt(text: string): boolean {
  const payload = text.trim().slice(0, most);
  return (/^https?:/i.test(payload) ? addresses : schemes).some((pattern) => pattern.test(payload));
}
