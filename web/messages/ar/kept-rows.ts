/** The table of /privacy in Arabic: one long table of texts. */
import type { SiteFacts } from '#src/http/site-facts.ts';
import { counted, durationIn } from '#src/languages/say.ts';
import type { TableRow } from '../../policies/clause.ts';

/** Everything that is kept: what, why, where and how long. */
export function keptRows({ resultMinutes, downloads, months }: SiteFacts) {
  return [
    {
      what: 'ملفك واسمه',
      cells: ['لقراءة تذكرتك', 'القرص، مشفّرًا، لكل ملف مفتاحه', 'إلى أن يُقرأ: ثوانٍ، وبضع دقائق على الأكثر'],
    },
    {
      what: 'البطاقات الجاهزة ومعاينتها، وصور الصفحات التي قُرئت منها، وتصحيحاتك',
      cells: [
        'لكي تستطيع تنزيلها',
        'القرص، مشفّرة بالطريقة نفسها',
        `${durationIn('ar', resultMinutes)}، أو إلى أن تضغط «حذف الآن»، أو بعد ${downloads} عملية تنزيل لكل بطاقة`,
      ],
    },
    {
      what: 'البيانات الوصفية للتحويل',
      more: 'الوقت، ونوع الملف وحجمه التقريبي، والصفحات، ونوع التذكرة، وعدد البطاقات، ورمز الخطأ مع حدّه أو حجمه، والمدد، والتنزيلات، وجوابك عن «هل كان هذا صحيحًا؟»',
      cells: ['لنرى ما يفشل ونخطط للسعة', 'قاعدة البيانات', monthsIn(months.jobs)],
    },
    {
      what: 'المعرّف العشوائي للمتصفح',
      cells: [
        'للعثور على بياناتك الوصفية حين تسأل عنها',
        'قاعدة البيانات، بعد تجزئته بمفتاح',
        `مع التحويل: ${monthsIn(months.jobs)}، ومع الرأي: ${monthsIn(months.feedback)}`,
      ],
    },
    {
      what: 'رأيك',
      more: 'النجوم والتعليق والأجوبة',
      cells: ['لكي نتحسن', 'قاعدة البيانات', monthsIn(months.feedback)],
    },
    {
      what: 'عنوان البريد الإلكتروني',
      more: 'المتروك مع الرأي أو للأخبار',
      cells: ['لنكتب إليك بهذا الشأن وحده', 'قاعدة البيانات', `${monthsIn(months.contacts)}، أو إلى أن تطلب منا حذفه`],
    },
    {
      what: 'مرسل الرسالة المعاد توجيهها، أو من أُرسلت إليه بطاقة من صفحتها',
      cells: ['لنعيد إليه البطاقة', 'القرص، مشفّرًا', 'إلى أن يُرسل الرد وتُحذف النتيجة'],
    },
    {
      what: 'عنوان الشبكة',
      cells: ['للحد من إساءة الاستخدام', 'عدادات، بعد تجزئته بمفتاح', 'يوم على الأكثر'],
    },
    {
      what: 'جواب التحقق من أنك إنسان',
      cells: ['لكي لا يصلح الجواب إلا مرة واحدة', 'قاعدة البيانات، بعد تجزئته بمفتاح', 'دقائق، إلى أن تنتهي صلاحيته'],
    },
    {
      what: 'السجلات',
      more: 'الوقت والخطوة والمدة ورمز الخطأ',
      cells: ['لتشغيل الخدمة', 'سجل الخادم، بلا عناوين وبلا محتوى', 'ما دام المشغّل يحتفظ بالسجلات'],
    },
  ] as const satisfies readonly TableRow[];
}

function monthsIn(count: number): string {
  return counted('ar', count, {
    one: 'شهر واحد',
    two: 'شهران',
    few: '{n} أشهر',
    many: '{n} شهرًا',
    other: '{n} شهر',
  });
}
