import type { ProblemWords } from './problem-words.ts';

/** Why something is no ticket; what to do instead is the same for all. */
const noTicket = (message: string) => ({
  message,
  advice: 'Envoyez le billet, la carte d’embarquement, la confirmation ou le bon lui-même.',
});

/** Sentences for every problem in French. */
export const fr: ProblemWords = {
  'document.empty': {
    message: 'Le fichier est vide.',
    advice: 'Enregistrez de nouveau le billet et prenez le nouveau fichier.',
  },
  'document.too-large': {
    message: 'Le fichier dépasse {limit}.',
    advice: 'Envoyez seulement la page du billet ou une capture d’écran.',
  },
  'document.unsupported': {
    message: 'Nous ne savons pas lire ce type de fichier.',
    advice: 'Nous lisons PDF, JPG, PNG et e-mail (.eml). Une capture d’écran du billet convient aussi.',
  },
  'document.heic': {
    message: 'C’est une photo HEIC, que nous ne savons pas lire.',
    advice:
      'Envoyez-en une capture d’écran ou partagez-la en JPEG : sur iPhone, Partager, Options, Le plus compatible ; sur Mac, exportez-la depuis Aperçu.',
  },
  'document.unreadable': {
    message: 'Le fichier est endommagé ou n’est pas ce que dit son nom.',
    advice: 'Téléchargez de nouveau le billet ou faites-en une capture d’écran.',
  },
  'document.damaged': {
    message: 'Une partie de l’image manque ou est abîmée ; nous avons lu le reste.',
    advice: 'S’il manque quelque chose sur le pass, renvoyez l’image.',
  },
  'document.locked': {
    message: 'Ce PDF demande un mot de passe.',
    advice: 'Envoyez-le sur notre site avec son mot de passe, ou prenez une copie sans mot de passe.',
  },
  'document.too-many-pages': {
    message: 'Nous avons lu les {read} premières pages sur {pages}.',
    advice: 'Envoyez les pages restantes dans un fichier à part.',
  },
  'document.picture-too-large': {
    message: 'L’image compte {width} × {height} pixels, plus que nous n’en ouvrons.',
    advice: 'Réduisez-la ou recadrez-la sur le billet.',
  },
  'document.too-deep': {
    message: 'L’e-mail est imbriqué plus profondément que nous n’ouvrons.',
    advice: 'Envoyez le billet lui-même plutôt que toute la conversation.',
  },
  'document.partly-read': {
    message: 'Nous n’avons pu lire qu’une partie du fichier.',
    advice: 'Réessayez, ou envoyez le billet en PDF ou en capture d’écran.',
  },
  'document.too-slow': {
    message: 'La lecture durait trop longtemps et a été arrêtée.',
    advice: 'Envoyez une capture d’écran du billet.',
  },
  'document.too-complex': {
    message: 'La lecture demandait trop de mémoire et a été arrêtée.',
    advice: 'Envoyez une capture d’écran du billet.',
  },
  'barcode.binary-qr': {
    message: 'Les codes QR à contenu binaire ne peuvent pas être traités.',
    advice: 'Présentez le billet original ; Wallet ne peut pas dessiner ce code à l’identique.',
  },
  'barcode.unsupported': {
    message:
      'Wallet n’a pas de code {symbology}. Il est montré en code QR de même contenu, qui pourrait ne pas être lu.',
    advice: 'Gardez le billet original à portée de main.',
  },
  'barcode.newer-wallet': {
    message:
      'Wallet montre les codes {symbology} depuis iOS\u00a027. Les iPhone plus anciens montrent un code QR de même contenu, qui pourrait ne pas être lu.',
    advice: 'Gardez le billet original à portée de main.',
  },
  'barcode.gs1': {
    message: 'Le code {symbology} porte une marque GS1 que Wallet ne peut pas dessiner ; le contenu reste le même.',
    advice: 'Gardez l’original : un lecteur qui exige la marque refuse le pass.',
  },
  'barcode.not-proven': {
    message:
      'Dessiné comme par Wallet, le code {symbology} ne se relisait pas à l’identique ; aucun pass n’a été fait.',
    advice: 'Présentez le billet original.',
  },
  'barcode.too-large': {
    message: 'Le code contient {bytes} octets, plus que Wallet ne peut dessiner en {symbology}.',
    advice: 'Présentez le billet original.',
  },
  'ticket.none': noTicket(
    'Nous l’avons lu, mais sans y trouver de réservation, de place, de validité ni de numéro de billet.',
  ),
  'paper.invoice': noTicket('Cela ressemble à une facture d’achat, pas à un billet.'),
  'paper.receipt': noTicket('Cela ressemble à un ticket de caisse, pas à un billet.'),
  'paper.menu': noTicket('Cela ressemble à un menu, pas à un billet.'),
  'paper.newsletter': noTicket('Cela ressemble à une newsletter ou à de la publicité, pas à un billet.'),
  'paper.timetable': noTicket('Cela ressemble à une fiche horaire, pas à un billet.'),
  'paper.web-page': noTicket('Cela ressemble à une page web ou à un article, pas à un billet.'),
  'paper.letter': noTicket('Cela ressemble à une lettre, pas à un billet.'),
  'paper.form': noTicket('Cela ressemble à un formulaire, pas à un billet.'),
  'paper.list': noTicket('Cela ressemble à une liste, pas à un billet.'),
  'paper.parcel': noTicket('Cela ressemble à un message au sujet d’un colis, pas à un billet.'),
  'paper.cancelled': {
    message: 'Ce document annonce l’annulation d’une réservation : il n’y a plus de billet.',
    advice: 'Si vous avez réservé de nouveau, envoyez le nouveau billet.',
  },
  'paper.waiting': {
    message: 'Il s’agit d’une place en liste d’attente : il n’y a pas encore de billet.',
    advice: 'Envoyez le billet dès que vous l’aurez.',
  },
  'paper.specimen': noTicket('C’est un spécimen qui montre à quoi ressemble un billet, pas un billet.'),
  'paper.blank': {
    message: 'Nous n’avons trouvé ici ni texte ni code.',
    advice: 'Envoyez une image plus grande et plus nette, ou le PDF ou l’e‑mail d’origine.',
  },
  'paper.unclear': {
    message: 'Nous n’avons presque rien pu lire ici et n’y avons pas trouvé de billet.',
    advice: 'Envoyez une image plus grande et plus nette, ou le PDF ou l’e‑mail d’origine.',
  },
  'ticket.past': {
    message: 'Ce billet était pour le {when}.',
    advice: 'Le pass a tout de même été créé.',
  },
  'ticket.too-many': {
    message: 'Le fichier parle de plus de {read} billets ; nous avons fait les pass des {read} premiers.',
    advice: 'Envoyez les pages restantes dans un fichier à part.',
  },
  'ticket.recognised': {
    message: 'Lu sur une image, une lettre ou un chiffre peut être faux : {what}.',
    advice: 'Comparez avec l’original avant de vous y fier.',
  },
  'ticket.check': {
    message: 'À vérifier : {what}.',
    advice: 'Comparez avec l’original avant de vous y fier.',
  },
  'ticket.bare': {
    message: 'Nous n’avons trouvé ni date ni code pour ce billet.',
    advice: 'Gardez l’original ; le pass seul pourrait ne pas suffire.',
  },
  'ticket.dynamic': {
    message: 'Ce billet indique que son code change avec le temps ; une copie n’ouvrirait rien.',
    advice: 'Utilisez l’application ou le lien Wallet de l’émetteur.',
  },
  'model.no-answer': {
    message: 'Le modèle de langue qui aide pour les documents inhabituels n’a pas répondu cette fois.',
    advice: 'Si c’est un billet, réessayez plus tard.',
  },
  'pass.failed': {
    message: 'Le pass pour « {title} » n’a pas pu être créé.',
    advice: 'Les autres ne sont pas touchés ; renvoyez le billet pour réessayer.',
  },
  'job.crashed': {
    message: 'Le contenu n’a pas pu être converti : la lecture a échoué deux fois.',
    advice: 'Envoyez une capture d’écran du billet.',
  },
  'job.deleted': {
    message: 'Vous l’avez supprimé avant la conversion.',
    advice: 'Renvoyez le fichier si vous voulez tout de même un pass.',
  },
  'job.lost': {
    message: 'Le fichier a été perdu avant la conversion.',
    advice: 'Merci de le renvoyer.',
  },
};
