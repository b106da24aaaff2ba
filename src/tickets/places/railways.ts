/** Railways by RICS code, and the zones of stations by the country in their UIC code: facts, written for this project. */

/** The name of a company by its RICS code: four digits, or the number of them (`1080`, `80`). */
export function railwayByCode(code: string | number | undefined): string | undefined {
  return code === undefined ? undefined : names().get(Number(code));
}

/** The zone at a station by its UIC code of seven digits, whose first two tell the country (`8011160`). */
export function zoneOfStationCode(code: string | number | undefined): string | undefined {
  const digits = String(code ?? '');
  return /^\d{7}$/.test(digits) ? countryZones[digits.slice(0, 2)] : undefined;
}

/** The zone of the country whose railway has a RICS code: those of national railways end with the country's digits. */
export function zoneOfRailway(code: string | number | undefined): string | undefined {
  const number = Number(code ?? Number.NaN);
  const isNational = (number >= 10 && number <= 94) || (number >= 1010 && number <= 1194);
  return isNational && names().has(number) ? countryZones[String(number % 100)] : undefined;
}

const facts = `
10 1010 VR|51 1151 PKP Intercity|52 1152 BDZ|53 1153 CFR Călători|54 1154 České dráhy|55 1155 MÁV-START|56 1156 ZSSK|62 1062 ŽPCG|71 1071 Renfe
72 1072 Srbija Voz|73 1073 Hellenic Train|74 1074 SJ|75 1075 TCDD|76 1076 Vy|78 1078 HŽ Putnički prijevoz|79 1179 SŽ|80 1080 Deutsche Bahn
81 1181 ÖBB|82 1082 CFL|83 1083 Trenitalia|84 1184 NS|85 1185 SBB|86 1186 DSB|87 1187 SNCF|88 1088 SNCB/NMBS|94 1094 CP|43 - GySEV
22 - Ukrzaliznytsia|23 - CFM|24 - LTG|25 - LDZ|50 - ŽFBH|60 - Iarnród Éireann|65 - MŽ|3018 - Benerail|3268 - Eurostar|9901 - Eurail|1251 - PKP Intercity
`;

let parsed: ReadonlyMap<number, string> | undefined;

function names(): ReadonlyMap<number, string> {
  parsed ??= new Map(
    facts
      .trim()
      .split(/[|\n]/)
      .flatMap((fact) => {
        const [, first, second, name] = /^(\d+) (\d+|-) (.+)$/.exec(fact)!;
        return [first!, second!].filter((code) => code !== '-').map((code) => [Number(code), name!] as const);
      }),
  );
  return parsed;
}

/** UIC leaflet 920-14; countries with several zones are those of their mainland's railways. */
const countryZones: Readonly<Record<string, string>> = {
  10: 'Europe/Helsinki',
  21: 'Europe/Minsk',
  22: 'Europe/Kyiv',
  23: 'Europe/Chisinau',
  24: 'Europe/Vilnius',
  25: 'Europe/Riga',
  26: 'Europe/Tallinn',
  41: 'Europe/Tirane',
  43: 'Europe/Budapest',
  50: 'Europe/Sarajevo',
  51: 'Europe/Warsaw',
  52: 'Europe/Sofia',
  53: 'Europe/Bucharest',
  54: 'Europe/Prague',
  55: 'Europe/Budapest',
  56: 'Europe/Bratislava',
  60: 'Europe/Dublin',
  62: 'Europe/Podgorica',
  65: 'Europe/Skopje',
  70: 'Europe/London',
  71: 'Europe/Madrid',
  72: 'Europe/Belgrade',
  73: 'Europe/Athens',
  74: 'Europe/Stockholm',
  75: 'Europe/Istanbul',
  76: 'Europe/Oslo',
  78: 'Europe/Zagreb',
  79: 'Europe/Ljubljana',
  80: 'Europe/Berlin',
  81: 'Europe/Vienna',
  82: 'Europe/Luxembourg',
  83: 'Europe/Rome',
  84: 'Europe/Amsterdam',
  85: 'Europe/Zurich',
  86: 'Europe/Copenhagen',
  87: 'Europe/Paris',
  88: 'Europe/Brussels',
  94: 'Europe/Lisbon',
};
