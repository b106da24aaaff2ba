export { words } from '../en/upload.ts';
