/** Who a document is from, and what about, as its sender, its subject and the websites in it tell. */
import { fold, foldKey } from '../../words/fold.ts';
import type { Understood } from '../document/understood.ts';
import type { Cell } from '../layout/cells.ts';

/** Letters of the shortest name that is looked for in a website's. */
const shortest = 4;
/** Websites that are looked at. */
const mostHosts = 40;

/** How many numbers are told of a text. */
export const senderHintCount = 8;

/** Of a text how much of it is in the name of who sent the document, in a website's and in the subject, and how long it is; -1 where there is none. */
export function senderHintsOf({ sender, subject = '', cells }: Understood): (text: string) => readonly number[] {
  const hosts = hostsOf(cells, sender?.address);
  const [senders, subjects] = [wordsOf(sender?.name ?? ''), wordsOf(subject)];
  const subjectKey = foldKey(subject);
  return (text) => {
    const [words, key] = [wordsOf(text), foldKey(text)];
    return [
      senders.length === 0 ? -1 : sharedWords(words, senders),
      senders.length === 0 ? -1 : sharedWords(senders, words),
      hosts.length === 0 ? -1 : writtenIn(key, hosts),
      hosts.length === 0 ? -1 : Math.max(0, ...words.map((word) => writtenIn(word, hosts))),
      subjects.length === 0 ? -1 : sharedWords(words, subjects),
      subjectKey === '' ? -1 : key.length > 2 && subjectKey.includes(key) ? 1 : 0,
      key.length,
      words.length,
    ];
  };
}

/** The words of a text, folded; of scripts without blanks their runs of signs. */
function wordsOf(text: string): readonly string[] {
  return fold(text).match(/[\p{L}\d]{2,}/gu) ?? [];
}

/** The share of words that others have, too. */
function sharedWords(words: readonly string[], others: readonly string[]): number {
  return words.length === 0 ? 0 : words.filter((word) => others.includes(word)).length / words.length;
}

/** The names of the websites and mail addresses that stand in a document, and of its sender's: letters and digits alone, without `www` and what ends them. */
function hostsOf(cells: readonly Cell[], address: string | undefined): readonly string[] {
  const found = new Set(address ? namesIn(address) : []);
  for (const { text } of cells) {
    if (found.size > mostHosts) break;
    if (text.includes('.')) for (const name of namesIn(text)) found.add(name);
  }
  return [...found];
}

function namesIn(text: string): readonly string[] {
  const hosts =
    text.slice(0, 2000).match(/(?<![\w.-])(?:[\w.+-]{1,64}@)?(?:[a-z\d-]{2,63}\.){1,4}[a-z]{2,12}(?![\w@])/gi) ?? [];
  return hosts.flatMap((host) => {
    const labels = host
      .slice(host.indexOf('@') + 1)
      .split('.')
      .slice(0, -1);
    return labels.map(foldKey).filter((label) => label.length >= shortest && label !== 'mail');
  });
}

/** How much of the longer of two names the shorter one is, of a text and of the website that is most like it. */
function writtenIn(key: string, hosts: readonly string[]): number {
  if (key.length < shortest) return 0;
  return Math.max(
    0,
    ...hosts.map((host) =>
      host.includes(key) ? key.length / host.length : key.includes(host) ? host.length / key.length : 0,
    ),
  );
}
