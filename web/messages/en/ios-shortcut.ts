import type { SiteFacts } from '#src/http/site-facts.ts';

/** Texts of /ios-shortcut. */
export const words = {
  title: 'iOS Shortcut',
  description: 'Send tickets from the share sheet of your iPhone and get the pass back by e-mail.',
  heading: 'iOS Shortcut',
  lead: 'A ticket in your photos, in Files or on the paper in your hand: a few taps send it off, and the pass comes back by e‑mail.',
  download: 'Download the Shortcut',
  opens: 'Opens in the Shortcuts app, which is part of iOS.',
  missing: 'This installation has published no Shortcut to download. You can make your own, or do without one.',
  none: 'There is no Shortcut for this service yet.',
  upload: 'Upload a file instead',
  copy: 'Copy the e-mail address',
  recipe: {
    title: 'Make your own Shortcut',
    lead: 'The Shortcuts app is part of iOS. What you make yourself works at once and needs nobody’s signature.',
    steps: ({ name, intakeAddress }: Pick<SiteFacts, 'name' | 'intakeAddress'>) =>
      [
        {
          picture: 'new',
          title: 'Add “Send Email”',
          text: 'In the Shortcuts app tap +, search for “Send Email” and tap it.',
        },
        { picture: 'address', title: 'Fill in the address', text: `Tap Recipients and type ${intakeAddress}.` },
        {
          picture: 'sheet',
          title: 'Receive files from the share sheet',
          text: 'Tap the round “i” and switch on “Show in Share Sheet”. In “Receive”, leave images, files and PDFs on.',
        },
        {
          picture: 'input',
          title: 'Attach what is shared',
          text: `Tap Message, choose “Shortcut Input”, name it “${name}” and tap Done.`,
        },
      ] as const,
    after: (name: string) => `From now on: Share, then “${name}”.`,
  },
  without: {
    title: 'Without any Shortcut',
    lead: 'Every iPhone can do this at once.',
    contact: 'Save the address as a contact',
    steps: [
      {
        picture: 'contact',
        title: 'Save the address once',
        text: 'Tap the button above on your iPhone, then “Create New Contact”.',
      },
      {
        picture: 'share',
        title: 'Share, then Mail',
        text: 'In Photos or Files tap Share, choose Mail, and type the first letters of the contact’s name.',
      },
      { picture: 'wallet', title: 'Add to Wallet', text: 'Open the answer, tap the pass, then Add.' },
    ],
  },
  stepsTitle: 'Seven steps, the first two only once',
  step: (number: number) => `${number}`,
  steps: [
    { picture: 'add', title: 'Add the Shortcut', text: 'Tap Download on your iPhone, then Add\u00A0Shortcut.' },
    {
      picture: 'address',
      title: 'Choose your address',
      text: 'It asks once, while you add it, which of your e‑mail addresses receives the pass. Mail must be set up on the phone.',
    },
    { picture: 'run', title: 'Run it', text: 'From the Home Screen, the share sheet, or by asking Siri.' },
    {
      picture: 'source',
      title: 'Choose where the ticket is',
      text: 'Photo library, Files, or the camera for a ticket on paper.',
    },
    { picture: 'pick', title: 'Pick the ticket', text: 'One picture or PDF. All tickets in it become passes.' },
    { picture: 'send', title: 'Send the e-mail', text: 'The file is attached and the address filled in. Tap Send.' },
    { picture: 'wallet', title: 'Add to Wallet', text: 'Open the answer, tap the pass, then Add.' },
  ],
  faqTitle: 'Questions about the Shortcut',
  faq: ({ intakeAddress, limits }: SiteFacts) =>
    [
      {
        id: 'mail',
        question: 'Why does it need e-mail?',
        answer: [
          `It sends your ticket to ${intakeAddress || 'the address of this service'} from your own mail account, and the pass goes back to that account. So an address for sending must be set up in Settings on your iPhone.`,
        ],
      },
      {
        id: 'other-address',
        question: 'Can I change the address later?',
        answer: [
          'Yes. Open the Shortcuts app, touch and hold the Shortcut, choose Edit, and change the address at the top.',
        ],
      },
      {
        id: 'sees',
        question: 'What can the Shortcut see?',
        answer: [
          'Only the file that you pick. It reads neither your library nor your inbox, and iOS asks before it uses the camera, photos or mail for the first time.',
        ],
      },
      {
        id: 'nothing-comes',
        question: 'No answer comes back. What now?',
        answer: [
          'Look into the spam folder first. An answer usually takes less than a minute; mail servers sometimes take longer with strangers.',
          `E‑mails may be up to about 25MB, and PDFs up to ${limits.pdfMb}MB. A larger picture can be sent as Medium: Mail offers that when you tap Send.`,
        ],
        link: { to: '/upload', text: 'Upload the file instead' },
      },
      {
        id: 'cost',
        question: 'Does it cost anything?',
        answer: ['No. The Shortcut and the service are free.'],
        link: { to: '/contribute', text: 'Ways to help' },
      },
    ] as const,
} as const;
