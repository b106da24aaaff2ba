/** The clauses of /privacy in French: one long table of texts. */
import type { SiteFacts } from '#src/http/site-facts.ts';
import { durationIn } from '#src/languages/say.ts';
import { asksOthers } from '../../policies/asks-others.ts';
import type { Clause } from '../../policies/clause.ts';
import type { Words } from '../words.ts';
import { keptRows } from './kept-rows.ts';
import { writeTo } from './write-to.ts';

/** Texts of /privacy in French. They say what the software does; whoever changes one changes the other. */
export const words: Words['privacy'] = {
  title: 'Politique de confidentialité',
  description: 'Ce que nous conservons, pourquoi, combien de temps, et comment y mettre fin.',
  heading: 'Politique de confidentialité',
  updated: 'Dernière mise à jour le 22 septembre 2025',
  contents: 'Sommaire de la politique de confidentialité',
  lead: 'Votre billet est lu une seule fois, puis supprimé. Cette page dit ce qui est conservé par ailleurs, pourquoi, où et combien de temps.',
  /** One long table: the text itself. */
  clauses: (site) =>
    [
      {
        id: 'short',
        title: 'En bref',
        text: [],
        points: [
          'Ni compte, ni publicité, ni profil, ni vente de données.',
          'Votre fichier est chiffré dès son arrivée et supprimé dès qu’il a été lu. Il en va de même du mot de passe d’un PDF protégé, si vous en avez donné un.',
          `Les pass, et des images des pages sur lesquelles ils ont été lus, restent disponibles pendant ${durationIn('fr', site.resultMinutes)}, ou jusqu’à ce que vous appuyiez sur « Supprimer maintenant ».`,
          'Il ne reste que des métadonnées qui ne disent rien de vous ni de votre voyage.',
        ],
      },
      {
        id: 'kept',
        title: 'Quoi, pourquoi, où et combien de temps',
        text: [
          `Tout se trouve sur le serveur de cette installation. Seules en sortent les réponses par e‑mail${asksOthers(site) ? ' et les demandes adressées à un modèle de langage (voir plus bas)' : ''}.`,
        ],
        table: {
          caption: 'Tout ce qui est conservé',
          head: ['Quoi', 'Pourquoi', 'Où', 'Combien de temps'],
          rows: keptRows(site),
        },
      },
      {
        id: 'processing',
        title: 'Comment les fichiers sont lus',
        text: [
          'La reconnaissance de texte et le décodage ont lieu dans des processus isolés, sur notre propre serveur. Ils n’ont aucun accès au réseau. Nous n’entraînons rien avec les documents.',
          modelUse(site),
          'Les pass sont signés sur le même serveur. Apple n’apprend rien d’une conversion ; ce que Wallet fait d’un pass sur votre téléphone reste entre vous et Apple.',
        ],
      },
      {
        id: 'mail',
        title: 'Quand vous écrivez à l’adresse de réception',
        text: [
          `Un e‑mail envoyé à ${site.intakeAddress || 'l’adresse de réception, s’il y en a une,'} est traité comme un fichier déposé sur le site. Votre adresse est conservée à côté, chiffrée, pour la réponse et au cas où vous nous autoriseriez, dans votre avis, à vous écrire. Elle est supprimée avec le résultat, ou une fois la réponse partie si cela vient plus tard. Pour qu’un e‑mail remis deux fois ne soit pas converti deux fois, une empreinte illisible en est conservée pendant une semaine.`,
          'En chemin, un e‑mail passe par les serveurs de votre fournisseur et du nôtre.',
        ],
      },
      {
        id: 'browser',
        title: 'Ce qui reste dans votre navigateur',
        text: [
          'Aucun cookie n’est déposé. Les entrées suivantes, dans le stockage de votre navigateur, peuvent être effacées à tout moment dans ses réglages :',
        ],
        points: [
          'passlift_user_uuid : un identifiant aléatoire, créé au premier envoi, qui relie vos conversions et vos avis à ce navigateur.',
          'passlift.terms : les conditions d’utilisation que vous avez acceptées, pour ne pas vous les redemander à chaque fois. Décocher la case l’efface.',
          'passlift.announcement : que vous avez fermé l’annonce en haut de page.',
          'passlift.language : la langue que vous avez choisie ici, ou que vous avez fermé la proposition d’une autre langue.',
        ],
      },
      {
        id: 'third-parties',
        title: 'Tiers',
        text: thirdParties(site),
      },
      {
        id: 'rights',
        title: 'Vos droits',
        text: [
          `Vous pouvez demander ce qui est conservé à votre sujet, le faire corriger, vous le faire remettre ou le faire supprimer, et vous opposer à son utilisation. ${writeTo(site)} Les demandes reçoivent une réponse sous 30 jours.`,
          'Indiquez l’adresse e‑mail que vous avez laissée, ou l’identifiant aléatoire de votre navigateur. Sans l’un des deux, nous ne pouvons pas savoir quelles métadonnées sont les vôtres, car rien ne vous y désigne. Vous pouvez aussi adresser une réclamation à l’autorité de protection des données de votre pays.',
        ],
      },
      {
        id: 'basis',
        title: 'Sur quelle base',
        text: [
          'Les fichiers sont traités pour vous fournir ce que vous avez demandé. Les métadonnées, les compteurs et la vérification anti-robot répondent à notre intérêt légitime : un service qui fonctionne et dont on n’abuse pas. Les adresses de contact sont conservées avec votre consentement, que vous pouvez retirer à tout moment.',
        ],
      },
      {
        id: 'changes',
        title: 'Modifications',
        text: [
          'Quand le logiciel change ce qu’il conserve, cette page change avec lui, ainsi que la date en haut de page.',
          `Des questions ? ${writeTo(site)}`,
        ],
      },
    ] as const satisfies readonly Clause[],
};

