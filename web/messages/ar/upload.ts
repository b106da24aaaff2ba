import type { Words } from '../words.ts';

/** Texts of /upload in Arabic. */
export const words: Words['upload'] = {
  title: 'ارفع ملفك',
  description: 'ارفع ملف PDF أو صورة أو رسالة فيها تذكرتك، وأضف البطاقة إلى Apple Wallet. مجانًا وبلا حساب.',
  heading: 'ارفع ملفك',
  lead: 'تذكرة أو بطاقة صعود أو تأكيد أو قسيمة. تحصل على بطاقة Apple Wallet خلال ثوانٍ.',
  mailTitle: 'أو أعد توجيه الرسالة',
  mailLead: 'أرسلها إلى هذا العنوان، وتعود البطاقة إليك بالبريد.',
  copyAddress: 'نسخ عنوان البريد',
  keptTitle: 'يُقرأ مرة واحدة ثم يُحذف',
  kept: (time) =>
    `يُقرأ ملفك مرة واحدة لإنشاء البطاقة ثم يُحذف. أما البطاقة نفسها فتُحذف تلقائيًا بعد انقضاء مدتها (${time})، أو فورًا متى أردت.`,
  plain: {
    title: 'الرفع بنموذج بسيط',
    description: 'ارفع تذكرة بلا JavaScript.',
    lead: 'للمتصفحات التي لا تستخدم JavaScript. بعد الإرسال تصل إلى صفحة تتابع بنفسها إنشاء بطاقتك.',
    terms: 'أوافق على',
    termsLink: 'شروط الخدمة',
    question: (a, b) => `لنعرف أنك إنسان: كم يساوي ${a}\u00a0+\u00a0${b}؟`,
    file: 'تذكرتك',
    password: 'كلمة مرور ملف PDF، إن وُجدت',
    send: 'حوّل الملف',
    none: 'لا يُرفع الملف هنا من دون JavaScript. أعد توجيه تذكرتك بالبريد، أو فعّل JavaScript.',
  },
};
