import { moreScreens } from './more-screens.ts';
import { otherScripts } from './other-scripts.ts';
import { outings } from './outings.ts';
import type { Screen } from './screen.ts';
import { travel } from './travel.ts';
import { wallets } from './wallets.ts';

/** LIST: every screen. */
export const screens: readonly Screen[] = [...wallets, ...travel, ...outings, ...moreScreens, ...otherScripts];
