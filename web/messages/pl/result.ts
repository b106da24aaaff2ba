export { words } from '../en/result.ts';
