import type { ProblemWords } from './problem-words.ts';

/** Why something is no ticket; what to do instead is the same for all. */
const noTicket = (message: string) => ({
  message,
  advice: 'أرسل التذكرة أو بطاقة الصعود أو التأكيد أو القسيمة نفسها.',
});

/** Sentences for every problem in Arabic. */
export const ar: ProblemWords = {
  'document.empty': {
    message: 'الملف فارغ.',
    advice: 'احفظ التذكرة من جديد واختر الملف الجديد.',
  },
  'document.too-large': {
    message: 'الملف أكبر من {limit}.',
    advice: 'أرسل صفحة التذكرة وحدها أو لقطة شاشة.',
  },
  'document.unsupported': {
    message: 'لا نستطيع قراءة هذا النوع من الملفات.',
    advice: 'نقرأ PDF وJPG وPNG والبريد (\u200E.eml\u200E). وتكفي أيضًا لقطة شاشة للتذكرة.',
  },
  'document.heic': {
    message: 'هذه صورة HEIC لا نستطيع قراءتها.',
    advice:
      'أرسل لقطة شاشة لها أو شاركها بصيغة JPEG: على iPhone «مشاركة» ثم «خيارات» ثم «الأكثر توافقًا»، وعلى Mac صدّرها من «معاينة».',
  },
  'document.unreadable': {
    message: 'الملف تالف أو ليس كما يقول اسمه.',
    advice: 'نزّل التذكرة من جديد أو خذ لقطة شاشة لها.',
  },
  'document.damaged': {
    message: 'جزء من الصورة ناقص أو تالف، وقرأنا الباقي.',
    advice: 'إن نقص شيء في البطاقة فأرسل الصورة من جديد.',
  },
  'document.locked': {
    message: 'يحتاج ملف PDF هذا إلى كلمة مرور.',
    advice: 'ارفعه مع كلمة مروره، أو اختر نسخة بلا كلمة مرور.',
  },
  'document.too-many-pages': {
    message: 'عدد الصفحات {pages}، وقرأنا أول {read} منها.',
    advice: 'أرسل بقية الصفحات في ملف مستقل.',
  },
  'document.picture-too-large': {
    message: 'في الصورة {width} × {height} بكسل، وهذا أكثر مما نفتح.',
    advice: 'صغّرها أو قصّها حول التذكرة.',
  },
  'document.too-deep': {
    message: 'في الرسالة أجزاء متداخلة أكثر مما نفتح.',
    advice: 'أرسل التذكرة نفسها بدل المحادثة كلها.',
  },
  'document.partly-read': {
    message: 'لم نستطع قراءة سوى جزء من الملف.',
    advice: 'حاول من جديد أو أرسل التذكرة بصيغة PDF أو لقطة شاشة.',
  },
  'document.too-slow': {
    message: 'طالت القراءة فأوقفناها.',
    advice: 'أرسل لقطة شاشة للتذكرة.',
  },
  'document.too-complex': {
    message: 'احتاجت القراءة إلى ذاكرة كبيرة فأوقفناها.',
    advice: 'أرسل لقطة شاشة للتذكرة.',
  },
  'barcode.binary-qr': {
    message: 'لا يمكن معالجة رموز QR ذات البيانات الثنائية.',
    advice: 'اعرض التذكرة الأصلية، لأن Wallet لا تستطيع رسم هذا الرمز ليُقرأ كما هو.',
  },
  'barcode.unsupported': {
    message: 'لا تعرف Wallet رمز {symbology}. نعرضه رمز QR بالمحتوى نفسه، وقد لا يُقرأ.',
    advice: 'احتفظ بالتذكرة الأصلية معك.',
  },
  'barcode.newer-wallet': {
    message:
      'تعرض Wallet رمز {symbology} ابتداءً من iOS\u00a027. تعرض أجهزة iPhone الأقدم رمز QR بالمحتوى نفسه، وقد لا يُقرأ.',
    advice: 'احتفظ بالتذكرة الأصلية معك.',
  },
  'barcode.gs1': {
    message: 'يحمل رمز {symbology} علامة GS1 لا تستطيع Wallet رسمها، والمحتوى من دونها هو نفسه.',
    advice: 'احتفظ بالأصل: القارئ الذي يطلب العلامة لا يقبل البطاقة.',
  },
  'barcode.not-proven': {
    message: 'لم يُقرأ رمز {symbology} كما هو بعد رسمه كما ترسمه Wallet، فلم تُنشأ بطاقة.',
    advice: 'اعرض التذكرة الأصلية.',
  },
  'barcode.too-large': {
    message: 'في الرمز {bytes} بايت، أكثر مما ترسمه Wallet بصيغة {symbology}.',
    advice: 'اعرض التذكرة الأصلية.',
  },
  'ticket.none': noTicket('قرأنا المستند ولم نجد فيه حجزًا ولا مقعدًا ولا مدة صلاحية ولا رقم تذكرة.'),
  'paper.invoice': noTicket('يبدو هذا فاتورة شراء وليس تذكرة.'),
  'paper.receipt': noTicket('يبدو هذا إيصال شراء وليس تذكرة.'),
  'paper.menu': noTicket('يبدو هذا قائمة طعام وليس تذكرة.'),
  'paper.newsletter': noTicket('يبدو هذا نشرة بريدية أو إعلانًا وليس تذكرة.'),
  'paper.timetable': noTicket('يبدو هذا جدول مواعيد وليس تذكرة.'),
  'paper.web-page': noTicket('يبدو هذا صفحة ويب أو مقالًا وليس تذكرة.'),
  'paper.letter': noTicket('يبدو هذا رسالة وليس تذكرة.'),
  'paper.form': noTicket('يبدو هذا نموذجًا للتعبئة وليس تذكرة.'),
  'paper.list': noTicket('يبدو هذا قائمة وليس تذكرة.'),
  'paper.parcel': noTicket('يبدو هذا إشعارًا بشأن طرد وليس تذكرة.'),
  'paper.cancelled': {
    message: 'يذكر هذا المستند أن الحجز أُلغي، فلم تعد هناك تذكرة.',
    advice: 'إن أجريت حجزًا جديدًا فأرسل تذكرته.',
  },
  'paper.waiting': {
    message: 'هذا يخص مكانًا في قائمة الانتظار، فلا توجد تذكرة بعد.',
    advice: 'أرسل التذكرة حين تصلك.',
  },
  'paper.specimen': noTicket('هذا نموذج يبيّن شكل التذكرة وليس تذكرة.'),
  'paper.blank': {
    message: 'لم نجد هنا نصًا ولا رمزًا.',
    advice: 'أرسل صورة أكبر وأوضح، أو ملف PDF أو الرسالة كما وصلتك.',
  },
  'paper.unclear': {
    message: 'لم نستطع أن نقرأ هنا إلا القليل من النص، ولم نجد فيه تذكرة.',
    advice: 'أرسل صورة أكبر وأوضح، أو ملف PDF أو الرسالة كما وصلتك.',
  },
  'ticket.past': {
    message: 'كانت هذه التذكرة ليوم {when}.',
    advice: 'أُنشئت البطاقة مع ذلك.',
  },
  'ticket.too-many': {
    message: 'في الملف أكثر من {read} تذكرة، فأنشأنا بطاقات أول {read}.',
    advice: 'أرسل بقية الصفحات في ملف مستقل.',
  },
  'ticket.recognised': {
    message: 'قُرئ من صورة وقد يكون فيه حرف أو رقم خاطئ: {what}.',
    advice: 'قارن بالأصل قبل الاعتماد عليه.',
  },
  'ticket.check': {
    message: 'تحقّق من: {what}.',
    advice: 'قارن بالأصل قبل الاعتماد عليه.',
  },
  'ticket.bare': {
    message: 'لم نجد لهذه التذكرة يومًا ولا رمزًا.',
    advice: 'احتفظ بالأصل، فقد لا تكفي البطاقة وحدها.',
  },
  'ticket.dynamic': {
    message: 'تقول هذه التذكرة إن رمزها يتغير مع الوقت، فلن تفتح النسخة شيئًا.',
    advice: 'استخدم تطبيق الجهة المصدرة أو رابط Wallet منها.',
  },
  'model.no-answer': {
    message: 'لم يجب هذه المرة نموذج اللغة الذي يساعد في المستندات غير المألوفة.',
    advice: 'إن كانت هذه تذكرة فحاول لاحقًا.',
  },
  'pass.failed': {
    message: 'تعذّر إنشاء بطاقة «{title}».',
    advice: 'البطاقات الأخرى لم تتأثر، أرسل التذكرة من جديد.',
  },
  'job.crashed': {
    message: 'تعذّر تحويل المحتوى: فشلت قراءته مرتين.',
    advice: 'أرسل لقطة شاشة للتذكرة.',
  },
  'job.deleted': {
    message: 'حذفته قبل تحويله.',
    advice: 'أرسل الملف من جديد إن أردت بطاقة.',
  },
  'job.lost': {
    message: 'فُقد الملف قبل تحويله.',
    advice: 'نرجو إرساله من جديد.',
  },
};
