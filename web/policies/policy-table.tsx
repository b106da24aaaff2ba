import type { Clause } from './clause.ts';

/** A table that becomes a list of cards where there is no room for columns. */
export function PolicyTable({ caption, head, rows }: NonNullable<Clause['table']>) {
  return (
    <table className="mt-6 w-full text-sm max-md:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-md:sr-only">
        <tr className="border-b border-edge text-start">
          {head.map((title) => (
            <th key={title} scope="col" className="py-3 pe-5 text-start font-semibold">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block max-md:space-y-4">
        {rows.map(({ what, more, cells }) => (
          <tr
            key={what}
            className="align-top max-md:block max-md:rounded-card max-md:border max-md:border-line max-md:bg-card max-md:p-5 md:border-b md:border-line"
          >
            <th
              scope="row"
              className="py-3.5 pe-5 text-start font-semibold max-md:block max-md:p-0 max-md:text-base md:w-[30%]"
            >
              {what}
              {more && <span className="block font-normal text-soft">{more}</span>}
            </th>
            {cells.map((cell, at) => (
              <td
                key={cell}
                data-label={head[at + 1]}
                className="py-3.5 pe-5 last:pe-0 max-md:block max-md:p-0 max-md:pt-3 max-md:before:block max-md:before:text-xs max-md:before:text-soft max-md:before:content-[attr(data-label)]"
              >
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
