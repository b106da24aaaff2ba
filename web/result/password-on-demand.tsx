import { lazy } from 'react';

/** Fetches the form for the password of a locked PDF, once. */
export const fetchPasswordForm = () => import('./password-form.tsx');
/** The form, for who sent one. */
export const PasswordForm = lazy(async () => ({ default: (await fetchPasswordForm()).PasswordForm }));
