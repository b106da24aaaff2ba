/** Which terms this browser has accepted. It is kept here alone, and taking the tick away forgets it. */
const key = 'passlift.terms';

/** The day of the terms that stand now; other terms have to be accepted anew. */
const edition = '2025-09-22';

/** Whether the terms of today were accepted in this browser. */
export function hasConsented(): boolean {
  try {
    return localStorage.getItem(key) === edition;
  } catch {
    return false;
  }
}

/** Remembers, or forgets, that the terms were accepted. */
export function keepConsent(accepted: boolean): void {
  try {
    if (accepted) localStorage.setItem(key, edition);
    else localStorage.removeItem(key);
  } catch {
    // Without storage it is asked each time.
  }
}
