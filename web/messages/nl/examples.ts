import type { Words } from '../words.ts';

/** Texts of /examples in Dutch. */
export const words: Words['examples'] = {
  title: 'Voorbeelden',
  description: 'Zes echte omzettingen: concert, vlucht, trein, bioscoop, meerdere tickets in één PDF en een bon.',
  heading: 'Voorbeelden',
  lead: 'Zes documenten en de passen die onze software ervan maakte, onbewerkt. Uitgevers, personen en boekingen zijn verzonnen, de omzettingen zijn echt. Kies een afbeelding om het paar schermvullend te zien.',
  about: {
    concert:
      'Datum, deuren open en aanvang krijgen elk hun eigen plek, net als vak, rij en stoel. De QR‑code is dezelfde.',
    flight:
      'De PDF417 van de luchtvaartmaatschappij blijft een PDF417. Gate en tijden komen van de pagina, de rest klopt met de code.',
    train:
      'Van een dienstregeling werden vertrek en aankomst gemaakt, elk in de tijdzone van het station. De Aztec-code is byte voor byte dezelfde.',
    movie:
      'Een schermafbeelding van een telefoon, gelezen met tekstherkenning. Bioscoop, zaal, rij en stoel staan waar ze bij de ingang kijken.',
    'pdf-tickets':
      'Drie tickets op één pagina geven drie passen. Elke pas heeft een eigen naam, prijs en code, en je voegt ze in één keer toe.',
    voucher:
      'Bedrag, geldigheid en code van een cadeaukaart. De Code\u00A0128 is opnieuw getekend, scherp genoeg voor elke kassa.',
  },
  next: {
    title: 'Nu jouw ticket',
    lead: 'Het kost een paar seconden, en geen account.',
    convert: 'Zet om',
    how: 'Zo werkt het',
  },
};
