export { it as words } from '#src/languages/problems/it.ts';
