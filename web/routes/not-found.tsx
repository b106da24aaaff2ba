import { data, type MetaFunction } from 'react-router';
import { MissingPage } from '../layout/missing-page.tsx';
import { layout } from '../messages/en/layout.ts';
import { pageMeta } from '../page-meta.ts';

/** Any other address answers 404. */
export function loader() {
  return data(null, { status: 404 });
}

export const meta: MetaFunction = (input) => pageMeta(input, layout.notFound, { hidden: true });

export default function NotFound() {
  return <MissingPage />;
}
