import { useWords } from '../messages/use-words.ts';

/** What the engine read from the example, and where. */
export function Readings() {
  const t = useWords('how-it-works').extraction;
  return (
    <table className="w-full max-w-md border-separate border-spacing-y-2 text-sm">
      <caption className="pb-2 text-start text-soft">{t.tableCaption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t.value}</th>
          <th scope="col">{t.found}</th>
        </tr>
      </thead>
      <tbody>
        {t.readings.map(({ label, value, found }) => (
          <tr key={label}>
            <td className="rounded-s-field bg-card px-4 py-3">
              <span className="block text-xs text-soft">{label}</span>
              <bdi className="text-lg font-semibold tabular-nums">{value}</bdi>
            </td>
            <td className="rounded-e-field bg-card px-4 py-3 text-end text-soft">{found}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
