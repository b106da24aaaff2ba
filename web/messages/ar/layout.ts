import type { Words } from '../words.ts';

/** Texts that every page shares, in Arabic. */
export const words: Words['layout'] = {
  skip: 'الانتقال إلى المحتوى',
  announcement: { text: 'جديد: اختصار لنظام iOS', link: 'جرّبه الآن', close: 'إغلاق هذا الإعلان' },
  header: {
    home: (name) => `${name}، الصفحة الرئيسية`,
    label: 'القائمة الرئيسية',
    links: [
      { to: '/how-it-works', text: 'كيف تعمل الخدمة' },
      { to: '/examples', text: 'أمثلة' },
      { to: '/ios-shortcut', text: 'اختصار iOS' },
      { to: '/contribute', text: 'ساهم' },
    ],
    convert: 'ابدأ',
    openMenu: 'فتح القائمة',
    closeMenu: 'إغلاق القائمة',
    menu: 'القائمة',
  },
  footer: {
    label: 'تذييل الصفحة',
    promise: 'التذاكر وبطاقات الصعود والقسائم في Apple Wallet خلال ثوانٍ.',
    columns: [
      {
        title: 'المنتج',
        links: [
          { to: '/upload', text: 'حوّل الآن' },
          { to: '/how-it-works', text: 'كيف تعمل الخدمة' },
          { to: '/examples', text: 'أمثلة' },
          { to: '/pdf-to-pkpass', text: 'من PDF إلى Apple Wallet' },
          { to: '/ios-shortcut', text: 'اختصار iOS' },
        ],
      },
      {
        title: 'المزيد',
        links: [
          { to: '/api', text: 'API' },
          { to: '/how-it-works#faq', text: 'أسئلة شائعة' },
          { to: '/status', text: 'حالة الخدمة' },
          { to: '/contribute', text: 'ساهم' },
        ],
      },
      {
        title: 'من نحن',
        links: [
          { to: '/contact', text: 'اتصل بنا' },
          { to: '/privacy', text: 'الخصوصية' },
          { to: '/terms', text: 'الشروط' },
        ],
      },
    ],
    copyright: (year, name) => `© ${year} ${name}. جميع الحقوق محفوظة.`,
    trademark:
      'Apple وApple Wallet وiPhone وiOS علامات تجارية لشركة Apple Inc.\u200E، مسجلة في الولايات المتحدة وفي بلدان ومناطق أخرى. هذه الخدمة غير تابعة لشركة Apple Inc.\u200E وغير معتمدة منها.',
  },
  newsletter: {
    title: 'ابقَ على اطلاع',
    lead: 'رسالة قصيرة حين يصدر شيء مفيد. لا شيء سوى ذلك، ونقرة واحدة تنهيها.',
    email: 'البريد الإلكتروني',
    submit: 'اشترك في الأخبار',
    submitting: 'جارٍ الاشتراك…',
    done: 'تم اشتراكك!',
    close: 'إغلاق',
    refused: 'يرجى إدخال عنوان بريد إلكتروني صحيح.',
    unknownError: 'حدث خطأ غير معروف',
  },
  notFound: {
    title: 'الصفحة غير موجودة',
    description: 'لا شيء على هذا العنوان.',
    heading: 'هذه الصفحة غير موجودة',
    lead: 'ربما كُتب العنوان خطأً، أو نُقلت الصفحة. بطاقاتك في أمان.',
    back: 'الصفحة الرئيسية',
    crashed: 'حدث عطل لدينا',
    crashedLead: 'تعذّر عرض الصفحة. تحميلها من جديد يحل المشكلة عادةً.',
  },
  languages: {
    label: 'اللغة',
    offer: 'هذه الصفحة متوفرة بالعربية أيضًا.',
    switch: 'اقرأها بالعربية',
    close: 'إغلاق هذا الاقتراح',
  },
  pictures: {
    titles: {
      concert: 'تذكرة حفل',
      flight: 'بطاقة صعود إلى الطائرة',
      train: 'تذكرة قطار',
      movie: 'تذكرة سينما',
      'pdf-tickets': 'تذاكر في ملف PDF',
      voucher: 'لقطة شاشة لقسيمة',
    },
    before: 'قبل',
    after: 'بعد',
    beforeAlt: (title) => `${title}: المستند كما وصل`,
    afterAlt: (title) => `${title}: البطاقة التي أُنشئت منه`,
    viewer: (title) => `${title}: قبل وبعد`,
    enlarge: (what) => `تكبير: ${what}`,
    missing: 'تعذّر تحميل هذه الصورة.',
  },
  manifest: 'تحوّل التذاكر إلى بطاقات Apple Wallet.',
  drop: 'أفلته في أي مكان',
  visits: 'عدّاد الزيارات',
  copy: { copy: 'نسخ', copied: 'تم النسخ!' },
  donation: {
    title: 'ادعم هذه الخدمة',
    lead: 'نموذج التبرع تديره شركة أخرى، ولا يُحمّل إلا حين تطلبه.',
    show: 'إظهار نموذج التبرع',
  },
};
