/** Texts of /ios-shortcut. */
export const iosShortcut = {
  title: 'iOS Shortcut',
  description: 'Send tickets from the share sheet of your iPhone and get the pass back by e-mail.',
  heading: 'iOS Shortcut',
} as const;
