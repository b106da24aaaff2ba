import type { MetaFunction } from 'react-router';
import { pdfToPkpass as t } from '../messages/en/pdf-to-pkpass.ts';
import { pageMeta } from '../page-meta.ts';
import { PageHead } from '../ui/section.tsx';

export const meta: MetaFunction = (input) => pageMeta(input, t);

export default function PdfToPkpass() {
  return <PageHead title={t.heading} />;
}
