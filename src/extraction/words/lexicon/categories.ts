import { fold } from '../fold.ts';

/**
 * LIST: words of what a ticket or booking is of, in all languages; `*` stands for any ending or beginning. `person`: whose price it is; `fare`: on which terms; `term`: for
 * how long; `class`: of travel; `part`: of a hall or ground; `room`: of a hotel; `car`: of a rental; and what houses, events and streets are called.
 */
const lists = {
  person: `adult adults adt chd inf sen ytt child children kid kids youth junior teen student students pupil senior seniors pensioner oap concession concessions
    reduced infant baby toddler companion carer disabled wheelchair veteran military family member members nonmember resident group
    erwachsene* vollzahler* normalpreis normaltarif kind kinder jugend* schuler* student* studierende* auszubildende* azubi* rentner* senior* ermassigt* ermaßigt* ermassigung
    schwerbehindert* begleitperson familie* familienkarte mitglied* gruppe* kleinkind* saugling* einzelkarte einzelperson vollpreis
    adulte* enfant* jeune* etudiant* scolaire* retraite* reduit* plein tarif bebe nourrisson accompagnateur* handicap* famille adherent* abonne* demandeur*
    adulto* adulta* nino* nina* menor* joven* jovenes estudiante* jubilado* pensionista* reducida reducido bebe acompanante* discapacitad* familia* socio* abonado* tercera
    adulti ragazz* bambin* neonat* giovan* studente* studentessa studenti universitar* anzian* ridott* intero interi disabil* accompagnator* famiglia soci socio residenti
    volwassen* kinderen jongere* scholier* studenten gepensioneerd* gereduceerd* korting begeleider gezin* leden lid peuter*
    crianca* jovem jovens estudante* idoso* reduzid* meia inteira acompanhante* deficien* socio* bebe*
    dorosl* dziecko dzieci* mlodziez* ulgow* normaln* uczen uczn* studenc* emeryt* senior* rodzin* opiekun* niemowl*
    dospel* dite deti mladez* zak zaci zakovsk* student* duchodc* zlevnen* plne plna obycejn* rodinn* doprovod* batole
    dieta mladez studentsk* dochodc* zlavnen* rodinne
    felnott* gyermek* gyerek* ifjusag* diak* nyugdijas* kedvezmenyes* teljes csaladi kisero csecsemo
    adult* copil copii elev elevi student* pensionar* redus intreg intreaga familie insotitor
    odrasl* otok* djec* dijete djeca ucen* studen* umirovljen* penzioner* snizen* redovn* obitelj* porodic* dojenc*
    upokojen* otroc* dijak* druzin* polna znizan*
    vuxen vuxna barn ungdom* pensionar* studerande* rabatterad* ordinarie familj* medlem* ledsagare spadbarn
    voksen voksne born barn ung unge ungdom honnor pensjonist* pensionist* ordinaer* rabat* studerende studerende familie ledsager spedbarn
    aikui* lapsi lapset lasten nuori nuoret nuorten opiskelija* elakelai* elakel* alennus* perhe* jasen* varusmies* peruslippu
    taiskasvan* taispilet* laps lapse* soodus* pensionar* opilane uliopilane pere*
    pieaugus* bern* skolen* student* pensionar* suaugus* vaik* moksleiv* senjor* seimos
    yetiskin* cocuk* ogrenci* tam indirimli emekli* bebek* aile* engelli*
    ενηλικ* παιδ* φοιτητ* μαθητ* μειωμεν* ολοκληρο κανονικο ανω συνοδο* οικογεν* βρεφ* ανεργ* πολυτεκν*
    взросл* детск* ребенок дети студент* школьник* пенсионер* льготн* полный семейн* доросл* дитяч* учень студентськ* пільгов* възрастен възрастни дете деца намален* ученик* пенсионер*
    おとな 大人 こども 子供 小人 中学生 高校生 大学生 学生 一般 シニア 幼児 成人 儿童 兒童 學生 老人 长者 全票 半票 优惠票 优待票 어른 성인 어린이 청소년 학생 경로 유아 일반`,
  fare: `flex flexible flexi semiflex saver supersaver sparpreis* flexpreis* super spar standard basic light lite classic plus premium regular advance anytime offpeak off-peak
    peak discount discounted promo promotional refundable nonrefundable non-refundable fixed early bird earlybird full value smart choice comfort* komfort* eco economy
    tarif* tariffa tarifa tarief taryfa jizdne jegyar cena taksa tarifi ναυλος τιμη тариф base ordinario ordinaria normal normale especial oferta promocional promoción
    zuggebunden* nicht erstattbar einfache fahrt hin- ruckfahrt hin-und-ruckfahrt single return one-way oneway roundtrip round-trip open aller retour simple aller-retour
    ida vuelta volta solo andata ritorno enkele enkel retourtje tur-retur tur retur enkeltbillet enkeltbillett enkelbiljett en-vag bilet jednorazow* jednoraz* powrotn* jednosmern* zpatecn* obousmern*
    egyiranyu oda-vissza menetterti dus dus-intors jednosmjern* povratn* otoczny meno-paluu menolippu edestakainen gidis donus gidis-donus απλη μετ' επιστροφης μονη туда обратно
    片道 往復 普通 特急 指定席 自由席 单程 往返 편도 왕복`,
  term: `day daily 24h 48h 72h hour hourly weekly week monthly month annual yearly season seasonal weekend evening morning afternoon multi-day multiday pass passes ticket
    tageskarte* tagesticket* tagespass* halbtag* wochenkarte* wochenticket* monatskarte* monatsticket* jahreskarte* dauerkarte* saisonkarte* abendkarte* stundenkarte* mehrfahrten* streifenkarte
    kurzstrecke einzelfahrt einzelticket einzelfahrschein* journee jour semaine mensuel* annuel* hebdo* forfait abonnement abono abonament* diario diaria semanal mensual anual bono
    giornaliero giornaliera settimanale mensile annuale abbonamento stagionale dagkaart weekkaart maandkaart jaarkaart dagticket dagpas seizoen* diaria semanal mensal anual passe
    dobowy jednodniow* tygodniow* miesieczn* okresow* roczn* celodenn* jednodenn* tydenn* mesicn* rocni* napijegy napi heti havi eves berlet* dagskort dagsbillet* dagsbiljett* dygnsbiljett*
    veckokort manadskort arskort sesongkort saesonkort manedskort arskort vuorokausilippu paivalippu kuukausilippu kausilippu kausikortti gunluk haftalik aylik yillik sezonluk
    ημερησι* εβδομαδιαι* μηνιαι* ετησι* дневн* недельн* месячн* абонемент* 一日券 1日券 定期券 日票 月票 年票 1일권`,
  class: `1st 2nd 3rd first second third economy business premium coach standard comfort basic turista preferente tourist sleeper couchette
    klasse kl cl classe clase klass luokka trida trieda osztaly klasa klasy razred clasa klase klasė sinif sinifi θεση класс клас premiere seconde erste zweite 1ª 2ª prima seconda
    eerste tweede primera segunda primeira 1. 2. economica bistro salon liegewagen* schlafwagen* couchettes cuccetta vagone liggvagn* sovvagn* sovevogn lozkow* lezadlo* kuset* 普通車 グリーン車 一等 二等 商务座 一等座 二等座 특실 일반실`,
  part: `stalls circle balcony gallery box tier orchestra mezzanine parterre parkett rang loge logen balkon galerie empore sperrsitz tribune tribuna haupttribune gegentribune
    stehplatz stehplatze sitzplatz innenraum front standing general admission seated unreserved freie platzwahl fosse placement libre gradin virage corbeille orchestre premier
    platea galleria palchi palco palchetto loggione curva gradinata distinti anfiteatro patio butacas butaca principal entresuelo grada gradas fondo lateral pista general
    zaal parket balkon vak staanplaats staanplaatsen tribune frontstage plateia balcao bancada camarote frisa arena superior inferior
    parter balkon loza amfiteatr trybuna sektor plyta parkiet prizemi prizemie balkon tribuna sektor nezsoter erkely paholy foldszint karzat parter parket balkon loza
    parkett fond rad sektion laktare balkong golv staplats parket balkon galleri tribune felt staplads staplasser parvi permanto katsomo seisomakatsomo kentta parter salon balkon tribun saha
    πλατεια εξωστης θεωρειο διαζωμα κερκιδα партер балкон ложа бельэтаж амфитеатр трибуна アリーナ スタンド 指定 自由 内场 看台 스탠딩 지정석`,
  room: `room double twin single triple quad queen king suite studio apartment deluxe superior standard dorm dormitory bunk bungalow chalet cottage cabin pitch tent mobile
    zimmer doppelzimmer einzelzimmer zweibettzimmer dreibettzimmer familienzimmer mehrbettzimmer schlafsaal ferienwohnung stellplatz chambre lit lits dortoir emplacement habitacion doble individual
    matrimonial camera doppia singola matrimoniale tripla kamer tweepersoonskamer eenpersoonskamer slaapzaal kampeerplaats quarto duplo casal solteiro pokoj dwuosobow* jednoosobow* dvouluzkov* jednoluzkov*
    ketagyas egyagyas szoba camera dubla soba dvokrevetna jednokrevetna dubbelrum enkelrum dobbeltvaerelse dobbeltrom enkeltrom huone kahden yhden oda cift kisilik tek δικλινο μονοκλινο δωματιο
    номер двухместн* одноместн* стандарт シングル ツイン ダブル 和室 洋室 双人 大床 单人 더블 트윈`,
  venue: `theatre theater theatr arena hall stadium stade stadion stadio estadio auditorium museum musee museo museu gallery gallerie galleria galeria galerie church kirche dom cathedral
    catedral basilica castle schloss chateau castello castillo castelo zamek palace palais palazzo palacio park parc parco parque tower turm tour torre club opera oper philharmon* konzerthaus* concertgebouw
    casino cinema kino cine cines bioscoop multiplex zoo aquarium aquapark therme thermen spa pool stadtbad hallenbad center centre centro zentrum centrum forum pavilion pavillon pabellon messe expo fairground
    halle saal salle sala zaal teatro teatr teatru teatar teatteri teatern divadlo szinhaz kazaliste gledalisce tiyatro* θεατρο μεγαρο μουσειο σταδιο κηπος театр музей стадион арена дворец зал ホール 劇場 博物館 美術館 ドーム 会場 剧院 体育馆 극장 홀 박물관 경기장
    muzeum muzeul muzej muze* museet museum* kirke kyrka kirkko linna slott slot borg vár palota hrad skansen stadionul dvorana hala sportovni hotel hostel inn resort pension pensjonat penzion pensiune albergo
    auberge posada pousada parador guesthouse lodge restaurant ristorante restaurante trattoria osteria bistro brasserie cafe bar pub taverna *halle *haus *theater *museum *stadion *arena *park *kirche *schloss *hallen *huset *museet
    *teatret *teatern *scenen *talo *hallil *teatteri`,
  event: `concert konzert concerto concierto koncert konsert konsertti show live tour tournee festival fest exhibition ausstellung exposition mostra exposicion exposicao wystawa vystava kiallitas utstallning udstilling
    utstilling nayttely sergi εκθεση выставка match spiel partido partita mecz zapas merkozes ottelu kamp vs derby cup league bundesliga liga opera oper ballet ballett balet musical play comedy kabarett
    film movie premiere screening lecture vortrag conference kongress seminar workshop course kurs masterclass tasting degustation weinprobe guided fuhrung visite visita tour walk rundgang stadtrundfahrt excursion
    ausflug crociera cruise experience erlebnis recital symphony sinfonie symphonie requiem quartet quartett orchestra orchester choir chor featuring party gala matinee reading lesung marathon race
    grand prix finale semifinal παρασταση συναυλια концерт спектакль опера балет матч 公演 コンサート ライブ 展 試合 演唱会 音乐会 展览 콘서트 공연 전시`,
  street: `street st road rd avenue ave lane drive boulevard blvd square highway way quay strasse straße str platz weg allee gasse ufer ring damm chaussee rue place chemin quai route impasse
    calle avda avenida av plaza paseo carrer passeig ronda via viale piazza piazzale corso largo vicolo lungomare straat laan plein kade gracht weg rua praca travessa alameda largo ulica ul aleja al plac
    ulice namesti trida ulica namestie utca ut ter korut strada bd bulevardul piata gatan vagen gata vag torg torget gade vej plads gate veien vei plass katu tie tori sokak cadde caddesi mah bulvar οδος λεωφ πλατεια
    улица ул проспект пр площадь вулиця бул *strasse *straße *str *gasse *platz *weg *allee *ufer *damm *straat *laan *plein *kade *gracht *gatan *vagen *torget *gade *vej *veien *vei *katu *tie *utca *utja`,
  car: `economy compact intermediate midsize mid-size fullsize full-size standard mini estate suv minivan van convertible luxury automatic manual similar oder ahnlich ahnliches similaire similar simile
    vergelijkbaar lub podobny nebo podobny vagy hasonlo sau similar ili slicno eller liknande lignende tai vastaava veya benzeri ή παρόμοιο kompaktklasse kleinwagen mittelklasse kombi`,
} as const;

