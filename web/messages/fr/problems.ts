export { fr as words } from '#src/languages/problems/fr.ts';
