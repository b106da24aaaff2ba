/** What is needed when a change has been answered; fetched when it is wanted first. */
export const fetchAfterChange = () => import('./after-change.ts');
