export { words } from '../en/contribute.ts';
