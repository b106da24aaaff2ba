import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { directionOf } from '#src/languages/languages.ts';
import { useLanguage } from '../messages/use-words.ts';

type Tab<Key extends string> = { readonly key: Key; readonly label: string; readonly panel: ReactNode };

type TabsProps<Key extends string> = {
  readonly label: string;
  readonly tabs: readonly Tab<Key>[];
  readonly current: Key;
  readonly onChange: (key: Key) => void;
};

/** Tabs as ARIA describes them: arrow keys move, one panel shows. Without script every panel shows. */
export function Tabs<Key extends string>({ label, tabs, current, onChange }: TabsProps<Key>) {
  const language = useLanguage();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ key }) => key === current);
    const ahead = directionOf(language) === 'rtl' ? -1 : 1;
    const to = { ArrowRight: at + ahead, ArrowLeft: at - ahead, Home: 0, End: tabs.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = (to + tabs.length) % tabs.length;
    onChange(tabs[next]!.key);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className="needs-script flex flex-wrap gap-1 border-b border-line p-1"
      >
        {tabs.map(({ key, label }) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-${key}`}
            aria-selected={key === current}
            aria-controls={`${id}-${key}-panel`}
            tabIndex={key === current ? 0 : -1}
            onClick={() => onChange(key)}
            onKeyDown={move}
            className="min-h-11 shrink-0 rounded-full px-4 text-sm text-soft hover:text-ink aria-selected:bg-ink aria-selected:font-semibold aria-selected:text-paper"
          >
            {label}
          </button>
        ))}
      </div>
      {tabs.map(({ key, panel }) => (
        <div
          key={key}
          role="tabpanel"
          id={`${id}-${key}-panel`}
          aria-labelledby={`${id}-${key}`}
          hidden={key !== current}
          className="tab-panel pt-10"
        >
          {panel}
        </div>
      ))}
    </>
  );
}
