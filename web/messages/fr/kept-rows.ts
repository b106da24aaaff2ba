/** The table of /privacy in French: one long table of texts. */
import type { SiteFacts } from '#src/http/site-facts.ts';
import { durationIn } from '#src/languages/say.ts';
import type { TableRow } from '../../policies/clause.ts';

/** Everything that is kept: what, why, where and how long. */
export function keptRows({ resultMinutes, downloads, months }: SiteFacts) {
  return [
    {
      what: 'Votre fichier et son nom',
      cells: [
        'Pour lire votre billet',
        'Disque, chiffré, chaque fichier avec sa propre clé',
        'Jusqu’à ce qu’il ait été lu : quelques secondes, au plus quelques minutes',
      ],
    },
    {
      what: 'Pass créés et leur aperçu, images des pages sur lesquelles ils ont été lus, vos corrections',
      cells: [
        'Pour que vous puissiez les télécharger',
        'Disque, chiffré de la même façon',
        `${durationIn('fr', resultMinutes)}, jusqu’à ce que vous appuyiez sur « Supprimer maintenant », ou après ${downloads} téléchargements par pass`,
      ],
    },
    {
      what: 'Métadonnées des conversions',
      more: 'Heure, type et taille approximative du fichier, pages, type de billet, nombre de pass, code d’erreur avec sa limite ou sa taille, durées, téléchargements, votre réponse à «\u00a0Est-ce correct\u00a0?\u00a0»',
      cells: ['Pour voir ce qui échoue et prévoir la capacité', 'Base de données', `${months.jobs} mois`],
    },
    {
      what: 'Identifiant aléatoire du navigateur',
      cells: [
        'Pour retrouver vos métadonnées quand vous les demandez',
        'Base de données, haché avec une clé',
        `${months.jobs} mois avec la conversion, ${months.feedback} mois avec l’avis`,
      ],
    },
    {
      what: 'Avis',
      more: 'Étoiles, commentaire, réponses',
      cells: ['Pour nous améliorer', 'Base de données', `${months.feedback} mois`],
    },
    {
      what: 'Adresse e‑mail',
      more: 'Laissée avec un avis ou pour les nouveautés',
      cells: [
        'Pour vous écrire à ce seul sujet',
        'Base de données',
        `${months.contacts} mois, ou jusqu’à ce que vous nous demandiez de la supprimer`,
      ],
    },
    {
      what: 'Expéditeur d’un e‑mail transféré, ou destinataire d’un pass envoyé depuis sa page',
      cells: [
        'Pour renvoyer le pass',
        'Disque, chiffré',
        'Jusqu’à ce que la réponse soit partie et le résultat supprimé',
      ],
    },
    { what: 'Adresse IP', cells: ['Pour limiter les abus', 'Compteurs, hachée avec une clé', 'Au plus un jour'] },
    {
      what: 'Réponse de la vérification anti-robot',
      cells: [
        'Pour que chacune ne serve qu’une fois',
        'Base de données, hachée avec une clé',
        'Quelques minutes, jusqu’à son expiration',
      ],
    },
    {
      what: 'Journaux',
      more: 'Heure, étape, durée, code d’erreur',
      cells: [
        'Pour faire fonctionner le service',
        'Journal du serveur, sans adresses et sans contenu',
        'Aussi longtemps que l’exploitant garde des journaux',
      ],
    },
  ] as const satisfies readonly TableRow[];
}
