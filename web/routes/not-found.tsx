import { data } from 'react-router';
import { MissingPage } from '../layout/missing-page.tsx';
import { useWords } from '../messages/use-words.ts';
import { PageMeta } from '../page-meta.tsx';

/** Any other address answers 404. */
export function loader() {
  return data(null, { status: 404 });
}

export default function NotFound() {
  const { notFound } = useWords('layout');
  return (
    <>
      <PageMeta words={notFound} hidden />
      <MissingPage />
    </>
  );
}
