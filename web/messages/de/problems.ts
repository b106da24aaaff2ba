export { de as words } from '#src/languages/problems/de.ts';
