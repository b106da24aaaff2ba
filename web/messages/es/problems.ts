export { es as words } from '#src/languages/problems/es.ts';
