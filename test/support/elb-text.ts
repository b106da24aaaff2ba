/** Writes element list barcodes for tests. */
type Train = { readonly from?: string; readonly to?: string; readonly train?: string; readonly day?: string };

export function elbText(trains: readonly Train[] = [{}], { year = '6', issued = '320', seal = '' } = {}): string {
  const head = `eRIVABC123123456789110${'1'.padEnd(11)}  0100${year}${issued}324325`;
  const parts = trains.map(
    ({ from = 'FRPNO', to = 'GBSPX', train = '09023', day = '324' }) => `${from}${to}${train} 9023${day}0120452FL00NE`,
  );
  return `${head}${parts.join('')}${seal}`;
}
