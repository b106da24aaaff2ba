/** Takes files that other apps share with the installed website, keeps them on the device, and opens the upload page. */
const shelf = 'shared-files';

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (method === 'POST' && /^(\/[a-z]{2})?\/upload$/.test(new URL(url).pathname))
    event.respondWith(keep(event.request));
});

async function keep(request) {
  const file = (await request.formData()).get('file');
  if (file instanceof File) {
    const headers = { 'Content-Type': file.type, 'X-File-Name': encodeURIComponent(file.name) };
    await (await caches.open(shelf)).put('/shared-file', new Response(file, { headers }));
  }
  return Response.redirect(new URL(request.url).pathname, 303);
}
