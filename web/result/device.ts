/** Who looks at a page, as far as that changes what it offers. */
export type Device = {
  readonly android: boolean;
  /** An iPhone or iPad: it opens passes itself, and is no computer that would hand them over. */
  readonly iphone: boolean;
  /** The browser inside another app of an iPhone or iPad, which may not open passes. */
  readonly inApp: boolean;
};

/** LIST: apps that keep the name of Safari in that of their own browser. */
const apps = /\b(?:FBAN|FBAV|Instagram|Line|MicroMessenger|GSA|Snapchat|Pinterest|LinkedInApp|Twitter|musical_ly)\b/;

/** By the name that a browser gives itself. An iPad may call itself a Mac, and is then taken for one. */
export function deviceOf(userAgent: string | null): Device {
  const name = userAgent ?? '';
  const iphone = /\b(?:iPhone|iPad|iPod)\b/.test(name);
  return {
    android: /\bAndroid\b/.test(name),
    iphone,
    inApp: iphone && (!/\bSafari\//.test(name) || apps.test(name)),
  };
}
