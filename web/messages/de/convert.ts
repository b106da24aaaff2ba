export { words } from '../en/convert.ts';
