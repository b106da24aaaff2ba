import { useId } from 'react';
import { useWords } from '../messages/use-words.ts';
import { StarIcon } from '../ui/icons.tsx';

type StarRatingProps = {
  readonly label: string;
  /** 1 to 5; 0 for none yet. */
  readonly value: number;
  readonly onChange: (value: number) => void;
};

/** One to five stars: five radio buttons that look like stars, so arrow keys and screen readers work natively. */
export function StarRating({ label, value, onChange }: StarRatingProps) {
  const t = useWords('feedback');
  const name = useId();
  return (
    <fieldset>
      <legend className="text-sm font-semibold">{label}</legend>
      <div className="mt-1 -ms-2 flex">
        {[1, 2, 3, 4, 5].map((stars) => (
          <label
            key={stars}
            className={`relative grid size-12 place-items-center rounded-full has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-accent ${stars <= value ? 'text-warn' : 'text-edge hover:text-warn'}`}
          >
            <input
              type="radio"
              name={name}
              value={stars}
              checked={value === stars}
              onChange={() => onChange(stars)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <span className="sr-only">{t.stars(stars)}</span>
            <StarIcon filled={stars <= value} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
