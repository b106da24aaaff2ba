export { words } from '../en/proof.ts';
