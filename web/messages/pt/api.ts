export { words } from '../en/api.ts';
