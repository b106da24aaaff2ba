import type { Words } from '../words.ts';

/** Texts of /status in Arabic. */
export const words: Words['status'] = {
  title: 'حالة الخدمة',
  description: 'هل تعمل الخدمة الآن؟ تُحدّث كل 30 ثانية.',
  heading: 'حالة الخدمة',
  lead: 'نسأل الخدمة نفسها كل 30 ثانية.',
  operational: 'تعمل',
  operationalLead: 'كل شيء يعمل.',
  degraded: 'تعمل جزئيًا',
  degradedLead: 'هناك ما لا يعمل كما ينبغي. قد يفشل التحويل أو يستغرق وقتًا أطول.',
  failed: 'تعذّر جلب الحالة',
  failedLead: 'لم تجب الخدمة. نواصل السؤال.',
  checking: 'نسأل الخدمة…',
  facts: { service: 'الخدمة', status: 'الحالة', version: 'الإصدار', timestamp: 'آخر تحقّق' },
  noScript: 'تحتاج هذه الصفحة إلى JavaScript. من دونه تجد الجواب على العنوان',
};
