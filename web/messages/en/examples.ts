/** Texts of /examples. */
export const words = {
  title: 'Examples',
  description: 'Six real conversions: concert, flight, train, cinema, many tickets in one PDF, and a voucher.',
  heading: 'Examples',
  lead: 'Six documents and the passes that our engine made of them, untouched. Issuers, people and bookings are invented; the conversions are real. Choose a picture to see the pair full screen.',
  about: {
    concert: 'Date, doors and start each get their own place, so do block, row and seat. The code is the same QR code.',
    flight:
      'The PDF417 of the airline stays a PDF417. Gate and times come from the page, the rest agrees with the code.',
    train:
      'A timetable became departure and arrival, each in the time zone of its station. The Aztec code is kept byte for byte.',
    movie:
      'A screenshot from a phone, read with text recognition. Cinema, hall, row and seat are where the usher looks.',
    'pdf-tickets':
      'Three tickets on one page give three passes. Each has its own name, price and code, and all are added at once.',
    voucher: 'Value, expiry and code of a gift card. The Code\u00A0128 is redrawn, sharp enough for any till.',
  },
  next: {
    title: 'Now yours',
    lead: 'It takes a few seconds, and no account.',
    convert: 'Convert Now',
    how: 'How It Works',
  },
} as const;
