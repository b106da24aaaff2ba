import { counted } from '#src/languages/say.ts';
import type { Words } from '../words.ts';

/** Texts of /status in Arabic. */
export const words: Words['status'] = {
  title: 'حالة الخدمة',
  description: 'هل تعمل الخدمة الآن؟ تُحدّث كل 30 ثانية.',
  heading: 'حالة الخدمة',
  lead: 'نتحقق كل 30 ثانية.',
  operational: 'تعمل',
  operationalLead: 'كل شيء على ما يرام.',
  degraded: 'تعمل جزئيًا',
  degradedLead: 'هناك ما لا يعمل كما ينبغي. قد يفشل التحويل أو يستغرق وقتًا أطول.',
  failed: 'تعذّر جلب الحالة',
  failedLead: 'لم تجب الخدمة. نواصل السؤال.',
  checking: 'نسأل الخدمة…',
  facts: { service: 'الخدمة', status: 'الحالة', version: 'الإصدار', timestamp: 'آخر تحقّق' },
  days: {
    title: 'آخر 90 يومًا',
    doors: { web: 'الموقع', key: 'API', mail: 'البريد' },
    lastMade: (when) => `آخر بطاقة: ${when}`,
    neverMade: 'لم تُنشأ بطاقة في هذه المدة',
    up: (part) => `تعمل ${part} من الوقت.`,
    upOn: (part, days) =>
      `رُصدت على مدى ${counted('ar', days, { one: 'يوم واحد', two: 'يومين', few: '{n} أيام', many: '{n} يومًا', other: '{n} يوم' })}: تعمل ${part} من الوقت.`,
    read: (files, faults) =>
      `${counted('ar', files, { zero: 'لم يُقرأ أي ملف', one: 'قُرئ ملف واحد', two: 'قُرئ ملفان', few: 'قُرئت {n} ملفات', many: 'قُرئ {n} ملفًا', other: 'قُرئ {n} ملف' })}، وما فُقد بخطأ منا: ${faults}.`,
    unknown: 'لا يُعرف شيء بعد.',
    legend: { well: 'تعمل', some: 'تعمل جزئيًا', ill: 'لا تعمل', unknown: 'غير معروف' },
    bad: 'أيام لم تكن على ما يرام',
    day: (day, part, faults) => `${day}: تعمل ${part} من الوقت، ملفات مفقودة: ${faults}`,
  },
  noScript: 'تحتاج هذه الصفحة إلى JavaScript. من دونه تجد الجواب على العنوان',
};
