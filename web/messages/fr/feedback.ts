export { words } from '../en/feedback.ts';
