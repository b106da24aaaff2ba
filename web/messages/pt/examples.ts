export { words } from '../en/examples.ts';
