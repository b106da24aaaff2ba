import type { LoaderFunctionArgs } from 'react-router';
import { pathIn } from '#src/languages/address.ts';
import { directionOf } from '#src/languages/languages.ts';
import { wordsIn } from '../messages/server-words.ts';
import { webContext } from '../site.ts';

/** What an installed copy of the website is called and looks like, and what may be shared into it. */
export function loader({ context }: LoaderFunctionArgs): Response {
  const { site, language } = context.get(webContext);
  const { name } = site;
  const upload = pathIn(language, '/upload');
  const manifest = {
    name,
    short_name: name,
    description: wordsIn(language).layout.manifest,
    lang: language,
    dir: directionOf(language),
    id: '/',
    start_url: upload,
    scope: '/',
    display: 'standalone',
    background_color: '#faf9f6',
    theme_color: '#faf9f6',
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
    ],
    share_target: {
      action: upload,
      method: 'POST',
      enctype: 'multipart/form-data',
      params: {
        files: [
          {
            name: 'file',
            accept: [
              'application/pdf',
              'image/jpeg',
              'image/png',
              'message/rfc822',
              '.pdf',
              '.jpg',
              '.jpeg',
              '.png',
              '.eml',
            ],
          },
        ],
      },
    },
  };
  return Response.json(manifest, {
    headers: { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'public, max-age=3600' },
  });
}
