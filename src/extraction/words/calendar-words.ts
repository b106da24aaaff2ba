import { fold } from './fold.ts';

/**
 * Names of months and weekdays as tickets print them, also in the case that stands behind a day, in every language with
 * labels but the East Asian ones, and in others of which tickets were seen. Short forms that are a word of another language (Turkish "Sub", Romanian "ian") are
 * left out; two words are one with a line between them. Croatian `listopada` is October and Polish `listopada` November: see `monthOf`.
 */
const monthNames = [
  `january januar jänner jan janvier janv enero ene gennaio gen januari janeiro stycznia styczeń sty ledna leden
    január tammikuuta jaanuar janvāris janvārī janvāra sausio sausis ianuarie ocak oca gener januára januarja
    siječnja siječanj ιανουαρίου ιανουάριος ιαν января январь янв січня січень януари јануар
    gener urtarrilaren eanáir ionawr yanvar jannar janar იანვარი იანვრის հունվար հունվարի ינואר يناير जनवरी জানুয়ারি มกราคม ม.ค ינו جانفي كانون_الثاني`,
  `february februar feber feb février févr fév febrero febbraio februari fevereiro fev lutego luty února únor
    február helmikuuta februára februarja veebruar februāris februārī februāra vasario vasaris februarie şubat
    febrer febr veljače veljača φεβρουαρίου φεβρουάριος φεβ февраля февраль фев лютого лютий февруари фебруар
    otsailaren feabhra chwefror fevral frar shkurt pebrero თებერვალი փետրվար փետրվարի פברואר فبراير फरवरी फ़रवरी ফেব্রুয়ারি กุมภาพันธ์ ก.พ פבר شباط فيفري`,
  `march märz mär mrz mar mars marzo maart mrt março marca marzec března březen március maaliskuuta marec märts
    marts martā marta kovo kovas martie mart ožujka ožujak μαρτίου μάρτιος μαρ марта март мар березня березень
    març martxoaren mawrth machi maret marso marzu mäerz მარტი մարտ մարտի מרץ مارس मार्च মার্চ มีนาคม มี.ค آذار`,
  `april apr avril avr abril abr aprile kwietnia kwiecień kwi dubna duben április huhtikuuta apríla apríl aprila
    aprill aprīlis aprīlī aprīļa balandžio balandis aprilie nisan nis travnja travanj απριλίου απρίλιος απρ апреля
    апрель апр квітня квітень април
    apirilaren aibreán ebrill aprel aprili prill abrëll აპრილი ապրիլ ապրիլի אפריל أبريل अप्रैल এপ্রিল เมษายน เม.ย אפר نيسان أفريل`,
  `may mai mayo maggio mag mei maio maj maja května květen május toukokuuta mája máj maijs maijā maija gegužės
    gegužė mayıs maig svibnja svibanj μαΐου μάιος μαϊ μάι мая май травня травень мај
    maiatzaren bealtaine mejju მაისი մայիս մայիսի מאי مايو मई মে พฤษภาคม พ.ค أيار ماي`,
  `june juni jun juin junio giugno giu junho czerwca czerwiec cze června červen június kesäkuuta júna jún junija
    junij juuni jūnijs jūnijā jūnija birželio birželis iunie iun haziran haz juny lipnja lipanj ιουνίου ιούνιος ιουν
    июня июнь июн червня червень юни јун
    ekainaren meitheamh mehefin iyun hunyo qershor ġunju ივნისი հունիս հունիսի יוני يونيو जून জুন มิถุนายน มิ.ย יונ حزيران جوان`,
  `july juli jul juillet juil julio luglio lug julho lipca lipiec lip července červenec július heinäkuuta júla
    júl julija julij juuli jūlijs jūlijā jūlija liepos liepa iulie iul temmuz juliol srpnja srpanj ιουλίου
    ιούλιος ιουλ июля июль июл липня липень юли јул
    uztailaren iúil gorffennaf iyul julai hulyo korrik lulju ივლისი հուլիս հուլիսի יולי يوليو जुलाई জুলাই กรกฎาคม ก.ค יול تموز جويلية يوليوز`,
  `august aug août aou agosto ago augustus augusti sierpnia sierpień sie srpna srpen augusztus elokuuta augusta
    avgusta avgust augusts augustā rugpjūčio rugpjūtis ağustos ağu agost kolovoza kolovoz αυγούστου αύγουστος αυγ
    августа август авг серпня серпень
    abuztuaren lúnasa awst avqust agosti agustus ogos gusht awwissu ágúst აგვისტო օգոստոս օգոստոսի אוגוסט أغسطس अगस्त আগস্ট สิงหาคม ส.ค אוג آب أوت غشت agt`,
  `september sept sep septembre septiembre settembre set setembro września wrzesień wrz září szeptember
    syyskuuta septembra septembris septembrī septembar rugsėjo rugsėjis septembrie eylül eyl setembre rujna rujan
    σεπτεμβρίου σεπτέμβριος σεπ сентября сентябрь сен сент вересня вересень септември септембар
    irailaren medi sentyabr septemba setyembre shtator settembru szept სექტემბერი սեպտեմբեր սեպտեմբերի ספטמבר سبتمبر सितंबर सितम्बर সেপ্টেম্বর กันยายน ก.ย ספט أيلول شتنبر`,
  `october oktober oct okt octobre octubre ottobre ott outubro out października październik paź října říjen
    október lokakuuta októbra oktobra oktoober oktobris oktobrī oktobar spalio spalis octombrie ekim eki οκτωβρίου
    οκτώβριος οκτ октября октябрь окт жовтня жовтень октомври октобар
    urriaren hydref oktyabr oktoba oktubre tetor ottubru ოქტომბერი հոկտեմբեր հոկտեմբերի אוקטובר أكتوبر अक्टूबर अक्तूबर অক্টোবর ตุลาคม ต.ค אוק تشرين_الأول`,
  `november nov novembre noviembre novembro listopada listopad lis listopadu marraskuuta novembra novembris
    novembrī novembar lapkričio lapkritis noiembrie kasım kas studenoga studenog studeni νοεμβρίου νοέμβριος νοε
    ноября ноябрь ноя листопада листопад ноември новембар
    azaroaren samhain tachwedd noyabr novemba nobyembre nëntor novembru ნოემბერი նոյեմբեր նոյեմբերի נובמבר نوفمبر नवंबर नवम्बर নভেম্বর พฤศจิกายน พ.ย נוב تشرين_الثاني نونبر`,
  `december dezember dec dez décembre déc diciembre dic dicembre dezembro desember grudnia grudzień gru prosince
    prosinec joulukuuta decembra detsember decembris decembrī decembar gruodžio gruodis decembrie aralık desembre
    δεκεμβρίου δεκέμβριος δεκ декабря декабрь дек грудня грудень декември децембар
    abenduaren nollaig rhagfyr dekabr desemba disyembre disember dhjetor diċembru დეკემბერი դեկտեմբեր դեկտեմբերի דצמבר ديسمبر दिसंबर दिसम्बर ডিসেম্বর ธันวาคม ธ.ค דצמ كانون_الأول دجنبر`,
];