/** What words of a ticket are of. */
export type Category = keyof typeof lists;

type ByPart = ReadonlyMap<string, readonly Category[]>;
type Index = { readonly whole: ByPart; readonly begins: ByPart; readonly ends: ByPart };

const index = indexOf();
/** Letters of the shortest beginning that is looked up, and of the longest. */
const reach = { least: 2, most: 14 } as const;

/** How many words of a text are of each category, and how many words it has; what is longer than 80 characters has none. */
export function categoriesOf(text: string): { readonly words: number; readonly of: ReadonlyMap<Category, number> } {
  const of = new Map<Category, number>();
  const words = text.length > 80 ? [] : (fold(text).match(/[\p{L}\d][\p{L}\d'-]*/gu) ?? []);
  for (const word of words)
    for (const category of categoriesOfWord(word)) of.set(category, (of.get(category) ?? 0) + 1);
  return { words: words.length, of };
}

/** Words of one document come again and again. */
const known = new Map<string, readonly Category[]>();
const mostKnown = 4000;

function categoriesOfWord(word: string): readonly Category[] {
  const before = known.get(word);
  if (before) return before;
  if (known.size >= mostKnown) known.clear();
  const found = lookUp(word);
  known.set(word, found);
  return found;
}

function lookUp(word: string): readonly Category[] {
  const found = index.whole.get(word);
  if (found) return found;
  for (let length = Math.min(word.length, reach.most); length >= reach.least; length--) {
    const begun = index.begins.get(word.slice(0, length));
    if (begun) return begun;
  }
  for (let length = Math.min(word.length - 1, reach.most); length >= reach.least; length--) {
    const ended = index.ends.get(word.slice(-length));
    if (ended) return ended;
  }
  return [];
}

function indexOf(): Index {
  const whole = new Map<string, Category[]>();
  const begins = new Map<string, Category[]>();
  const ends = new Map<string, Category[]>();
  for (const [category, list] of Object.entries(lists) as [Category, string][])
    for (const word of new Set(fold(list).split(/\s+/))) {
      const map = word.endsWith('*') ? begins : word.startsWith('*') ? ends : whole;
      const key = word.replace('*', '');
      if (key) map.set(key, [...(map.get(key) ?? []), category]);
    }
  return { whole, begins, ends };
}
