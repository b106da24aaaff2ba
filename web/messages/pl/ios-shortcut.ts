export { words } from '../en/ios-shortcut.ts';