const weekdayNames = [
  `sunday sun sonntag son so dimanche dim domingo dom domenica zondag zon zo söndag sön søndag niedziela neděle
    vasárnap sunnuntai su nedeľa nedelja nedjelja nedelju nedjelju pühapäev svētdiena sekmadienis duminică pazar
    diumenge κυριακή κυρ воскресенье вс неділя нд неделя недеља ראשון الأحد minggu ahad อาทิตย์ chủ_nhật
    niedzielę neděli nedeľu nedeljo неділю vasárnapi sunnuntaina pühapäeval svētdien sekmadienį sunnudagur sunnudag sunnudaginn
    igandea dydd_sul dé_domhnaigh sondag sonndeg нядзеля недела yakshanba jumapili linggo жексенбі жекшемби ням კვირა կիրակի रविवार রবিবার یکشنبه اتوار ວັນອາທິດ ថ្ងៃអាទិត្យ እሑድ`,
  `monday mon montag mo lundi lun lunes lunedì maandag maa ma segunda-feira segunda seg måndag mån mandag
    poniedziałek pon pondělí po hétfő maanantai pondelok ponedeljek ponedjeljak ponedeljak esmaspäev pirmdiena
    pirmadienis luni pazartesi dilluns δευτέρα δευ понедельник пн понеділок понеделник понедељак שני الاثنين الإثنين senin isnin จันทร์ thứ_hai thứ_2
    hétfőn maanantaina esmaspäeval pirmdien pirmadienį mánudagur mánudag mánudaginn
    astelehena dydd_llun dé_luain mánadagur méindeg luns панядзелак bazar_ertəsi dushanba jumatatu hënë дүйсенбі дүйшөмбү даваа ორშაბათი երկուշաբթի सोमवार সোমবার دوشنبه ວັນຈັນ ថ្ងៃចន្ទ ሰኞ`,
  `tuesday tue tues dienstag die di mardi mar martes martedì dinsdag din terça-feira terça ter tisdag tis
    tirsdag tir tirs wtorek wt úterý út kedd tiistai ti utorok torek utorak teisipäev otrdiena antradienis marți
    salı dimarts τρίτη τρι вторник вт вівторок уторак שלישי الثلاثاء selasa อังคาร thứ_ba thứ_3
    kedden tiistaina teisipäeval otrdien antradienį þriðjudagur þriðjudag þriðjudaginn
    asteartea dydd_mawrth dé_máirt týsdagur dënschdeg аўторак çərşənbə_axşamı seshanba jumanne martë сейсенбі шейшемби мягмар სამშაბათი երեքշաբթի मंगलवार মঙ্গলবার سه‌شنبه ວັນອັງຄານ ថ្ងៃអង្គារ ማክሰኞ`,
  `wednesday wed mittwoch mit mi mercredi mer miércoles mié mercoledì woensdag woe wo quarta-feira quarta qua
    onsdag ons środa śr st szerda keskiviikko ke streda sreda srijeda kolmapäev trešdiena trečiadienis miercuri
    çarşamba dimecres τετάρτη τετ среда ср середа сряда רביעי الأربعاء rabu พุธ thứ_tư thứ_4
    środę středu stredu sredo sredu srijedu среду середу szerdán keskiviikkona kolmapäeval trešdien trečiadienį miðvikudagur miðvikudag miðvikudaginn
    asteazkena dydd_mercher dé_céadaoin mikudagur mëttwoch mércores серада çərşənbə chorshanba jumatano miyerkules mërkurë сәрсенбі шаршемби лхагва ოთხშაბათი չորեքշաբթի बुधवार বুধবার چهارشنبه ວັນພຸດ ថ្ងៃពុធ ረቡዕ`,
  `thursday thu thur thurs donnerstag don do jeudi jeu jueves jue giovedì gio donderdag quinta-feira quinta qui
    torsdag tor tors czwartek czw čtvrtek čt csütörtök torstai to štvrtok četrtek četvrtak neljapäev ceturtdiena
    ketvirtadienis joi perşembe dijous πέμπτη πεμ четверг чт четвер четвъртък четвртак חמישי الخميس kamis khamis พฤหัสบดี พฤหัส thứ_năm thứ_5
    csütörtökön torstaina neljapäeval ceturtdien ketvirtadienį fimmtudagur fimmtudag fimmtudaginn
    osteguna dydd_iau déardaoin hósdagur donneschdeg xoves чацвер четврток cümə_axşamı payshanba alhamisi huwebes enjte бейсенбі бейшемби пүрэв ხუთშაბათი հինգշաբթի गुरुवार বৃহস্পতিবার پنجشنبه جمعرات ວັນພະຫັດ ថ្ងៃព្រហស្បតិ៍ ሐሙስ`,
  `friday fri freitag fre fr vendredi ven viernes vie venerdì vrijdag vri vr sexta-feira sexta sex fredag piątek
    pá péntek perjantai pe piatok petek petak reede piektdiena penktadienis vineri cuma divendres παρασκευή παρ
    пятница пт п'ятниця петък петак שישי الجمعة jumat jumaat ศุกร์ thứ_sáu thứ_6
    пятницу п'ятницю pénteken perjantaina reedel piektdien penktadienį föstudagur föstudag föstudaginn
    ostirala dydd_gwener dé_haoine fríggjadagur freideg vrydag venres пятніца петок cümə ijumaa biyernes premte жұма жума баасан პარასკევი ուրբաթ शुक्रवार শুক্রবার جمعه ວັນສຸກ ថ្ងៃសុក្រ ዓርብ`,
  `saturday sat samstag sonnabend sam sa samedi sábado sab sáb sabato zaterdag zat za lördag lör lørdag sobota
    sob szombat lauantai la laupäev subota sestdiena šeštadienis sâmbătă cumartesi dissabte σάββατο σαβ суббота
    сб субота събота שבת السبت sabtu เสาร์ thứ_bảy thứ_7
    sobotę sobotu soboto subotu субботу суботу szombaton lauantaina laupäeval sestdien šeštadienį laugardagur laugardag laugardaginn
    larunbata dydd_sadwrn dé_sathairn leygardagur samschdeg saterdag сабота şənbə shanba jumamosi shtunë сенбі ишемби бямба შაბათი շաբաթ शनिवार শনিবার شنبه ວັນເສົາ ថ្ងៃសៅរ៍ ቅዳሜ`,
];

