/** Files that people send, by what they are. */
export const files = {
  pdf: new URL('../../web/public/samples/boarding-pass.pdf', import.meta.url).pathname,
  photo: new URL('../corpus/inputs/022-fr-boarding-pass-cells-photo.jpg', import.meta.url).pathname,
  voucher: new URL('../site-examples/voucher.png', import.meta.url).pathname,
  family: new URL('family-tickets.pdf', import.meta.url).pathname,
  /** One ticket with one value that is to be checked: block B. */
  doubtful: new URL('../../docs/example/ticket.pdf', import.meta.url).pathname,
  /** Several tickets of several journeys. */
  buses: new URL('../corpus/inputs/050-es-bus-rows-pdf.pdf', import.meta.url).pathname,
  newsletter: new URL('../corpus/inputs/008-de-newsletter-negative-eml.eml', import.meta.url).pathname,
  mail: new URL('../corpus/inputs/088-en-concert-mail-rows-mail-html.eml', import.meta.url).pathname,
};
