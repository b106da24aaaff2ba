import type { ReactNode } from 'react';

/** Words with a path in them, which may break before its slashes, and at no other sign of it. */
export function parted(words: string): ReactNode {
  return words.split(/(?=\/)/).map((part, at) => [
    at > 0 && <wbr key={`before ${part}`} />,
    part.includes('-') ? (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  ]);
}
