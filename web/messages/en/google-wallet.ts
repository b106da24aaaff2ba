/** Texts about wallets of Android. */
export const googleWallet = {
  add: 'Add to Google Wallet',
  note: 'The link holds this ticket. Google learns of it when you tap, not before.',
  android: 'Most wallet apps on Android open the .pkpass file, too: download it and choose the app.',
} as const;
