/**
 * Stations of VIA Rail Canada by its four letters: those of its trains between cities, of The Canadian and of The Ocean. Facts as
 * VIA names them in its timetables, gathered at https://github.com/pndurette/viastations; written for this project.
 */
export type CanadianStation = { readonly name: string /** IANA */; readonly zone: string };

/** The station with a code; undefined for codes that are not in the table. */
export function canadianStation(code: string | undefined): CanadianStation | undefined {
  return code === undefined ? undefined : stations().get(code);
}

const facts: Readonly<Record<string, string>> = {
  'America/Halifax': `
AMHS Amherst|BTRS Bathurst|CBTN Campbellton|CHLO Charlo|HLFX Halifax|JACR Jacquet River|MCTN Moncton|MIRA Miramichi|PROC Petit Rocher
RGRV Rogersville|SACK Sackville|SPRJ Springhill Junction|TRUR Truro`,
  'America/Toronto': `
ALDR Aldershot|ALEX Alexandria|AMQU Amqui|BLVL Belleville|BRMP Brampton|BRTF Brantford|CAPR Capreol|CBRG Cobourg|CHAT Chatham
COTO Coteau|CSLM Casselman|CWLL Cornwall|DORV Dorval|DRMV Drummondville|FALL Fallowfield|GANA Gananoque|GEOR Georgetown
GLNC Glencoe|GRIM Grimsby|GUEL Guelph|GUIL Guildwood|HERV Hervey|INGR Ingersoll|JOLI Joliette|JONQ Jonquière|KGON Kingston
KITC Kitchener|LNDN London|LPOC La Pocatière|LTUQ La Tuque|MALT Malton|MJLI Mont-Joli|MMGY Montmagny|MTPD Matapédia|MTRL Montréal
NAPN Napanee|NIAG Niagara Falls|OAKV Oakville|OSHA Oshawa|OTTW Ottawa|PARS Parry Sound|PHOP Port Hope|QBEC Québec|RDLX Rivière-du-Loup
RMSK Rimouski|SARN Sarnia|SAYA Sayabec|SCAT St. Catharines|SENN Senneterre|SFOY Sainte-Foy|SHWN Shawinigan|SHYA Saint-Hyacinthe
SLAM Saint-Lambert|SMTF Smiths Falls|SMYS St. Marys|STRF Stratford|STRR Strathroy|SUDB Sudbury|SUDJ Sudbury Junction
TPIS Trois-Pistoles|TRNJ Trenton Junction|TRTO Toronto|WDON Windsor|WDST Woodstock|WSHG Washago`,
  'America/Winnipeg': `
CHUR Churchill|DAUP Dauphin|PLPX Portage la Prairie|RVRS Rivers|SLKT Sioux Lookout|THOM Thompson|TPAS The Pas|WNPG Winnipeg`,
  'America/Regina': `
BIGG Biggar|CANO Canora|MELV Melville|SASK Saskatoon|UNIT Unity|WATR Watrous`,
  'America/Edmonton': `
EDMO Edmonton|EDSN Edson|EVAN Evansburg|HINT Hinton|JASP Jasper|VKNG Viking|WAIN Wainwright`,
  'America/Vancouver': `
ABBO Abbotsford|ASHN Ashcroft|BLUE Blue River|BRNL Burns Lake|CLWT Clearwater|HOUS Houston|KAMN Kamloops North|KITW Kitwanga
MCBR McBride|NHAZ New Hazelton|PGEO Prince George|PRUP Prince Rupert|SMTR Smithers|TELK Telkwa|TRRC Terrace|VCVR Vancouver
VDRH Vanderhoof|VLMT Valemount`,
};

let parsed: ReadonlyMap<string, CanadianStation> | undefined;

function stations(): ReadonlyMap<string, CanadianStation> {
  parsed ??= new Map(
    Object.entries(facts).flatMap(([zone, list]) =>
      list
        .trim()
        .split(/[|\n]/)
        .map((fact) => [fact.slice(0, 4), { name: fact.slice(5), zone }] as const),
    ),
  );
  return parsed;
}
