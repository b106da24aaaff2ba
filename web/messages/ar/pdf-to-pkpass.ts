import { durationIn } from '#src/languages/say.ts';
import type { Words } from '../words.ts';

/** Texts of /pdf-to-pkpass in Arabic. */
export const words: Words['pdf-to-pkpass'] = {
  title: 'من PDF إلى Apple Wallet',
  description: 'حوّل تذكرة PDF إلى بطاقة Apple Wallet. وإن كان في الملف عدة تذاكر، فلكل تذكرة بطاقة.',
  heading: 'من PDF إلى Apple Wallet',
  lead: 'أرسل المتجر ملف PDF، والبوابة تريد رمزًا، وأنت تريده على شاشة القفل. حوّل ملف PDF إلى ملف \u200E.pkpass تفتحه Wallet.',
  fullPage: 'إلى صفحة الرفع',
  convertTitle: 'حوّل ملف PDF',
  limit: (megabytes) => `نقبل ملفات PDF حتى ${megabytes} ميغابايت.`,
  mailTitle: 'أو أعد توجيهه بالبريد',
  mailLead: 'أرسل الرسالة ومعها ملف PDF إلى هذا العنوان. تعود البطاقة مرفقة بالرد.',
  copy: 'نسخ عنوان البريد',
  manyTitle: 'عدة تذاكر، عدة بطاقات',
  manyLead:
    'ملف PDF الذي فيه عدة تذاكر تُنشأ منه عدة بطاقات: واحدة لكل تذكرة، باسمها ومقعدها ورمزها. أضفها كلها دفعة واحدة في حزمة \u200E.pkpasses، أو اختر ما ستحمله.',
  beforeAlt: 'صفحة PDF فيها ثلاث تذاكر متحف',
  afterAlt: 'ثلاث بطاقات Apple Wallet أُنشئت منها، بعضها فوق بعض',
  before: 'ملف PDF واحد',
  after: 'ثلاث بطاقات',
  whyTitle: 'ما تفعله البطاقة ولا يفعله PDF',
  why: [
    {
      title: 'حاضرة حين تحتاجها',
      text: 'الأوقات بتوقيت المكان، فتعرض Wallet البطاقة حين يحين وقت الخروج.',
    },
    {
      title: 'تُقرأ بالماسح',
      text: 'يُرسم الرمز من جديد بكامل وضوحه وسطوعه. وقبل أن يصلك نقرؤه من جديد ونقارن كل بايت.',
    },
    {
      title: 'لا تحتاج إلى شبكة',
      text: 'البطاقة محفوظة على الهاتف. لا تطبيق تفتحه، ولا صفحة تحمّلها، ولا تكبير لصفحة بحجم A4.',
    },
  ],
  faqTitle: 'عن ملفات PDF',
  faq: ({ resultMinutes }) =>
    [
      {
        id: 'scanned',
        question: 'هل تعمل مع ملفات PDF الممسوحة ضوئيًا؟',
        answer: ['نعم. الصفحات التي لا نص فيها تُقرأ بالتعرف على النص. والأفضل مسح مستقيم بدقة 300 نقطة في البوصة.'],
      },
      {
        id: 'password',
        question: 'ماذا لو كان لملف PDF كلمة مرور؟',
        answer: ['اختره مع ذلك. سنسألك عندها عن كلمة المرور، وتُستخدم مرة واحدة لفتح الملف، وتُحذف معه.'],
      },
      {
        id: 'kept',
        question: 'ماذا يحدث لملف PDF؟',
        answer: [
          `يُشفّر عند وصوله، ويُقرأ مرة واحدة، ثم يُحذف. مدة إتاحة البطاقات للتنزيل: ${durationIn('ar', resultMinutes)}.`,
        ],
        link: { to: '/privacy', text: 'سياسة الخصوصية' },
      },
    ] as const,
};
