import type { ProblemWords } from './problem-words.ts';

/** Why something is no ticket; what to do instead is the same for all. */
const noTicket = (message: string) => ({
  message,
  advice: 'Stuur het ticket, de instapkaart, de bevestiging of de bon zelf.',
});

/** Sentences for every problem in Dutch. */
export const nl: ProblemWords = {
  'document.empty': {
    message: 'Het bestand is leeg.',
    advice: 'Bewaar het ticket opnieuw en kies het nieuwe bestand.',
  },
  'document.too-large': {
    message: 'Het bestand is groter dan {limit}.',
    advice: 'Stuur alleen de pagina met het ticket of een schermafbeelding.',
  },
  'document.unsupported': {
    message: 'Dit soort bestand kunnen we niet lezen.',
    advice: 'We lezen PDF, JPG, PNG en e-mail (.eml). Een schermafbeelding van het ticket kan ook.',
  },
  'document.heic': {
    message: 'Dit is een HEIC-foto, die we niet kunnen lezen.',
    advice:
      'Stuur er een schermafbeelding van, of deel hem als JPEG: op een iPhone Deel, Opties, Meest compatibel; op een Mac exporteer je hem uit Voorvertoning.',
  },
  'document.unreadable': {
    message: 'Het bestand is beschadigd of is niet wat de naam zegt.',
    advice: 'Download het ticket opnieuw of maak een schermafbeelding.',
  },
  'document.damaged': {
    message: 'Een deel van de afbeelding ontbreekt of is kapot; de rest hebben we gelezen.',
    advice: 'Ontbreekt er iets op de pas, stuur de afbeelding dan opnieuw.',
  },
  'document.locked': {
    message: 'Deze PDF vraagt een wachtwoord.',
    advice: 'Upload hem met het wachtwoord, of kies een kopie zonder wachtwoord.',
  },
  'document.too-many-pages': {
    message: 'We lazen de eerste {read} van {pages} pagina’s.',
    advice: 'Stuur de overige pagina’s als los bestand.',
  },
  'document.picture-too-large': {
    message: 'De afbeelding heeft {width} × {height} pixels, meer dan we openen.',
    advice: 'Maak hem kleiner, of snij hem bij tot het ticket.',
  },
  'document.too-deep': {
    message: 'De e-mail is dieper genest dan we openen.',
    advice: 'Stuur het ticket zelf in plaats van het hele gesprek.',
  },
  'document.partly-read': {
    message: 'We konden maar een deel van het bestand lezen.',
    advice: 'Probeer het nog eens, of stuur het ticket als PDF of schermafbeelding.',
  },
  'document.too-slow': {
    message: 'Het lezen duurde te lang en is gestopt.',
    advice: 'Stuur een schermafbeelding van het ticket.',
  },
  'document.too-complex': {
    message: 'Het lezen vroeg te veel geheugen en is gestopt.',
    advice: 'Stuur een schermafbeelding van het ticket.',
  },
  'barcode.binary-qr': {
    message: 'QR-codes met binaire gegevens kunnen we niet verwerken.',
    advice: 'Toon het origineel; Wallet kan deze code niet zo tekenen dat hij hetzelfde leest.',
  },
  'barcode.unsupported': {
    message:
      'Wallet kent geen {symbology}-code. Hij staat er als QR-code met dezelfde inhoud, die misschien niet wordt gelezen.',
    advice: 'Houd het origineel bij de hand.',
  },
  'barcode.newer-wallet': {
    message:
      'Wallet toont {symbology}-codes vanaf iOS\u00a027. Oudere iPhones tonen een QR-code met dezelfde inhoud, die misschien niet wordt gelezen.',
    advice: 'Houd het origineel bij de hand.',
  },
  'barcode.gs1': {
    message: 'De {symbology}-code draagt een GS1-teken dat Wallet niet kan tekenen; de inhoud is zonder dat gelijk.',
    advice: 'Houd het origineel bij de hand: een lezer die het teken verlangt neemt de pas niet aan.',
  },
  'barcode.not-proven': {
    message: 'Getekend zoals Wallet doet las de {symbology}-code niet hetzelfde terug; daarom is er geen pas.',
    advice: 'Toon het origineel.',
  },
  'barcode.too-large': {
    message: 'De code heeft {bytes} bytes, meer dan Wallet als {symbology} kan tekenen.',
    advice: 'Toon het origineel.',
  },
  'ticket.none': noTicket('We lazen het, maar vonden geen boeking, plaats, geldigheid of ticketnummer.'),
  'paper.invoice': noTicket('Dit lijkt een factuur van een aankoop, geen ticket.'),
  'paper.receipt': noTicket('Dit lijkt een kassabon, geen ticket.'),
  'paper.menu': noTicket('Dit lijkt een menukaart, geen ticket.'),
  'paper.newsletter': noTicket('Dit lijkt een nieuwsbrief of reclame, geen ticket.'),
  'paper.timetable': noTicket('Dit lijkt een dienstregeling, geen ticket.'),
  'paper.web-page': noTicket('Dit lijkt een webpagina of een artikel, geen ticket.'),
  'paper.letter': noTicket('Dit lijkt een brief, geen ticket.'),
  'paper.form': noTicket('Dit lijkt een formulier, geen ticket.'),
  'paper.list': noTicket('Dit lijkt een lijst, geen ticket.'),
  'paper.parcel': noTicket('Dit lijkt een bericht over een pakket, geen ticket.'),
  'paper.cancelled': {
    message: 'Hier staat dat een boeking is geannuleerd, dus er is geen ticket meer.',
    advice: 'Heb je opnieuw geboekt, stuur dan het nieuwe ticket.',
  },
  'paper.waiting': {
    message: 'Dit gaat over een plaats op de wachtlijst, dus er is nog geen ticket.',
    advice: 'Stuur het ticket zodra je het hebt.',
  },
  'paper.specimen': noTicket('Dit is een voorbeeld dat laat zien hoe een ticket eruitziet, geen ticket.'),
  'paper.blank': {
    message: 'We vonden hier geen tekst en geen code.',
    advice: 'Stuur een grotere, scherpere afbeelding, of de PDF of e‑mail die je kreeg.',
  },
  'paper.unclear': {
    message: 'We konden hier maar weinig tekst lezen en vonden er geen ticket in.',
    advice: 'Stuur een grotere, scherpere afbeelding, of de PDF of e‑mail die je kreeg.',
  },
  'ticket.past': {
    message: 'Dit ticket was voor {when}.',
    advice: 'De pas is toch gemaakt.',
  },
  'ticket.too-many': {
    message: 'Het bestand noemt meer dan {read} tickets; van de eerste {read} maakten we passen.',
    advice: 'Stuur de overige pagina’s als los bestand.',
  },
  'ticket.recognised': {
    message: 'Uit een afbeelding gelezen, een letter of cijfer kan fout zijn: {what}.',
    advice: 'Vergelijk met het origineel voordat je erop vertrouwt.',
  },
  'ticket.check': {
    message: 'Controleer dit: {what}.',
    advice: 'Vergelijk met het origineel voordat je erop vertrouwt.',
  },
  'ticket.bare': {
    message: 'We vonden voor dit ticket geen dag en geen code.',
    advice: 'Houd het origineel bij de hand; de pas alleen is misschien niet genoeg.',
  },
  'ticket.dynamic': {
    message: 'Dit ticket zegt dat zijn code steeds verandert; een kopie opent niets.',
    advice: 'Gebruik de app of de Wallet-link van de uitgever.',
  },
  'model.no-answer': {
    message: 'Het taalmodel dat bij ongewone documenten helpt gaf dit keer geen antwoord.',
    advice: 'Is dit een ticket, probeer het dan later nog eens.',
  },
  'pass.failed': {
    message: 'Een pas voor ‘{title}’ kon niet worden gemaakt.',
    advice: 'De andere hebben er geen last van; stuur het ticket nog eens.',
  },
  'job.crashed': {
    message: 'De inhoud kon niet worden omgezet: het lezen mislukte twee keer.',
    advice: 'Stuur een schermafbeelding van het ticket.',
  },
  'job.deleted': {
    message: 'Je hebt dit gewist voordat het was omgezet.',
    advice: 'Stuur het bestand opnieuw als je toch een pas wilt.',
  },
  'job.lost': {
    message: 'Het bestand ging verloren voordat het was omgezet.',
    advice: 'Stuur het alsjeblieft opnieuw.',
  },
};
