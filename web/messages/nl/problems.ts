export { nl as words } from '#src/languages/problems/nl.ts';
