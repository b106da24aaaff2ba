export { writeTo } from '../en/write-to.ts';
