import type { LabelTable } from '../roles.ts';

/** French labels. */
export const french: LabelTable = {
  from: `de | gare de départ | origine | au départ de | ville de départ | aéroport de départ | lieu de départ | depuis | provenance
    | départ de | arrêt de départ | port de départ`,
  to: `à | vers | gare d'arrivée | destination | ville d'arrivée | aéroport d'arrivée | lieu d'arrivée | à destination de | pour
    | arrivée à | arrêt d'arrivée | port d'arrivée`,
  via: `via | par | correspondance à | itinéraire`,
  station: `gare | arrêt | station | ville | aéroport | trajet | liaison | parcours | relation`,
  departure: `départ | dép | part à | départ à | embarquement départ
    | décollage`,
  arrival: `arrivée | arr | arrive à | arrivée à
    | atterrissage`,
  departureDate: `date de départ | date du voyage | date de voyage | jour de départ | date du vol | date du trajet | date aller
    | départ le | date de l'aller
    | date et heure de départ | date/heure de départ`,
  arrivalDate: `date d'arrivée | jour d'arrivée | arrivée le
    | date et heure d'arrivée | date/heure d'arrivée`,
  departureTime: `heure de départ | heure départ | départ prévu`,
  arrivalTime: `heure d'arrivée | heure arrivée | arrivée prévue`,
  date: `date | jour | date de visite | date de l'événement | date de la séance | date de représentation | le | date de l'évènement
    | date de la visite | date du spectacle | date du concert | jour de visite | date de réservation | dates
    | jour de la représentation`,
  time: `heure | horaire | créneau | heure d'entrée | heure de visite | créneau horaire | horaires | heure de la séance | à partir de
    | heure du spectacle | heure de réservation
    | horaire de visite | tranche horaire`,
  when: `quand | date et heure | séance | date & heure | date / heure | représentation | date/heure | jour et heure | date et horaire
    | votre visite | votre séance | date, heure`,
  start: `début | commence à | début du spectacle | heure de début | début du concert | coup d'envoi | début de la séance | lever de rideau
    | date de début | début de l'événement`,
  end: `fin | fin du spectacle | heure de fin | jusqu'à | se termine à | date de fin | fin de l'événement`,
  doors: `ouverture des portes | portes | ouverture | ouverture portes | entrée à partir de | accueil | accueil à partir de
    | ouverture de la salle | accès dès | ouverture des portes à`,
  boarding: `embarquement | heure d'embarquement | embarquement à | heure embarquement | début d'embarquement`,
  checkIn: `arrivée | check-in | enregistrement | date d'arrivée | arrivée à partir de | arrivée le | jour d'arrivée | du
    | arrivée (check-in) | heure d'arrivée à l'hôtel
    | votre arrivée | début du séjour`,
  checkOut: `départ | check-out | date de départ | départ avant | départ le | jour de départ | au | départ (check-out)
    | votre départ | fin du séjour`,
  pickUp: `prise en charge | retrait | lieu de prise en charge | date de prise en charge | départ location | retrait du véhicule
    | début de location | lieu de retrait | agence de départ
    | début location | début de la location
    | prise du véhicule | mise à disposition | retrait du vélo | remise des clés`,
  dropOff: `restitution | retour du véhicule | lieu de restitution | date de restitution | lieu de retour | fin de location
    | agence de retour
    | fin location | fin de la location`,
  entry: `entrée parking | début du stationnement | arrivée au parking | entrée le | début de stationnement | entrée
    | entrée à partir de | stationnement du | entrée prévue`,
  exit: `sortie parking | fin du stationnement | sortie du parking | sortie le | sortie | fin de stationnement
    | sortie avant le | sortie avant | sortie prévue | stationnement jusqu'au`,
  validFrom: `valable à partir du | valide à partir du | valable du | début de validité | valable dès le | valide du | à partir du
    | validité du | valable depuis le | valide dès le`,
  validUntil: `valable jusqu'au | valide jusqu'au | date d'expiration | expire le | fin de validité | date limite | à utiliser avant le
    | date de validité | à utiliser avant | valable jusqu'à | date limite d'utilisation | utilisable jusqu'au | expiration
    | date de fin de validité | au plus tard le | validité jusqu'au`,
  validity: `validité | période de validité | valable | valable le | valable pour | durée de validité | valide le | valable entre
    | période | valide | durée de l'abonnement`,
  issued: `émis le | date d'émission | date de réservation | date d'achat | acheté le | réservé le | date de commande | commandé le
    | date de la commande | imprimé le | édité le | date de vente | délivré le | vendu le | date de facturation | émission
    | date facture | date de la facture | envoyé | réservation effectuée le | commande du | date d'édition | date de délivrance`,
  seat: `place | siège | places | n° de place | numéro de siège | numéro de place | place assise | n° siège | sièges | place n° | fauteuil
    | votre place | votre siège | siège n° | place assise n° | couchette | n° place`,
  row: `rang | rangée | rang n° | n° de rang`,
  section: `bloc | secteur | tribune | zone | porte/bloc | emplacement | virage | gradin
    | zone de placement | catégorie de place | parterre`,
  level: `niveau | étage | balcon | pont`,
  coach: `voiture | wagon | n° de voiture | voiture n° | voit | numéro de voiture`,
  class: `classe | cabine | classe de voyage | classe de réservation | cl | classe de transport | classe de service`,
  gate: `porte | porte d'embarquement | porte embarquement
    | porte d'embarq`,
  terminal: `terminal | aérogare | terminal de départ`,
  platform: `quai | voie | quai de départ | voie de départ`,
  arrivalPlatform: `quai d'arrivée | voie d'arrivée`,
  group: `groupe | groupe d'embarquement | zone d'embarquement`,
  sequence: `séquence | numéro d'enregistrement | n° d'enregistrement | n° séquence | numéro de séquence`,
  baggage: `bagages | bagage | franchise bagages | bagages en soute | bagage cabine | bagage en soute | franchise bagage`,
  room: `salle | chambre | type de chambre | écran | hall | chambre n° | cinéma salle | catégorie de chambre | votre chambre | cabine n°
    | numéro de chambre | salle n° | hébergement type | amphithéâtre | salon`,
  venue: `agence | lieu | où | salle de spectacle | lieu de l'événement | théâtre | cinéma | stade | musée | restaurant | parking | lieu du spectacle
    | adresse du lieu | établissement | lieu de l'évènement | point de rendez-vous | lieu de rendez-vous | lieu de visite | magasin
    | lieu du concert | arène | parc de stationnement`,
  address: `adresse | adresse de l'hôtel | rue | situation | adresse du restaurant | comment venir | accès`,
  entrance: `entrée n° | porte d'entrée | accès porte | accès par | porte d'accès | tourniquet`,
  passenger: `passager | voyageur | nom du passager | nom | passagers | voyageurs | client | titulaire | nom du voyageur | nom du client
    | participant | visiteur | spectateur | nom du titulaire | nom du porteur | porteur | nom de l'acheteur | nom et prénom | détenteur | bénéficiaire | conducteur | membre
    | adhérent | abonné | nom, prénom | au nom de | réservation au nom de | invité | nom de l'invité | nom prénom | nom du participant
    | nom de réservation | offert à | prénom | nom et prénoms | occupant | passager(s) | porteur | conducteur principal | réservé par
    | locataire | nom / prénom
    | destinataire | nom du bénéficiaire
    | réservé pour
    | passagère | passagères | voyageuse | voyageuses | passager/ère
    | cliente | participante | visiteuse | spectatrice | conductrice | adhérente | abonnée | invitée | détentrice | porteuse | passager(ère)
    | voyageur(se) | voyageur/euse | client(e) | participant(e) | invité(e) | adhérent(e) | abonné(e)`,
  party: `personnes | voyageurs | hôtes | participants | invités | nombre de personnes | nombre de passagers | adultes | nombre de voyageurs | nombre de couverts | couverts
    | nombre d'invités | nombre de billets | quantité | invités | nb de personnes | nombre de places | qté | nombre d'adultes
    | nombre de visiteurs | billets | table pour | nb personnes`,
  bookingReference: `référence de réservation | numéro de réservation | référence | code de réservation | dossier voyage | n° de réservation
    | référence dossier | réf | numéro de dossier | n° de dossier | numéro de commande | n° de commande | commande | confirmation
    | numéro de confirmation | dossier | code réservation | référence du dossier | réservation | n° commande | réf. dossier
    | référence de commande | réservation n° | commande n° | n° réservation | référence voyage | n° dossier | code de confirmation
    | n° de confirmation | référence de dossier | réf. réservation | code dossier
    | référence commande | code de dossier | référence de voyage | référence réservation
    | votre référence | n° de contrat | numéro de contrat | votre réservation | réf. commande
    | confirmation de réservation n° | confirmation de commande n°
    | dossier sncf | référence compagnie | référence de la compagnie`,
  ticketNumber: `n° de forfait | numéro de forfait | forfait n° | n° keycard | n° de carte | numéro de billet | billet n° | n° de billet | n° billet | numéro e-ticket | numéro du billet | e-billet | n° e-billet
    | billet | code billet | e-billet n° | numéro de titre | numéro de série | n° de titre | n° de série | code-barres | ticket n°
    | numéro de ticket | n° de ticket | billet électronique | numéro de billet électronique | n° e-ticket | titre n°
    | numéro e-billet | n° de carte | n° du titre | n° titre | n° de place`,
  membershipNumber: `numéro d'adhérent | n° d'adhérent | numéro de carte | n° de carte | carte n° | numéro de membre | n° client fidélité
    | numéro de fidélité | n° carte | carte de fidélité | n° d'abonné | numéro d'abonné | n° membre | n° adhérent | n° de membre
    | n° abonné | numéro de carte de fidélité | carte n°
    | n° client | numéro client | n° de client | numéro de client | code client | n° de carte fidélité
    | numéro de licence
    | n° fidélité | carte fidélité | n° de carte all | carte privilège`,
  membershipProgram: `programme de fidélité | adhésion | type d'adhésion | programme`,
  membershipLevel: `statut | niveau de fidélité | niveau d'adhésion`,
  voucherCode: `code | code cadeau | code du bon | n° du bon | code promo | numéro de bon | code avantage | code bon cadeau | bon n°
    | numéro du bon | code du chèque-cadeau | code chèque cadeau | n° de bon | votre code | code de la carte cadeau | code d'activation`,
  pin: `pin | code pin | code de sécurité | code d'accès | code secret | code confidentiel`,
  price: `prix | total | montant | prix total | montant total | tarif ttc | total ttc | prix ttc | total payé | montant payé
    | prix du billet | total à payer | net à payer | montant ttc | coût total | total (ttc) | prix payé | prix/price
    | coût estimé | estimation`,
  balance: `valeur | solde | montant du bon | crédit | valeur du bon | d'une valeur de | solde restant`,
  number: `train | vol | numéro de train | n° de train | n° de vol | numéro de vol | ligne | train n° | vol n° | car n° | bus | trajet
    | n° train | n° vol | bateau | n° de bus | navette | numéro de bus | liaison`,
  carrier: `transporteur | compagnie | opéré par | compagnie aérienne | effectué par | exploitant | compagnie maritime | assuré par
    | exploité par`,
  vehicle: `véhicule | immatriculation | plaque d'immatriculation | catégorie de véhicule | navire | appareil | avion | type de véhicule
    | plaque | catégorie véhicule | type d'avion | immatriculation du véhicule`,
  product: `tarif | type de billet | catégorie | produit | formule | prestation | offre | type | type de tarif | catégorie de prix | titre
    | nature du titre | type de titre | abonnement | article | désignation | forfait | type de carte | titre de transport | réduction`,
  area: `zones | zones de validité | zone de validité | valable dans | périmètre | valable sur | zones tarifaires
    | zone`,
  phone: `téléphone | tél | tel | numéro de téléphone`,
  website: `site web | site internet | internet | site`,
  email: `e-mail | email | courriel | mail | adresse e-mail | adresse électronique`,
  title: `événement | spectacle | film | exposition | concert | titre | manifestation | évènement | match | pièce | rencontre | visite
    | atelier | conférence | nom de l'événement | expérience | activité | intitulé | oeuvre | titre du film | nom du spectacle
    | soin | stage | formation | festival`,
  hotel: `hôtel | hébergement | établissement hôtelier | logement | votre hôtel | nom de l'hôtel | votre hébergement | gîte | résidence`,
  issuer: `émis par | organisateur | vendu par | émetteur | délivré par | proposé par | vendeur | producteur | organisé par | présenté par
    | loueur | point de vente`,
  duration: `durée | durée du trajet | nuits | nombre de nuits | durée du séjour | durée du vol | temps de trajet | durée du film
    | durée de location | durée de stationnement | séjour | durée de vol`,
  noise: `numéro de transaction | n° de transaction | n° transaction | service client | reçu n° | n° de reçu | date de naissance | né le | née le | n° de facture | numéro de facture | facture n° | tva | n° tva | iban | n° client
    | numéro client | numéro de client | paiement | mode de paiement | moyen de paiement | payé par | passeport | sous-total
    | frais de service | frais | frais de dossier | hors taxe | ht | total ht | âge | nationalité | fermeture de l'embarquement
    | fin d'embarquement | fermeture de la porte | enregistrement jusqu'à | annulation gratuite jusqu'au | annulation | société
    | code postal | ville | pays | repas | siret | siren | rcs | capital | fax | remarque | statut de réservation | réglé par
    | heure limite d'enregistrement | dernière entrée | caution | conditions d'annulation | petit-déjeuner | taxe de séjour
    | frais de réservation | correspondance | date de paiement | date d'échéance | remise | limite d'enregistrement | page
    | fermeture des portes | observations | important | prix unitaire | contact | horaires d'ouverture | franchise
    | n° de client | code client
    | mise en scène | mise en scene | metteur en scène | metteuse en scène | auteur | autrice | compositeur | compositrice | direction musicale
    | chef d'orchestre | cheffe d'orchestre | chorégraphie | chorégraphe | distribution | interprètes | scénographie | costumes | livret | réalisateur
    | réalisatrice | scénario`,
};
