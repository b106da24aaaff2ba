/** Texts that every page shares. */
export const words = {
  skip: 'Skip to content',
  announcement: { text: 'New: iOS Shortcut Available', link: 'Try it now', close: 'Dismiss this announcement' },
  header: {
    home: (name: string) => `${name}, home`,
    label: 'Main',
    links: [
      { to: '/how-it-works', text: 'How It Works' },
      { to: '/examples', text: 'Examples' },
      { to: '/ios-shortcut', text: 'iOS Shortcut' },
      { to: '/contribute', text: 'Contribute' },
    ],
    convert: 'Convert Now',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    menu: 'Menu',
  },
  footer: {
    label: 'Footer',
    promise: 'Tickets, boarding passes and vouchers, in Apple Wallet within seconds.',
    columns: [
      {
        title: 'Product',
        links: [
          { to: '/upload', text: 'Convert Now' },
          { to: '/how-it-works', text: 'How It Works' },
          { to: '/examples', text: 'Examples' },
          { to: '/pdf-to-pkpass', text: 'PDF to Apple Wallet' },
          { to: '/ios-shortcut', text: 'iOS Shortcut' },
        ],
      },
      {
        title: 'Resources',
        links: [
          { to: '/api', text: 'API' },
          { to: '/how-it-works#faq', text: 'FAQ' },
          { to: '/status', text: 'Status' },
          { to: '/contribute', text: 'Contribute' },
        ],
      },
      {
        title: 'Company',
        links: [
          { to: '/contact', text: 'Contact' },
          { to: '/privacy', text: 'Privacy' },
          { to: '/terms', text: 'Terms' },
        ],
      },
    ],
    copyright: (year: number, name: string) => `© ${year} ${name}. All rights reserved.`,
    trademark:
      'Apple, Apple Wallet, iPhone and iOS are trademarks of Apple Inc., registered in the U.S. and other countries and regions. This service is not affiliated with or endorsed by Apple Inc.',
  },
  newsletter: {
    title: 'Stay in the loop',
    lead: 'A short note when something useful is new. Nothing else, and one click ends it.',
    email: 'E-mail address',
    submit: 'Subscribe to Updates',
    submitting: 'Subscribing...',
    done: "You're subscribed!",
    close: 'Close',
    refused: 'Please enter a valid e-mail address.',
    unknownError: 'An unknown error occurred',
  },
  notFound: {
    title: 'Page not found',
    description: 'There is nothing at this address.',
    heading: 'This page does not exist',
    lead: 'The address may have been mistyped, or the page has moved. Your passes are safe.',
    back: 'Back to Home',
    crashed: 'Something broke on our side',
    crashedLead: 'The page could not be shown. Loading it again usually helps.',
  },
  languages: {
    label: 'Language',
    /** Shown to a browser that wishes for this language, on a page in another one. */
    offer: 'This page is available in English, too.',
    switch: 'Read it in English',
    close: 'Close this offer',
  },
  /** What the examples are, on several pages. */
  pictures: {
    titles: {
      concert: 'Concert Ticket',
      flight: 'Flight Boarding Pass',
      train: 'Train Ticket',
      movie: 'Movie Ticket',
      'pdf-tickets': 'PDF Tickets',
      voucher: 'Voucher Screenshot',
    },
    before: 'Before',
    after: 'After',
    beforeAlt: (title: string) => `${title}, the document as it came`,
    afterAlt: (title: string) => `${title}, the pass made from it`,
    viewer: (title: string) => `${title}, before and after`,
    enlarge: (what: string) => `Enlarge: ${what}`,
    missing: 'This picture could not be loaded.',
  },
  /** Of an installed copy of the website. */
  manifest: 'Turns tickets into Apple Wallet passes.',
  drop: 'Drop it anywhere',
  visits: 'Counts visits',
  copy: { copy: 'Copy', copied: 'Copied!' },
  donation: {
    title: 'Support this service',
    lead: 'The donation form is run by another company and loads only after you ask for it.',
    show: 'Show the donation form',
  },
} as const;
