export { pt as words } from '#src/languages/problems/pt.ts';
