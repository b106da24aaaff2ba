/** What can be done when no pass was made. */
export const words = {
  another: 'Convert Another File',
  feedback: 'Tell us about it',
  tipsTitle: 'What often helps',
  password: {
    label: 'Password of this PDF',
    hint: 'It is used once, to open the file, and deleted with it.',
    send: 'Open with this password',
    sending: 'Sending …',
    wrong: 'This password did not open it. Please try again.',
    again: 'To enter it, choose the file once more: this page no longer holds it.',
  },
  crop: {
    title: 'Show us the code',
    lead: 'Put the frame around the code: tap on it, or use the sliders. We then look at this part alone, enlarged.',
    across: 'From side to side',
    down: 'Up and down',
    size: 'Size of the frame',
    picture: 'The page with the frame',
    send: 'Look at this part',
    sending: 'Sending …',
    fileName: 'part',
  },
  pageOf: (page: number, of: number) => `Page ${page} of ${of}`,
  lookedAt: 'The page that we looked at',
  /** Where we know no better. */
  anyTips: {
    original: 'The PDF or e-mail that you were sent, rather than a picture of it.',
    screenshot: 'A screenshot of the ticket alone, with the whole code on it.',
  },
  /** By the code of a problem. */
  tips: {
    'document.locked': [
      'In Preview on a Mac: File, Export as PDF, without a password. On an iPhone: open it, share it, print, and share the preview.',
    ],
    'document.unreadable': ['Wait until the download is complete: half a file cannot be opened.'],
    'barcode.not-proven': ['A larger, sharper picture of the code; the PDF that you were sent is best.'],
    'ticket.none': [
      'The page that says when and where.',
      'The PDF or e-mail that you were sent, rather than a picture of it.',
    ],
    'paper.blank': ['A photo from closer up and in good light, with the whole code on it.'],
    'paper.unclear': [
      'A photo from closer up and in good light, with the whole code on it.',
      'The picture itself rather than its small preview in a chat: open it there, then save or share it.',
    ],
  },
  sorry: 'We are sorry.',
  /** Where it was found to be none. */
  afterAll: 'If it is a ticket after all, tell us about it, and we can teach the converter to read it.',
};
