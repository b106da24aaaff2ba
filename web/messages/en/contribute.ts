/** Texts of /contribute. */
export const words = {
  title: 'Contribute',
  description: 'Keep the converter free: ways to help with money, time or a ticket that failed.',
  heading: 'Keep it free',
  lead: 'There are no ads, no accounts and nothing to sell. Servers and the certificate that signs the passes are paid for by people who found this useful.',
  leadWithoutDonations: 'There are no ads, no accounts and nothing to sell.',
  donationTitle: 'Donate',
  waysTitle: 'Other ways to help',
  onlyWaysTitle: 'Ways to help',
  ways: {
    tell: {
      title: 'Tell somebody',
      text: 'The next person in the queue is searching their inbox for a PDF. Show them yours.',
    },
    rate: {
      title: 'Rate your conversion',
      text: 'Stars and a sentence after a conversion tell us what to improve. It takes half a minute.',
      link: { to: '/upload', text: 'Convert a ticket' },
    },
    failed: {
      title: 'Send a ticket that failed',
      text: 'One real document teaches more than a hundred invented ones. Black out your name and the code if you like.',
      link: 'Write to us',
    },
    build: {
      title: 'Build on it',
      text: 'The API does what this website does. Put it into your shop, your tool, your club.',
      link: { to: '/api', text: 'API documentation' },
    },
  },
} as const;
