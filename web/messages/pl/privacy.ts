export { words } from '../en/privacy.ts';
