/** LIST: headers that texts tell of. */
const headers = /(X-RateLimit-Reset|Retry-After|Idempotency-Key)/;

/** A text in which the name of a header stays whole where a line ends. */
export function WithHeaders({ text }: { readonly text: string }) {
  return text.split(headers).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <span key={part} dir="ltr" className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
}
