const shelf = 'shared-files';
const place = '/shared-file';

/** Lets other apps share files into the installed website. Only pages over TLS, and this machine, may. */
export function acceptShares(): void {
  if ('serviceWorker' in navigator) void navigator.serviceWorker.register('/share-worker.js').catch(() => {});
}

/** The file that another app shared just now, taken out of the place where `share-worker.js` put it. */
export async function takeSharedFile(): Promise<File | undefined> {
  if (!('caches' in window) || !(await caches.has(shelf))) return undefined;
  const cache = await caches.open(shelf);
  const kept = await cache.match(place);
  await caches.delete(shelf);
  if (!kept) return undefined;
  const name = decodeURIComponent(kept.headers.get('X-File-Name') ?? 'shared');
  return new File([await kept.blob()], name, { type: kept.headers.get('Content-Type') ?? '' });
}
