import { flushSync } from 'react-dom';

/** What moves as a whole when something above it becomes longer or shorter. */
const movers = '[data-glide], .proof-value, footer';

/**
 * Makes a change of the page that comes when the line brings it, not when a hand asks for it: what it moves is seen to go there, so that
 * nobody loses sight of it, nor taps on what has just taken its place.
 */
export function glide(change: () => void): void {
  const before = placesOf();
  flushSync(change);
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  for (const [element, top] of placesOf()) {
    const way = (before.get(element) ?? top) - top;
    if (way && !still)
      element.animate([{ transform: `translateY(${way}px)` }, { transform: 'none' }], {
        duration: 200,
        easing: 'ease-out',
      });
  }
}

function placesOf(): ReadonlyMap<Element, number> {
  return new Map([...document.querySelectorAll(movers)].map((each) => [each, each.getBoundingClientRect().top]));
}
