export { words } from '../en/layout.ts';
