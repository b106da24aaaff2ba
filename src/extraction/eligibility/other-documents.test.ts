import { describe, expect, it } from 'vitest';
import { namesInvoice } from './other-documents.ts';

describe('the heading of an invoice', () => {
  it.each(['Facture F-2026-00981', 'Rechnung Nr. 4471', 'INVOICE', 'Faktura 12/2027', 'Fattura n. 88'])(
    'is one: %s',
    (heading) => {
      expect(namesInvoice(heading)).toBe(true);
    },
  );

  it.each(['Tosca', 'Invoice and ticket', 'Die Rechnung, bitte!', 'Facturación del equipaje'])(
    'is none: %s',
    (heading) => {
      expect(namesInvoice(heading)).toBe(false);
    },
  );
});
