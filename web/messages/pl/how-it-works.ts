export { words } from '../en/how-it-works.ts';
