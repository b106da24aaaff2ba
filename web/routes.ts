/** LIST: every page of the website. */
import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** Each path with the file that answers it. */
export default [
  index('routes/home.tsx'),
  route('how-it-works', 'routes/how-it-works.tsx'),
  route('examples', 'routes/examples.tsx'),
  route('ios-shortcut', 'routes/ios-shortcut.tsx'),
  route('contribute', 'routes/contribute.tsx'),
  route('upload', 'routes/upload.tsx'),
  route('upload/form', 'routes/plain-form.tsx'),
  route('upload/:jobId', 'routes/result.tsx'),
  route('upload/:jobId/tickets/:n', 'routes/ticket.tsx'),
  route('api', 'routes/api.tsx'),
  route('pdf-to-pkpass', 'routes/pdf-to-pkpass.tsx'),
  route('status', 'routes/status.tsx'),
  route('contact', 'routes/contact.tsx'),
  route('privacy', 'routes/privacy.tsx'),
  route('terms', 'routes/terms.tsx'),
  route('feedback/:jobId', 'routes/feedback.tsx'),
  route('pass-colours/:colours', 'routes/pass-colours.ts'),
  route('manifest.webmanifest', 'routes/manifest.ts'),
  route('robots.txt', 'routes/robots.ts'),
  route('sitemap.xml', 'routes/sitemap.ts'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
