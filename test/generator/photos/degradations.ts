import type { Random } from '../random.ts';
import { plainScene, type Scene } from './scene.ts';

/** A way in which photos are worse than the page, and how much: 0 not at all, 1 as one can take care, 2 as one does not. */
export type Degradation = {
  readonly name: string;
  readonly strength: 0 | 1 | 2;
  readonly scene: (random: Random) => Scene;
};

/** LIST: what photos of tickets suffer from, each alone and then together. */
export const degradations: readonly Degradation[] = [
  photographed('flat', 0, () => ({})),
  photographed('askew', 1, (random) => ({ askew: sign(random) * between(random, 2, 6) })),
  photographed('turned', 1, (random) => ({ turned: random.pick([1, 2, 3]), askew: between(random, -3, 3) })),
  photographed('perspective', 1, (random) => ({ tilt: tilted(random, 9, 14) })),
  photographed('perspective', 2, (random) => ({ tilt: tilted(random, 20, 28), askew: between(random, -5, 5) })),
  photographed('light', 1, () => ({ falloff: 0.35, shadow: 0.3 })),
  photographed('light', 2, () => ({ falloff: 0.55, shadow: 0.55 })),
  photographed('blur', 1, () => ({ blur: 1.3 })),
  photographed('blur', 2, () => ({ blur: 2.4 })),
  photographed('noise', 1, () => ({ noise: 8 })),
  photographed('noise', 2, () => ({ noise: 18 })),
  photographed('jpeg', 2, () => ({ quality: 40, side: 2000 })),
  photographed('photo', 1, (random) => ({
    askew: between(random, -4, 4),
    tilt: tilted(random, 7, 14),
    falloff: 0.3,
    shadow: 0.25,
    blur: 0.9,
    noise: 5,
    quality: 70,
  })),
  photographed('photo', 2, (random) => ({
    turned: random.pick([0, 0, 1, 2, 3]),
    askew: between(random, -7, 7),
    tilt: tilted(random, 16, 24),
    falloff: 0.45,
    shadow: 0.45,
    blur: 1.4,
    noise: 9,
    quality: 40,
  })),
];

function photographed(name: string, strength: 0 | 1 | 2, change: (random: Random) => Partial<Scene>): Degradation {
  return { name, strength, scene: (random) => ({ ...plainScene, ...change(random) }) };
}

/** Mostly from below, where people stand, and a little from the side. */
function tilted(random: Random, least: number, most: number): Scene['tilt'] {
  const degrees = between(random, least, most);
  return random.chance(0.7)
    ? [degrees, sign(random) * between(random, 0, degrees / 2)]
    : [between(random, -degrees, degrees) / 2, sign(random) * degrees];
}

function between(random: Random, from: number, to: number): number {
  return from + random.next() * (to - from);
}

function sign(random: Random): 1 | -1 {
  return random.chance(0.5) ? 1 : -1;
}
