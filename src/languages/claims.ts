import type { InAll, Language } from './languages.ts';

/** LIST: what visitors are told where an operator tells them nothing else, as the setting has it, in every language. */
const claims: Readonly<Record<string, InAll<string>>> = {
  Free: {
    ...{ en: 'Free', de: 'Kostenlos', fr: 'Gratuit', es: 'Gratis', it: 'Gratis' },
    ...{ nl: 'Gratis', pt: 'Grátis', pl: 'Bezpłatnie', ar: 'مجانًا' },
  },
  'No account': {
    ...{ en: 'No account', de: 'Kein Konto', fr: 'Sans compte', es: 'Sin cuenta', it: 'Senza account' },
    ...{ nl: 'Geen account', pt: 'Sem conta', pl: 'Bez konta', ar: 'بلا حساب' },
  },
  'Auto-delete': {
    ...{ en: 'Auto-delete', de: 'Löscht von selbst', fr: 'Suppression automatique', es: 'Borrado automático' },
    ...{ it: 'Eliminazione automatica', nl: 'Wist vanzelf', pt: 'Eliminação automática' },
    ...{ pl: 'Automatyczne usuwanie', ar: 'حذف تلقائي' },
  },
};

/** A claim of the settings in a language; what an operator wrote stays as it is. */
export const claimIn = (language: Language, claim: string): string => claims[claim]?.[language] ?? claim;
