import type { Words } from '../words.ts';

/** Texts of /examples in French. */
export const words: Words['examples'] = {
  title: 'Exemples',
  description: 'Six vraies conversions : concert, vol, train, cinéma, plusieurs billets dans un PDF et un bon.',
  heading: 'Exemples',
  lead: 'Six documents et les pass que notre moteur en a tirés, sans retouche. Émetteurs, personnes et réservations sont inventés ; les conversions sont vraies. Choisissez une image pour voir l’avant et l’après en plein écran.',
  about: {
    concert:
      'Date, ouverture des portes et début ont chacun leur place, tout comme le bloc, le rang et la place. Le code est le même code QR.',
    flight:
      'Le PDF417 de la compagnie reste un PDF417. La porte et les heures viennent de la page, le reste concorde avec le code.',
    train:
      'Un horaire est devenu un départ et une arrivée, chacun dans le fuseau de sa gare. Le code Aztec est conservé octet par octet.',
    movie:
      'Une capture d’écran de téléphone, lue par reconnaissance de texte. Cinéma, salle, rang et place sont là où l’ouvreur regarde.',
    'pdf-tickets':
      'Trois billets sur une page donnent trois pass. Chacun a son nom, son prix et son code, et tous s’ajoutent en une fois.',
    voucher:
      'Montant, date limite et code d’une carte cadeau. Le Code\u00A0128 est redessiné, assez net pour n’importe quelle caisse.',
  },
  next: {
    title: 'À votre tour',
    lead: 'Quelques secondes suffisent, sans compte.',
    convert: 'Convertir',
    how: 'Comment ça marche',
  },
};