function modelUse({ model }: SiteFacts): string {
  if (!model)
    return 'La compréhension du contenu a lieu sur le même serveur, selon des règles. Aucun service externe d’IA ou de reconnaissance de texte n’intervient.';
  const what = model.pictures ? 'le texte du document et des images de ses pages sont' : 'le texte du document est';
  if (model.here)
    return `Là où ces règles ne sont pas sûres, ${what} transmis à un modèle de langage sur le même serveur. Aucun service externe d’IA ou de reconnaissance de texte n’intervient.`;
  return `La compréhension du contenu a lieu sur le même serveur, selon des règles. Là où elles ne sont pas sûres, ${what} transmis à un modèle de langage chez ${model.who}, pour cette seule réponse ; ce qui y est conservé relève de sa propre politique. Le code de votre billet ne vient jamais d’un modèle.`;
}

function thirdParties(site: SiteFacts): readonly string[] {
  return [
    asksOthers(site)
      ? `Un modèle de langage chez ${site.model?.who} aide à comprendre les documents, comme indiqué plus haut.`
      : 'Aucun service externe d’IA ou de reconnaissance de texte ne reçoit votre fichier.',
    site.verification === 'turnstile'
      ? 'Le formulaire d’envoi charge Cloudflare Turnstile pour distinguer les personnes des programmes. Cloudflare voit votre adresse IP et des informations sur votre navigateur.'
      : 'La vérification anti-robot est un calcul que fait votre navigateur ; personne d’autre n’est interrogé.',
    site.analyticsUrl
      ? `Un script d’analyse de ${new URL(site.analyticsUrl).host} tourne dans un cadre fermé. Il voit votre adresse IP et lesquelles de nos pages vous ouvrez ; jamais leur contenu, ni un fichier, ni un pass, ni l’identifiant d’une conversion.`
      : 'Aucun script d’analyse n’est chargé.',
    site.donationUrl
      ? `Le formulaire de don vient de ${new URL(site.donationUrl).host}. Il ne se charge qu’à votre demande ; ce que vous y saisissez va à cette société.`
      : 'Aucun service de dons n’est intégré.',
    ...(site.googleWallet
      ? [
          'Quand vous touchez « Ajouter à Google Wallet », Google reçoit ce qui figure sur ce billet et, comme avec tout lien, votre adresse IP. Avant cela, il n’apprend rien.',
        ]
      : []),
  ];
}
