import { counted } from '#src/languages/say.ts';

/** Texts of /upload/{id}: a job while it runs, its passes, and what is said when they are gone. */
export const words = {
  title: 'Your pass',
  description: 'Your file on its way to Apple Wallet. Only who has this address can see it.',
  working: 'Making your pass',
  ready: (count: number) => counted('en', count, { one: 'Your pass is ready', other: 'Your {n} passes are ready' }),
  failed: 'Pass could not be generated',
  locked: 'This PDF needs a password',
  /** By the stage of a job. */
  stages: {
    waiting: 'Waiting in line',
    open: 'Opening the file',
    read: 'Reading the pages',
    decode: 'Looking for codes',
    understand: 'Understanding what it says',
    design: 'Drawing the pass',
    prove: 'Comparing the code',
    sign: 'Signing the pass',
  },
  /** What happens within a stage. */
  steps: {
    mail: 'Reading the e-mail',
    picture: 'Reading the picture',
    codes: 'Looking for codes',
    page: (page: number, of: number) => (of > 1 ? `Reading page ${page} of ${of}` : 'Reading the page'),
    text: 'Reading the text',
    textOfPage: (page: number, of: number) => `Reading the text of page ${page} of ${of}`,
    lines: (text: string, line: number, lines: number) => `${text}, ${line} of ${lines} lines`,
    found: (codes: number) => counted('en', codes, { one: 'Code found.', other: '{n} codes found.' }),
    model: 'Asking a language model',
    pass: (pass: number, of: number) => (of > 1 ? `Drawing pass ${pass} of ${of}` : 'Drawing the pass'),
  },
  /** While nobody has begun: how many files are before this one, and about how long that takes. */
  place: (ahead: number, seconds: number) =>
    ahead === 0
      ? 'You are next'
      : `${counted('en', ahead, { one: '{n} file is ahead of yours', other: '{n} files are ahead of yours' })}, about ${seconds} s`,
  keepAddress: 'You can close this page. Its address brings you back until the result is deleted.',
  refreshing: 'This page looks again by itself.',
  elapsed: (seconds: number) => `${seconds} s so far`,
  lookAgain: 'Look again',
  unread: 'This cannot be shown right now',
  gone: {
    title: 'This result has been deleted',
    expired: (when: string) => `It was kept until ${when}, and then deleted with everything that belonged to it.`,
    early: 'It was deleted before its time: because somebody asked for it here, or after many downloads.',
    before: 'It was deleted before a pass was made.',
    inWallet: 'A pass that you have added to Wallet stays there.',
    next: 'Do you still need it? It takes a few seconds.',
    again: 'Send the file again',
  },
  unknown: {
    title: 'There is nothing at this address',
    lead: (minutes: string) =>
      `The address may have been mistyped, or its result was deleted long ago. Results are kept for ${minutes}.`,
  },
  /** Where a code of one ticket led that was switched off. */
  switchedOff: {
    title: 'This link no longer works',
    lead: 'The code that led here was switched off, or its time is over. Ask whoever showed it to you for a new one.',
  },
  add: 'Add to Apple Wallet',
  count: (count: number) => counted('en', count, { one: '({n} pass)', other: '({n} passes)' }),
  addPart: (part: number) => `Add to Apple Wallet, part ${part}`,
  addOne: (title: string) => `Add ${title} to Apple Wallet`,
  addShort: 'Add',
  feedback: 'Leave Feedback',
  support: 'Support Us',
  another: 'Convert Another File',
  development:
    'Signed with a development certificate: fine for trying out, but iPhones refuse it until the operator installs one from Apple.',
  proof: 'The code was copied byte for byte and read back to be sure.',
  noCode: 'This ticket has no code that we could copy.',
  modelAsked: 'A language model was asked as well; only what your document says was taken from its answer.',
  modelNotAsked: 'No language model was asked.',
  choose: 'Which passes?',
  all: 'Select all',
  none: 'Select none',
  chooseSome: 'Choose at least one pass.',
  check: 'See where it was read',
  /** Follows on it where there is script, which a correction needs. */
  orCorrect: ', or correct it',
  front: 'Front',
  back: 'Back',
  loading: 'Drawing the pass …',
  noPreview: 'The preview could not be loaded. The pass itself is ready.',
  previewOf: (title: string) => `Preview of ${title}`,
  phone: 'Open on your iPhone',
  phoneLead: 'Point the camera at this code. This page opens there, and adding takes one tap.',
  phoneCode: 'QR code with the address of this page',
  each: {
    title: 'One for each phone',
    lead: 'Show each ticket as a code of its own: whoever points a phone at it gets just this pass, and nothing else of yours.',
    show: 'Show the codes',
    off: 'Switch these codes off',
    isOff: 'Switched off. The codes that were shown lead nowhere now.',
    failed: 'That did not work just now. Please try again.',
    code: (name: string) => `QR code that adds the pass of ${name}`,
  },
  /** Said when the button was tapped: by a phone that opens passes, and by a computer that keeps them as files. */
  opened: 'Opened in Wallet. Tap Add there.',
  downloaded: 'Downloaded. Open the file on an iPhone or a Mac to add it.',
  inApp: {
    lead: 'You are inside another app, which may not open passes. Safari does.',
    open: 'Open in Safari',
    otherwise: 'If nothing happens, copy the address and paste it there.',
    copy: 'Copy the address of this page',
  },
  mail: {
    title: 'Mail it to me',
    label: 'Your e-mail address',
    hint: 'Used for this one mail, and deleted with the result.',
    send: 'Send the mail',
    sending: 'Sending …',
    taken: 'The mail is on its way. The pass is in it.',
    takenEarly: 'You get a mail when it is ready. You can close this page.',
    sent: 'This was mailed.',
    failed: 'That did not work. Please check the address and try again.',
  },
  verdict: {
    question: 'Was this right?',
    yes: 'Yes',
    no: 'No',
    thanks: 'Thank you.',
    correct: 'Correct it here',
    tell: 'Tell us what was wrong',
    failed: 'That could not be saved just now. Please try again.',
  },
  kept: (left: string) => `Deleted automatically in ${left}`,
  deleteNow: 'Delete now',
  deleting: 'Deleting …',
  deleted: 'Nothing of your file or your passes is left here.',
  deleteFailed: 'It could not be deleted just now. Please try again.',
  lessThanAMinute: 'less than a minute',
  /** Wallets of Android. */
  googleWallet: {
    add: 'Add to Google Wallet',
    note: 'The link holds this ticket. Google learns of it when you tap, not before.',
    cannot: 'Google Wallet cannot take this ticket.',
    noSuchCode: (name: string) => `Google Wallet has no way to draw this ${name} code.`,
    bytes: (name: string) =>
      `This ${name} code holds bytes that are no text. Google Wallet takes text only and would change them, so the code might not scan.`,
    tooLong:
      'This ticket is too long for a link to Google Wallet. Open the .pkpass file on your phone: Google Wallet takes that, too.',
    android: 'Most wallet apps on Android open the .pkpass file, too: download it and choose the app.',
  },
  /** What a ticket can be had as beside its pass. */
  tripFiles: {
    calendar: 'Add to calendar',
    jsonLd: 'Ticket data (JSON-LD)',
  },
} as const;
