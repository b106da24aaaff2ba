/** LIST: how prices say that tax is in them. */
export const taxed: readonly string[] = [
  ...['inkl. MwSt.', 'inkl. 19 % MwSt.', 'inkl. USt.', 'brutto', 'inkl. aller Steuern', '(davon MwSt. 7 %)'],
  ...['incl. VAT', 'including taxes', 'taxes included', 'incl. all fees', '(tax included)', 'inc. GST'],
  ...[
    'TTC',
    'TVA incluse',
    'toutes taxes comprises',
    'IVA incluido',
    'impuestos incluidos',
    'IVA inclusa',
    'IVA incl.',
  ],
  ...['incl. btw', 'inclusief btw', 'inkl. moms', 'inkl. mva.', 'heraf moms', 'sis. alv', 'z VAT', 'w tym VAT 8%'],
  ...['vč. DPH', 'áfával', 'cu TVA', 'KDV dahil', 'με ΦΠΑ', 'с ДДС', 'в т.ч. НДС'],
];

/** LIST: currencies as they stand beside amounts. */
export const currencies: readonly string[] = [
  '€',
  'EUR',
  'kr',
  'SEK',
  'CHF',
  '$',
  'USD',
  '£',
  'GBP',
  'zł',
  'Kč',
  'Ft',
  'lei',
];

/** LIST: makes of aeroplanes, cars, trains and ships, each with types. */
export const vehicles: readonly string[] = [
  ...[
    'Airbus A319',
    'Airbus A350-900',
    'Boeing 787-9',
    'Boeing 737 MAX 8',
    'Embraer 190',
    'ATR 72-600',
    'Bombardier CRJ900',
  ],
  ...[
    'VW Polo',
    'Škoda Fabia',
    'Renault Clio',
    'Toyota Yaris',
    'Ford Focus',
    'Fiat 500',
    'Peugeot 208',
    'BMW 320d',
    'Kia Ceed',
  ],
  ...['Stadler FLIRT 3', 'Siemens Desiro', 'Mercedes Tourismo', 'Setra S 516', 'MAN TGE'],
];

/** LIST: how hirers of cars leave the type open. */
export const orSimilar: readonly string[] = [
  ...['oder ähnlich', 'or similar', 'ou similaire', 'o similar', 'o simile', 'of vergelijkbaar', 'eller liknande'],
  ...['lub podobny', 'nebo podobný', 'tai vastaava'],
];

/** LIST: what houses are called. */
export const houses: readonly string[] = [
  ...['Hotel', 'Hôtel', 'Hostel', 'Pension', 'Gasthof', 'Villa', 'Albergo', 'Auberge', 'Posada', 'Hotell', 'Residence'],
  ...['Camping', 'Museum', 'Musée', 'Museo', 'Theater', 'Teatro', 'Haus', 'Casa', 'Café', 'Depot', 'Garage'],
];

/** LIST: invented names of houses and streets. */
export const names: readonly string[] = [
  'Linden',
  'Adler',
  'Rosen',
  'Miramar',
  'Aurora',
  'Flora',
  'Bellevue',
  'Marina',
  'Kastell',
];

/** LIST: what stands between the number of a train or bus and where it goes. */
export const towards: readonly string[] = [
  'Richtung',
  'direction',
  'towards',
  'richting',
  'retning',
  'mot',
  'direzione',
  'sentido',
];

/** LIST: parts of a house for theatre or music by language, and their sides. */
export const theatre: readonly (readonly [readonly string[], readonly string[]])[] = [
  [
    ['Parkett', 'Rang', '1. Rang', 'Balkon', 'Loge', 'Galerie', 'Parterre', 'Empore'],
    ['links', 'rechts', 'Mitte'],
  ],
  [
    ['Stalls', 'Circle', 'Dress Circle', 'Balcony', 'Gallery', 'Orchestra', 'Mezzanine'],
    ['left', 'right', 'centre'],
  ],
  [
    ['Orchestre', 'Balcon', 'Corbeille', '1er balcon', 'Loge', 'Paradis'],
    ['gauche', 'droite', 'côté jardin'],
  ],
  [
    ['Platea', 'Galleria', 'Palco', 'Loggione', 'Balconata'],
    ['destra', 'sinistra', 'centrale'],
  ],
  [
    ['Patio de butacas', 'Anfiteatro', 'Platea', 'Palco', 'Entresuelo'],
    ['izquierda', 'derecha', 'centro'],
  ],
  [
    ['Zaal', 'Balkon', 'Parket', 'Loge', 'Parkett', 'Balkong'],
    ['links', 'rechts', 'midden', 'vänster', 'höger'],
  ],
  [
    ['Parter', 'Balkon', 'Loża', 'Balkón', 'Lóže', 'Přízemí'],
    ['lewa', 'prawa', 'vlevo', 'vpravo', 'střed'],
  ],
  [
    ['Партер', 'Балкон', 'Амфитеатр', 'Ложа'],
    ['левая сторона', 'правая сторона', 'середина'],
  ],
];
