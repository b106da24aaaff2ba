export { words } from '../en/status.ts';
