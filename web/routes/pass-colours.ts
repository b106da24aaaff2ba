import { data, type LoaderFunctionArgs } from 'react-router';
import { propertiesOf } from '../pass-preview/pass-colours.tsx';

/** Three colours as a style sheet; it says nothing of a pass but how it is painted, so anyone may keep it. */
export function loader({ params }: LoaderFunctionArgs) {
  const name = params.colours ?? '';
  const properties = propertiesOf(name);
  if (!properties) throw data(null, { status: 404 });
  const lines = Object.entries(properties).map(([property, value]) => `${property}:${value}`);
  return new Response(`.pass-${name}{${lines.join(';')}}`, {
    headers: { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'public, max-age=31536000, immutable' },
  });
}
