import { useEffect, useId, useRef, useState } from 'react';
import { useWords } from '../messages/use-words.ts';
import { Button } from '../ui/button.tsx';
import type { Kind, Patch, TicketJson } from './ticket-data.ts';

type LookOfPassProps = {
  readonly ticket: TicketJson;
  readonly onChange: (patch: Patch, news: string) => Promise<string | undefined>;
};

/** Kind and colour of a pass. */
export function LookOfPass(props: LookOfPassProps) {
  return (
    <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
      <KindOfTicket {...props} />
      <ColourOfPass {...props} />
    </div>
  );
}

function KindOfTicket({ ticket: { kind }, onChange }: LookOfPassProps) {
  const t = useWords('proof');
  const id = useId();
  const [wish, setWish] = useState<Kind>();
  const setKind = async (value: Kind) => {
    setWish(value);
    await onChange({ kind: value === kind.read ? null : value }, t.changed(t.kind, t.kinds[value]));
    setWish(undefined);
  };
  return (
    <div>
      <label htmlFor={id} className="block text-sm font-semibold">
        {t.kind}
      </label>
      <select
        id={id}
        value={wish ?? kind.value}
        onChange={({ currentTarget }) => void setKind(currentTarget.value as Kind)}
        className="mt-1.5 block min-h-12 w-full rounded-field border border-edge bg-card ps-4 pe-11 text-base text-ink"
      >
        {Object.entries(t.kinds).map(([key, words]) => (
          <option key={key} value={key}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}

function ColourOfPass({ ticket: { colour }, onChange }: LookOfPassProps) {
  const t = useWords('proof');
  const id = useId();
  const [chosen, setChosen] = useState(colour.value);
  const picker = useRef<HTMLInputElement>(null);
  useEffect(() => setChosen(colour.value), [colour.value]);
  // React hears of each step on the way to a colour; the browser says when the picker is closed.
  useEffect(() => {
    const input = picker.current;
    const take = () => {
      if (input && input.value !== colour.value)
        void onChange({ colour: input.value }, t.changed(t.colour, input.value));
    };
    input?.addEventListener('change', take);
    return () => input?.removeEventListener('change', take);
  });
  return (
    <div>
      <label htmlFor={id} className="block text-sm font-semibold">
        {t.colour}
      </label>
      <div className="mt-1.5 flex min-h-12 items-center gap-2">
        <input
          id={id}
          ref={picker}
          type="color"
          value={chosen}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          className="h-12 w-16 shrink-0 rounded-field border border-edge bg-card p-1"
        />
        {colour.chosen && (
          <Button
            look="quiet"
            size="small"
            className="py-0! leading-tight" // no higher on two lines than the colour beside it
            onClick={() => void onChange({ colour: null }, t.restored(t.colour))}
          >
            {t.ownColour}
          </Button>
        )}
      </div>
    </div>
  );
}
