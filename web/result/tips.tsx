import { useWords } from '../messages/use-words.ts';

/** What a person can try instead; nothing where there is nothing to try. */
export function Tips({ tips }: { readonly tips: readonly string[] }) {
  const t = useWords('failed');
  if (tips.length === 0) return null;
  return (
    <div className="mt-6 w-full max-w-md rounded-field bg-sunk p-5 text-start text-sm">
      <h2 className="text-base">{t.tipsTitle}</h2>
      <ul className="mt-2 list-disc space-y-1.5 ps-5 text-soft">
        {tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </div>
  );
}
