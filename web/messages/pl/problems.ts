export { pl as words } from '#src/languages/problems/pl.ts';
