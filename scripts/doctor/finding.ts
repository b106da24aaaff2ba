/** What was found, and what to do about it. `note`: works, but not as the real service should. */
export type Finding = { readonly state: 'good' | 'note' | 'bad'; readonly text: string };
