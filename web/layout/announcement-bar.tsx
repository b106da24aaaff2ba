import { Link } from 'react-router';
import { useWords } from '../messages/use-words.ts';
import { ClosableLine } from './closable-line.tsx';

const key = 'passlift.announcement';
const edition = 'ios-shortcut';

/** Runs before the first paint, so that a dismissed bar is never seen and nothing moves. */
export const announcementScript = `try{if(localStorage.getItem('${key}')==='${edition}')document.documentElement.dataset.announcement='dismissed'}catch{}`;

/** One line of news above everything; once dismissed it stays away in this browser. */
export function AnnouncementBar() {
  const t = useWords('layout').announcement;
  const dismiss = () => {
    document.documentElement.dataset.announcement = 'dismissed';
    try {
      localStorage.setItem(key, edition);
    } catch {
      // Without storage it comes back with the next page.
    }
  };
  return (
    <aside className="announcement bg-ink text-paper dark:bg-sunk dark:text-ink" aria-label={t.text}>
      <ClosableLine close={t.close} onClose={dismiss}>
        <p className="grow py-1.5 text-center">
          {t.text}{' '}
          <Link to="/ios-shortcut" className="ms-1 inline-block font-semibold underline underline-offset-4">
            {t.link}
          </Link>
        </p>
      </ClosableLine>
    </aside>
  );
}
