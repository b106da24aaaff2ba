export { ar as words } from '#src/languages/problems/ar.ts';
