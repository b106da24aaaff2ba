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
  'Available 24/7': {
    ...{ en: 'Available 24/7', de: 'Rund um die Uhr', fr: 'Disponible 24 h/24', es: 'Disponible 24/7' },
    ...{ it: 'Disponibile 24 ore su 24', nl: 'Dag en nacht beschikbaar', pt: 'Disponível 24 horas por dia' },
    ...{ pl: 'Dostępne całą dobę', ar: 'متاح على مدار الساعة' },
  },
  'EU data residency': {
    ...{ en: 'EU data residency', de: 'Daten bleiben in der EU', fr: 'Données dans l’UE', es: 'Datos en la UE' },
    ...{ it: 'Dati nell’UE', nl: 'Gegevens blijven in de EU', pt: 'Dados na UE', pl: 'Dane w UE' },
    ...{ ar: 'البيانات داخل الاتحاد الأوروبي' },
  },
  'No data storage': {
    ...{ en: 'No data storage', de: 'Keine Datenspeicherung', fr: 'Aucune conservation de données' },
    ...{ es: 'Sin almacenar datos', it: 'Nessuna conservazione di dati', nl: 'Geen opslag van gegevens' },
    ...{ pt: 'Sem armazenamento de dados', pl: 'Bez przechowywania danych', ar: 'بلا تخزين للبيانات' },
  },
  'Auto-delete': {
    ...{ en: 'Auto-delete', de: 'Wird automatisch gelöscht', fr: 'Suppression automatique', es: 'Borrado automático' },
    ...{ it: 'Eliminazione automatica', nl: 'Automatisch gewist', pt: 'Eliminação automática' },
    ...{ pl: 'Automatyczne usuwanie', ar: 'حذف تلقائي' },
  },
};

/** A claim of the settings in a language; what an operator wrote stays as it is. */
export const claimIn = (language: Language, claim: string): string => claims[claim]?.[language] ?? claim;
