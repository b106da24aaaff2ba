/** The job that a tab shows outlives a reload. It is kept for this tab and this page alone, and goes with the tab. */
const key = 'passlift.job';

/** Remembers the job that this page follows. */
export function keepJob(id: string): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ id, page: window.location.pathname }));
  } catch {
    // Without storage a reload begins anew.
  }
}

/** The job that this page followed before it was loaded again. */
export function keptJob(): string | undefined {
  try {
    const { id, page } = JSON.parse(sessionStorage.getItem(key) ?? '{}') as {
      readonly id?: unknown;
      readonly page?: unknown;
    };
    return typeof id === 'string' && page === window.location.pathname ? id : undefined;
  } catch {
    return undefined;
  }
}

/** Nothing is to be followed any more. */
export function forgetJob(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Then there is nothing to forget.
  }
}
