import { type Example, exampleList } from './example-list.ts';

const tilts = [
  'start-[6%] top-8 -rotate-8 rtl:rotate-8',
  'start-1/2 top-0 -translate-x-1/2 z-10 rtl:translate-x-1/2',
  'end-[6%] top-8 rotate-8 rtl:-rotate-8',
];

/** Three passes like a hand of cards: decoration, made of real conversions. */
export function PassFan({ ids }: { readonly ids: readonly [Example['id'], Example['id'], Example['id']] }) {
  return (
    <div aria-hidden="true" className="relative mx-auto h-52 w-full max-w-md overflow-hidden mask-b-from-80% sm:h-72">
      {ids.map((id, at) => (
        <img
          key={id}
          {...exampleList.find((example) => example.id === id)!.after}
          alt=""
          decoding="async"
          className={`absolute h-auto w-[52%] rounded-xl shadow-pass ${tilts[at]}`}
        />
      ))}
    </div>
  );
}
