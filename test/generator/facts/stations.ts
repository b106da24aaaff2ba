import type { Language } from '../locales/locale.ts';

/** A place that trains, buses or ships leave from. */
export type Stop = { readonly name: string; readonly city: string; readonly zone: string };

/** Railway stations by the language that their tickets are written in; far enough apart to be a journey. */
export const stations: Readonly<Record<Language, readonly Stop[]>> = {
  en: stops(
    'Europe/London',
    ['London Kings Cross', 'London'],
    ['Edinburgh Waverley', 'Edinburgh'],
    ['York', 'York'],
    ['Leeds', 'Leeds'],
    ['Bristol Temple Meads', 'Bristol'],
    ['Manchester Piccadilly', 'Manchester'],
  ),
  de: stops(
    'Europe/Berlin',
    ['Hamburg Hbf', 'Hamburg'],
    ['Berlin Hbf', 'Berlin'],
    ['München Hbf', 'München'],
    ['Köln Hbf', 'Köln'],
    ['Frankfurt(Main)Hbf', 'Frankfurt'],
    ['Leipzig Hbf', 'Leipzig'],
    ['Göttingen', 'Göttingen'],
  ),
  fr: stops(
    'Europe/Paris',
    ['Paris Gare de Lyon', 'Paris'],
    ['Lyon Part-Dieu', 'Lyon'],
    ['Marseille Saint-Charles', 'Marseille'],
    ['Lille Flandres', 'Lille'],
    ['Rennes', 'Rennes'],
    ['Dijon Ville', 'Dijon'],
  ),
  es: stops(
    'Europe/Madrid',
    ['Madrid Puerta de Atocha', 'Madrid'],
    ['Barcelona Sants', 'Barcelona'],
    ['Sevilla Santa Justa', 'Sevilla'],
    ['Valencia Joaquín Sorolla', 'Valencia'],
    ['Zaragoza Delicias', 'Zaragoza'],
  ),
  it: stops(
    'Europe/Rome',
    ['Roma Termini', 'Roma'],
    ['Milano Centrale', 'Milano'],
    ['Firenze S. M. Novella', 'Firenze'],
    ['Napoli Centrale', 'Napoli'],
    ['Bologna Centrale', 'Bologna'],
    ['Venezia S. Lucia', 'Venezia'],
  ),
  nl: stops(
    'Europe/Amsterdam',
    ['Amsterdam Centraal', 'Amsterdam'],
    ['Utrecht Centraal', 'Utrecht'],
    ['Rotterdam Centraal', 'Rotterdam'],
    ['Groningen', 'Groningen'],
    ['Eindhoven Centraal', 'Eindhoven'],
    ['Maastricht', 'Maastricht'],
  ),
  pt: stops(
    'Europe/Lisbon',
    ['Lisboa Oriente', 'Lisboa'],
    ['Porto Campanhã', 'Porto'],
    ['Coimbra-B', 'Coimbra'],
    ['Braga', 'Braga'],
    ['Faro', 'Faro'],
    ['Aveiro', 'Aveiro'],
  ),
};

/** Bus stations of towns with more than one zone among them. */
export const busStops: Readonly<Record<Language, readonly Stop[]>> = {
  en: stops(
    'Europe/London',
    ['Oxford Gloucester Green', 'Oxford'],
    ['Birmingham Coach Station', 'Birmingham'],
    ['Cardiff Sophia Gardens', 'Cardiff'],
    ['Glasgow Buchanan', 'Glasgow'],
  ),
  de: stops(
    'Europe/Berlin',
    ['Berlin ZOB', 'Berlin'],
    ['Dresden Bayrische Str.', 'Dresden'],
    ['Bremen ZOB', 'Bremen'],
    ['Hannover ZOB', 'Hannover'],
  ),
  fr: stops(
    'Europe/Paris',
    ['Paris Bercy Seine', 'Paris'],
    ['Lyon Perrache', 'Lyon'],
    ['Grenoble Gare routière', 'Grenoble'],
    ['Rouen Kindarena', 'Rouen'],
  ),
  es: stops(
    'Europe/Madrid',
    ['Madrid Estación Sur', 'Madrid'],
    ['Granada Estación de Autobuses', 'Granada'],
    ['Burgos', 'Burgos'],
    ['Murcia Estación', 'Murcia'],
  ),
  it: stops(
    'Europe/Rome',
    ['Roma Tiburtina', 'Roma'],
    ['Siena Fontebranda', 'Siena'],
    ['Bari Largo Sorrentino', 'Bari'],
    ['Perugia Piazza Partigiani', 'Perugia'],
  ),
  nl: stops(
    'Europe/Amsterdam',
    ['Amsterdam Sloterdijk', 'Amsterdam'],
    ['Arnhem Busstation', 'Arnhem'],
    ['Breda Centraal', 'Breda'],
    ['Zwolle', 'Zwolle'],
  ),
  pt: stops(
    'Europe/Lisbon',
    ['Lisboa Sete Rios', 'Lisboa'],
    ['Porto Casa da Música', 'Porto'],
    ['Évora Terminal', 'Évora'],
    ['Viseu Central', 'Viseu'],
  ),
};

/** Ferry ports, in pairs that ships do connect. */
export const crossings: readonly (readonly [Stop, Stop])[] = [
  [port('Kiel', 'Europe/Berlin'), port('Göteborg', 'Europe/Stockholm')],
  [port('Dover', 'Europe/London'), port('Calais', 'Europe/Paris')],
  [port('Rotterdam Europoort', 'Europe/Amsterdam', 'Rotterdam'), port('Hull', 'Europe/London')],
  [port('Barcelona', 'Europe/Madrid'), port('Palma', 'Europe/Madrid')],
  [port('Genova', 'Europe/Rome'), port('Olbia', 'Europe/Rome')],
  [port('Helsinki', 'Europe/Helsinki'), port('Tallinn', 'Europe/Tallinn')],
  [port('Funchal', 'Atlantic/Madeira'), port('Porto Santo', 'Atlantic/Madeira')],
  [port('Marseille', 'Europe/Paris'), port('Ajaccio', 'Europe/Paris')],
];

function stops(zone: string, ...names: readonly (readonly [string, string])[]): readonly Stop[] {
  return names.map(([name, city]) => ({ name, city, zone }));
}

function port(name: string, zone: string, city = name): Stop {
  return { name, city, zone };
}
