import { counted } from '#src/languages/say.ts';
import type { Words } from '../words.ts';

/** Texts of choosing, sending and waiting, in Arabic. */
export const words: Words['convert'] = {
  label: 'تحويل تذكرة',
  noScript: 'يمكن ذلك أيضًا بلا JavaScript.',
  noScriptForm: 'الرفع بنموذج بسيط',
  empty: {
    title: 'أفلت تذكرتك هنا، أو انقر لاختيارها',
    titleByHand: 'اختر تذكرتك',
    kinds: 'PDF أو JPG أو PNG أو رسالة (\u200E.eml\u200E)',
    limits: (pdf, other) => `ملفات PDF حتى ${pdf} ميغابايت، والصور والرسائل حتى ${other} ميغابايت`,
    input: 'اختر تذكرة: PDF أو JPG أو PNG أو رسالة',
    paste: 'لصق',
    camera: 'التقاط صورة',
    sample: 'جرّب مثالًا',
    pasteRefused: 'لم يسمح متصفحك بقراءة الحافظة. انسخ صورة وحاول من جديد، أو اختر الملف.',
    pasteNothing: 'ليس في الحافظة صورة ولا ملف.',
  },
  chosen: {
    file: 'الملف المختار',
    clear: 'إزالة هذا الملف',
    terms: 'أوافق على',
    termsLink: 'شروط الخدمة',
    acceptTerms: 'وافق على الشروط للمتابعة',
    verifyFirst: 'أكمل التحقق أولًا',
    process: 'حوّل الملف',
    wait: (seconds) => `انتظر ${seconds} ث`,
  },
  human: {
    label: 'التحقق من أنك إنسان',
    checking: 'نتحقق من أنك إنسان…',
    verified: 'تأكدنا من أنك إنسان',
    expired: 'انتهت صلاحية التحقق',
    failed: 'لم ينجح التحقق',
    again: 'تحقّق من جديد',
    how: 'عملية حسابية صغيرة على جهازك. لا يُرسل شيء إلى أي جهة أخرى.',
    stillChecking: 'لحظة: لم يكتمل التحقق بعد.',
  },
  processing: {
    sending: (name) => `جارٍ إرسال ${name}`,
    waiting: 'وصل ملفك',
    title: 'ننشئ بطاقتك',
    cancel: 'إلغاء',
    retrying: (number, of) => `مشكلة في الاتصال. نحاول من جديد (${number} من ${of})…`,
    progress: 'التقدم',
  },
  errors: {
    acceptTerms: 'يرجى الموافقة على شروط الخدمة للمتابعة.',
    humanUnavailable: 'خدمة التحقق من أنك إنسان غير متوفرة الآن. يرجى المحاولة لاحقًا.',
    humanFailed: 'لم ينجح التحقق من أنك إنسان. يرجى المحاولة من جديد.',
    pleaseWait: (seconds) =>
      counted('ar', seconds, {
        one: 'يرجى الانتظار ثانية واحدة قبل المحاولة من جديد.',
        two: 'يرجى الانتظار ثانيتين قبل المحاولة من جديد.',
        few: 'يرجى الانتظار {n} ثوانٍ قبل المحاولة من جديد.',
        other: 'يرجى الانتظار {n} ثانية قبل المحاولة من جديد.',
      }),
    noId: 'ردّ غير صالح من الخادم',
    tooMany: (seconds) =>
      counted('ar', seconds, {
        one: 'طلبات كثيرة. يرجى المحاولة بعد ثانية واحدة.',
        two: 'طلبات كثيرة. يرجى المحاولة بعد ثانيتين.',
        few: 'طلبات كثيرة. يرجى المحاولة بعد {n} ثوانٍ.',
        other: 'طلبات كثيرة. يرجى المحاولة بعد {n} ثانية.',
      }),
    tooManyLater: 'طلبات كثيرة. يرجى المحاولة لاحقًا.',
    blocked: 'خطأ في الاتصال بالخادم. قد يكون السبب CORS أو كثرة الطلبات.',
    tooLarge: 'الملف كبير جدًا. يرجى اختيار ملف أصغر.',
    notConverted: 'تعذّر تحويل المحتوى إلى بطاقة Apple Wallet.',
    unknown: 'حدث خطأ غير معروف',
    failedToProcess: 'تعذّر تحويل الملف',
    tooLong: 'طال الأمر أكثر مما ينبغي. يرجى المحاولة لاحقًا.',
    network: 'مشكلة في الاتصال بالشبكة. يرجى التحقق من اتصالك بالإنترنت.',
    unreachable: 'خطأ في الشبكة أو في CORS. يرجى التأكد من أن خادم API يعمل.',
    pollingTimeout: 'لم تصل نتيجة بعد 300 ثانية',
  },
};
