import type { Words } from '../words.ts';

/** Texts of /api in Arabic. */
export const words: Words['api'] = {
  title: 'توثيق API',
  description: 'أنشئ بطاقات Apple Wallet من برامجك: ارفع تذكرة، وتابع المهمة، ونزّل البطاقة. بداية سريعة ومصادقة ومرجع.',
  heading: 'توثيق API',
  lead: 'المحرّك نفسه الذي يعمل به الموقع، عبر HTTP. كل عنوان وكل مثال في هذه الصفحة يخص هذه النسخة من الخدمة بعينها.',
  tabs: { overview: 'نظرة عامة', authentication: 'المصادقة', pipeline: 'Pipeline API', health: 'Health API' },
  tabsLabel: 'أقسام التوثيق',
  overview: {
    quickStart: 'بداية سريعة',
    steps: [
      {
        title: 'احصل على رمز مميّز',
        text: 'أنشئ في قسم «المصادقة» رمزًا مميّزًا يثبت أنك إنسان، أو استخدم مفتاح API.',
      },
      { title: 'ارفع', text: 'أرسل الملف بطلب POST إلى \u200E/v1/pipeline\u200E. وتحصل فورًا على مهمة مع id.' },
      {
        title: 'تابع',
        text: '\u200EGET /v1/pipeline/{id}?wait=15\u200E إلى أن يصبح status إما completed أو failed. ومن دون wait يأتي الجواب فورًا: اسأل كل ثانية.',
      },
      {
        title: 'نزّل',
        text: '\u200EGET /v1/pipeline/{id}/download\u200E: ملف \u200E.pkpass أو حزمة \u200E.pkpasses لعدة تذاكر.',
      },
      {
        title: 'تحقّق وصحّح',
        text: '\u200EGET /v1/pipeline/{id}/tickets/{n}\u200E يبيّن من أين قُرئت كل قيمة، وPATCH على العنوان نفسه يصحّحها، وتُوقّع البطاقة من جديد.',
      },
    ],
    whole: 'المثال كاملًا',
    baseUrl: 'العنوان الأساسي',
    address: 'العنوان الأساسي لهذه النسخة من الخدمة',
    features: 'المزايا',
    featureList: [
      {
        title: 'معالجة غير متزامنة',
        text: 'يأتي جواب الرفع خلال أجزاء من الثانية، ويقوم بالعمل طابور لا يتأثر بإعادة التشغيل.',
      },
      {
        title: 'صيغ متعددة',
        text: 'PDF وJPG وPNG والرسائل (\u200E.eml\u200E)، وتُعرف بمحتواها لا باسمها.',
      },
      {
        title: 'التحقق من أنك إنسان',
        text: 'رمز مميّز واحد لكل رفع، صالح 5 دقائق. ولا تحتاج مفاتيح API إليه.',
      },
      {
        title: 'حدود الطلبات',
        text: 'يبيّن جواب 429 في Retry-After كم ثانية تنتظر، وفي X-RateLimit-Reset إلى متى.',
      },
    ],
    openapi: 'الوصف المقروء آليًا (OpenAPI 3.1):',
  },
  authentication: {
    title: 'رمز مميّز يثبت أنك إنسان',
    lead: 'يحتاج كل رفع إلى رمز مميّز جديد في الحقل cf_turnstile_response. وهو صالح لطلب واحد ولمدة 5 دقائق.',
    loading: 'جارٍ التحميل…',
    generate: 'إنشاء رمز مميّز',
    generating: 'جارٍ الإنشاء…',
    token: 'رمزك المميّز',
    copy: 'نسخ الرمز المميّز',
    left: (time) => `تنتهي صلاحيته بعد ${time}`,
    expired: 'انتهت صلاحية الرمز المميّز، أنشئ رمزًا جديدًا',
    unavailable: 'خدمة التحقق من أنك إنسان غير متوفرة الآن. يرجى المحاولة لاحقًا.',
    failed: 'لم ينجح التحقق من أنك إنسان. يرجى المحاولة من جديد.',
    programs: 'للبرامج',
    programsText:
      'البرنامج الذي يعمل بلا إنسان يستخدم مفتاح API: \u200EAuthorization: Bearer\u200E يليه المفتاح. حدود أعلى، وبلا رمز مميّز. تُمنح المفاتيح والحدود الخاصة والدعم عند الطلب:',
    ask: 'اطلب مفتاحًا',
  },
  reference: {
    pipelineLead: 'كل ما يتعلق بالمهمة: إنشاؤها، ومتابعتها، وتنزيل ما نتج عنها وحذفه، وإبداء الرأي فيها.',
    healthLead: 'هل تعمل الخدمة؟ لأدوات المراقبة. لا حاجة إلى مصادقة.',
    parameters: 'المعاملات',
    body: 'المحتوى',
    answers: 'الأجوبة',
    example: 'مثال',
    required: 'مطلوب',
    name: 'الاسم',
    place: 'الموضع',
    type: 'النوع',
    meaning: 'المعنى',
    status: 'الحالة',
    fields: 'حقول الجواب',
    language: 'لغة الأمثلة',
    copyExample: 'نسخ هذا المثال',
  },
};
