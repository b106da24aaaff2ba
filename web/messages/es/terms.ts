export { words } from '../en/terms.ts';