const table = (names: readonly string[], base: number) =>
  new Map(
    names.flatMap((list, at) => list.split(/\s+/).map((name) => [fold(name).replaceAll('_', ' '), at + base] as const)),
  );

/** Month by folded name, 1 to 12. */
export const months: ReadonlyMap<string, number> = table(monthNames, 1);

/** Month of a folded name as it stands behind a day; `day` is that day as printed: Croatian has a point behind it. */
export function monthOf(name: string, day = ''): number {
  return name === 'listopada' && day.endsWith('.') ? 10 : months.get(name)!;
}

/** Weekday by folded name, 0 for Sunday to 6. */
export const weekdays: ReadonlyMap<string, number> = table(weekdayNames, 0);

/** Months that English prints before the day ("Dec 20"). */
const englishMonths = [
  ...'january february march april may june july august september october november december'.split(' '),
  ...'jan feb mar apr jun jul aug sept sep oct nov dec'.split(' '),
];

const longestFirst = (names: Iterable<string>) =>
  [...names]
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replaceAll('.', '\\.'))
    .join('|');

/** An alternation of all month names, longest first, for a pattern over folded text. */
export const monthPattern = longestFirst(months.keys());

/** The same of English months only. */
export const englishMonthPattern = longestFirst(englishMonths);

/** The same of weekdays. */
export const weekdayPattern = longestFirst(weekdays.keys());
