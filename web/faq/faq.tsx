import { Link } from 'react-router';
import { LinkedText } from '../ui/linked-text.tsx';
import { ChevronIcon } from './chevron-icon.tsx';

/** A question and its answer; `id` is its address on the page. */
export type Answer = {
  readonly id: string;
  readonly question: string;
  readonly answer: readonly string[];
  readonly link?: { readonly to: string; readonly text: string };
};

/** Questions that open to their answers, without a script. */
export function Faq({ answers }: { readonly answers: readonly Answer[] }) {
  return (
    <div className="border-t border-line">
      {answers.map(({ id, question, answer, link }) => (
        <details key={id} id={id} className="group border-b border-line">
          <summary className="flex min-h-14 list-none items-center justify-between gap-6 py-4 [&::-webkit-details-marker]:hidden">
            <h3 className="text-lg font-semibold">{question}</h3>
            <span className="text-soft transition-transform group-open:rotate-180">
              <ChevronIcon />
            </span>
          </summary>
          <div className="space-y-3 pe-10 pb-6 text-soft">
            {answer.map((paragraph) => (
              <p key={paragraph}>
                <LinkedText text={paragraph} />
              </p>
            ))}
            {link && (
              <p>
                <Link to={link.to} className="link">
                  {link.text}
                </Link>
              </p>
            )}
          </div>
        </details>
      ))}
    </div>
  );
}
