/** Questions and answers of /how-it-works in French: one long table of texts. */
import { durationIn } from '#src/languages/say.ts';
import type { Words } from '../words.ts';
import { writeTo } from './write-to.ts';

/** What people ask, in the order of the page; `id` is its anchor. */
export const faq: Words['how-it-works']['faq'] = (site) =>
  [
    {
      id: 'faq-free',
      question: 'Est-ce gratuit ?',
      answer: [
        `Oui. Pour les particuliers, il n’y a ni compte, ni période d’essai, ni formule payante.${site.donationUrl ? ' Le service vit de contributions volontaires.' : ''}`,
        ...(site.supportAddress
          ? ['Les entreprises qui ont besoin de clés d’API, de limites sur mesure ou d’assistance peuvent nous écrire.']
          : []),
      ],
      link: { to: '/contribute', text: 'Comment aider' },
    },
    {
      id: 'faq-content',
      question: 'Que puis-je convertir ?',
      answer: [
        'Des billets, des cartes d’embarquement, des confirmations et des bons en PDF, JPG, PNG ou fichier e‑mail (.eml), qu’ils soient enregistrés, scannés, photographiés ou capturés à l’écran.',
        'Avions, trains, cars et bateaux ; concerts, théâtres, cinémas, musées et sport ; hôtels, restaurants et stationnement ; bons, cartes cadeaux et cartes de membre. Plusieurs billets dans un fichier donnent plusieurs pass.',
      ],
      link: { to: '/examples', text: 'Six exemples' },
    },
    {
      id: 'faq-speed',
      question: 'Combien de temps cela prend-il ?',
      answer: [
        `Pour un PDF avec un billet, quelques secondes en général. Les photos et les scans demandent plus de temps, car leur texte doit d’abord être reconnu.${site.intakeAddress ? ' Par e‑mail, ajoutez le temps d’acheminement.' : ''}`,
      ],
    },
    {
      id: 'faq-security',
      question: 'Mon billet est-il en sécurité ?',
      answer: [
        `Votre fichier est chiffré dès son arrivée, lu une fois, puis supprimé aussitôt. Les pass créés peuvent être téléchargés pendant ${durationIn('fr', site.resultMinutes)}, ou jusqu’à ce que vous appuyiez sur « Supprimer maintenant ».`,
        'L’adresse d’un résultat ne peut pas être devinée, n’est répertoriée nulle part et disparaît avec le résultat. Il ne reste que des métadonnées sans contenu, comme le type de fichier et le temps de traitement.',
      ],
      link: { to: '/privacy', text: 'Ce qui est conservé, et combien de temps' },
    },
    {
      id: 'faq-failure',
      question: 'Que se passe-t-il si cela ne marche pas ?',
      answer: [
        'Une phrase vous dit pourquoi : aucun billet trouvé, code trop flou, PDF protégé par un mot de passe. Une indication dont nous ne sommes pas sûrs porte la mention « À vérifier », avec l’endroit où elle a été lue.',
        'Le fichier d’origine aide souvent : le PDF de l’e‑mail plutôt qu’une photo de son impression. Parlez-nous-en dans le formulaire d’avis, pour que nous puissions l’apprendre au convertisseur.',
      ],
    },
    {
      id: 'faq-usage',
      question: 'Comment utiliser le pass ?',
      answer: [
        `Touchez « Ajouter à Apple Wallet » sur votre iPhone${site.intakeAddress ? ', ou ouvrez la pièce jointe de l’e‑mail' : ''}.${site.reachable ? ' Sur un ordinateur, visez le code QR à côté du résultat avec le téléphone.' : ''}`,
        'Wallet affiche le pass sur l’écran verrouillé le moment venu. Prenez aussi l’original si l’exploitant le demande : le pass est une copie de votre billet, faite par vous.',
      ],
    },
    {
      id: 'faq-barcodes',
      question: 'Quels codes-barres sont pris en charge ?',
      answer: [
        'Wallet affiche QR, Aztec, PDF417 et Code\u00A0128. Ces quatre-là sont copiés tels quels.',
        'Un iPhone sous iOS\u00A027 affiche aussi EAN‑13, Code\u00A039, Codabar et ITF ; les plus anciens affichent à la place un code QR de même contenu. Il en va de même, sur tous les iPhone, pour les autres codes, comme Data Matrix. Ce code QR pourrait ne pas être lu à l’entrée ; dans ce cas, vous en êtes averti.',
      ],
    },
    {
      id: 'faq-feedback',
      question: 'Comment donner mon avis ?',
      answer: [
        'Après chaque conversion, un lien mène à un court formulaire : des étoiles, un commentaire, c’est tout. Il ne demande ni votre nom ni le document. Ne laissez une adresse e‑mail que si vous souhaitez une réponse.',
      ],
    },
    {
      id: 'faq-size',
      question: 'Quelle peut être la taille d’un fichier ?',
      answer: [
        `${site.intakeAddress ? 'Un e‑mail avec ses pièces jointes peut peser environ 25 Mo. ' : ''}Sur ce site, les images et les fichiers e‑mail peuvent peser jusqu’à ${site.limits.uploadMb} Mo, les PDF jusqu’à ${site.limits.pdfMb} Mo.`,
      ],
    },
    {
      id: 'faq-mail-refused',
      question: 'Pourquoi mon e‑mail a-t-il été refusé ?',
      answer: [
        'N’importe qui peut inscrire n’importe quel expéditeur dans un e‑mail. Nous ne répondons donc que si le serveur d’envoi prouve que le message vient bien de l’adresse indiquée dans « De » : par SPF ou DKIM, comme le font tous les grands fournisseurs. Ce qui ne prouve rien est refusé dès la remise, avec le motif ; votre propre serveur de messagerie vous en informe.',
        'Envoyez depuis la boîte elle-même (et non par un autre serveur), demandez à qui gère votre messagerie d’activer SPF ou DKIM, ou déposez le billet ici.',
      ],
    },
    {
      id: 'faq-rights',
      question: 'Comment voir ou supprimer mes données ?',
      answer: [
        `${writeTo(site)} Les demandes pour voir, corriger ou supprimer ce qui est conservé à votre sujet reçoivent une réponse sous 30 jours.`,
      ],
      link: { to: '/privacy#rights', text: 'Vos droits' },
    },
    {
      id: 'faq-analytics',
      question: 'Mesurez-vous l’audience ?',
      answer: [
        site.analyticsUrl
          ? `Un script de ${new URL(site.analyticsUrl).host} compte les visites. Il tourne dans un cadre fermé et ne voit donc jamais ce que contient une page, un fichier ou un pass.`
          : 'Non. Cette installation ne charge aucun script d’analyse et ne dépose aucun cookie.',
      ],
    },
    {
      id: 'faq-binary',
      question: 'Pourquoi mon code QR à contenu binaire ne passe-t-il pas ?',
      answer: [
        'Certains codes QR contiennent des octets bruts au lieu de texte. Un pass enregistre son code sous forme de texte, et les téléphones dessinent ce texte d’une manière qui ne redonne plus les mêmes octets : ces codes ne peuvent donc pas être traités. Nous préférons le dire plutôt que de remettre un pass qui échoue à l’entrée.',
      ],
    },
    {
      id: 'faq-third-parties',
      question: 'Quels tiers interviennent ?',
      answer: [
        !site.model || site.model.here
          ? 'Le texte, les codes et leur sens sont lus par des logiciels sur notre propre serveur. Aucun service externe d’IA ou de reconnaissance de texte ne reçoit votre fichier.'
          : `Les codes et le texte sont lus par des logiciels sur notre propre serveur. Quand le sens n’est pas sûr, ${site.model.who} est interrogé ; la politique de confidentialité dit ce qui lui est transmis.`,
        site.verification === 'turnstile'
          ? 'La vérification anti-robot est Cloudflare Turnstile, qui se charge avec le formulaire d’envoi.'
          : 'La vérification anti-robot est un petit calcul dans votre navigateur, contrôlé par notre propre serveur.',
        ...(site.donationUrl
          ? [`Le formulaire de don vient de ${new URL(site.donationUrl).host} et ne se charge qu’à votre demande.`]
          : []),
      ],
      link: { to: '/privacy', text: 'Politique de confidentialité' },
    },
  ] as const;
