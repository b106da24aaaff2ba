export { words } from '../en/pdf-to-pkpass.ts';
