import type { LabelTable } from '../roles.ts';

/** Turkish labels. */
export const turkish: LabelTable = {
  from: `nereden | kalkış yeri | kalkış noktası | biniş yeri | biniş durağı | kalkış istasyonu | biniş istasyonu | kalkış limanı | kalkış havalimanı | kalkış durağı
    | biniş noktası | hareket yeri | çıkış noktası | kalkış şehri | kalkış terminali | nereden biniş`,
  to: `nereye | varış yeri | varış noktası | iniş yeri | iniş durağı | varış istasyonu | iniş istasyonu | varış limanı | varış havalimanı | varış durağı | iniş noktası
    | gidilecek yer | varış şehri | varış terminali`,
  via: `aktarma noktası | üzerinden`,
  station: `istasyon | durak | gar | liman | otogar | güzergah`,
  departure: `kalkış | hareket | gidiş | kalkiş`,
  arrival: `varış | iniş`,
  departureDate: `kalkış tarihi | sefer tarihi | seyahat tarihi | hareket tarihi | gidiş tarihi | uçuş tarihi | yolculuk tarihi | biniş tarihi | sefer tarihi ve saati
    | kalkış tarihi ve saati | hareket tarihi ve saati`,
  arrivalDate: `varış tarihi | varış tarihi ve saati`,
  departureTime: `kalkış saati | hareket saati | sefer saati | biniş saati kalkış | kalkış zamanı | uçuş saati`,
  arrivalTime: `varış saati | tahmini varış | tahmini varış saati | varış zamanı`,
  date: `tarih | tarihi | etkinlik tarihi | gösteri tarihi | ziyaret tarihi | maç tarihi | gün | seans tarihi | konser tarihi`,
  time: `saat | giriş saati | saati | etkinlik saati | seans | gösteri saati | ziyaret saati | seans saati | maç saati`,
  when: `tarih ve saat | tarih / saat | tarih/saat | ne zaman | etkinlik tarihi ve saati | tarih saat | zaman | tarih-saat`,
  start: `başlangıç | başlama saati | başlangıç saati | başlangıç tarihi | etkinlik başlangıcı`,
  end: `bitiş | bitiş saati | bitiş tarihi`,
  doors: `kapı açılış | kapı açılış saati | kapılar | kapı açılışı | kapıların açılışı | kapılar açılış`,
  boarding: `biniş saati | uçağa biniş | biniş zamanı | biniş`,
  checkIn: `giriş | giriş tarihi | check-in | otele giriş | check-in tarihi`,
  checkOut: `çıkış | çıkış tarihi | check-out | çıkış saati | otelden çıkış | ayrılış | check-out tarihi`,
  pickUp: `alış | alış yeri | teslim alma | alış tarihi | araç teslim alma | teslim alma yeri
    | alış ofisi | kiralama başlangıcı | alış noktası`,
  dropOff: `iade | iade yeri | dönüş yeri | iade tarihi | teslim etme | araç iade
    | dönüş ofisi | kiralama bitişi | dönüş noktası | bırakış`,
  validFrom: `geçerlilik başlangıcı | geçerlilik başlangıç tarihi | geçerlilik başlangıç`,
  validUntil: `geçerlilik bitişi | son kullanma tarihi | geçerlilik bitiş tarihi | son geçerlilik tarihi | son kullanım tarihi | geçerlilik bitiş`,
  validity: `geçerlilik | geçerlilik süresi | geçerlilik tarihi`,
  issued: `düzenleme tarihi | satış tarihi | satın alma tarihi | bilet kesim tarihi | işlem tarihi | rezervasyon tarihi | sipariş tarihi | veriliş tarihi
    | kesim tarihi | düzenlenme tarihi | satış tarihi ve saati | bilet tarihi`,
  seat: `koltuk | koltuk no | koltuk numarası | koltuklar | koltuk nu | oturma yeri | yer no | koltuk numaraları`,
  row: `sıra | sıra no`,
  section: `blok | tribün | bölüm | sektör | blok/tribün`,
  level: `kat | güverte`,
  coach: `vagon | vagon no | vagon numarası`,
  class: `sınıf | sınıfı | mevki | seyahat sınıfı | kabin sınıfı | kabin`,
  gate: `kapı | kapı no | çıkış kapısı | biniş kapısı`,
  terminal: `terminal`,
  platform: `peron | peron no | yol no | platform`,
  sequence: `sıra numarası`,
  baggage: `bagaj | bagaj hakkı | kabin bagajı | el bagajı`,
  room: `salon | oda | oda tipi | sahne | oda türü | kabin no`,
  venue: `mekan | mekân | etkinlik yeri | yer | etkinlik mekanı | sinema | tiyatro | restoran | stadyum | müze | otopark | gösteri yeri | nerede`,
  address: `adres | mekan adresi | otel adresi`,
  entrance: `giriş kapısı | giriş kapı`,
  passenger: `yolcu | yolcu adı | yolcu adı soyadı | ad soyad | adı soyadı | yolcu ad soyad | misafir | misafir adı | yolcular | isim | isim soyisim | ad soyadı | konuk
    | konuk adı | bilet sahibi | katılımcı | müşteri | rezervasyon sahibi | adı ve soyadı | yolcunun adı soyadı | yolcu bilgileri | sürücü | ad-soyad
    | katılımcı adı | ziyaretçi | müşteri adı | misafir adı soyadı | adınız soyadınız | üye adı | yolcu ismi`,
  party: `kişi sayısı | yolcu sayısı | misafir sayısı | yetişkin | adet | bilet adedi | kişi | konuk sayısı | bilet sayısı | misafirler`,
  bookingReference: `rezervasyon no | rezervasyon numarası | rezervasyon kodu | pnr | pnr no | pnr kodu | sipariş no | sipariş numarası | onay numarası | rezervasyon
    | pnr numarası | onay kodu | sipariş | referans no | referans numarası | rezervasyon referansı | sipariş kodu | onay no | işlem no | rezervasyon id`,
  ticketNumber: `bilet no | bilet numarası | e-bilet no | e-bilet numarası | bilet kodu | seri no | biletno | bilet seri no | barkod no | barkod | e-bilet | bilet nu | karekod no`,
  membershipNumber: `kart no | kart numarası | üye no | üyelik numarası | üyelik no | müşteri no`,
  voucherCode: `kupon kodu | hediye kartı kodu | indirim kodu | hediye çeki kodu | promosyon kodu`,
  pin: `pin kodu`,
  price: `ücret | fiyat | toplam | tutar | bilet ücreti | bilet fiyatı | toplam tutar | genel toplam | ödenen tutar | toplam ücret | toplam fiyat | ödenecek tutar | bedel
    | bilet bedeli | bilet tutarı | ödenen | yolcu ücreti`,
  balance: `değer | bakiye | tutarı`,
  number: `uçuş | sefer | uçuş no | sefer no | tren | uçuş numarası | tren no | sefer numarası | hat | otobüs | otobüs no | hat no | tren adı | tren numarası | uçuş nu`,
  carrier: `taşıyıcı | firma | havayolu | otobüs firması | işleten | havayolu şirketi | taşıyıcı firma`,
  vehicle: `plaka | araç | gemi | araç plakası | feribot | plaka no | otobüs plakası | araç tipi`,
  product: `bilet türü | bilet tipi | tarife | kategori | yolcu tipi | bilet kategorisi | tarife tipi`,
  phone: `telefon | tel | telefon no | telefon numarası`,
  website: `web sitesi | internet sitesi`,
  email: `e-posta | e-posta adresi | eposta`,
  title: `etkinlik | konser | oyun | film | etkinlik adı | gösteri | maç | sergi | oyun adı | film adı`,
  hotel: `otel | konaklama | tesis | otel adı | tesis adı`,
  issuer: `düzenleyen | organizatör | satıcı | organizasyon`,
  duration: `süre | gece | gece sayısı | yolculuk süresi | tahmini süre | konaklama süresi | uçuş süresi | geceleme`,
  noise: `kdv | doğum tarihi | t.c. kimlik no | tc kimlik no | fatura | fatura no | ödeme | aktarma | vergi no | vergi dairesi | t.c. kimlik | ödeme şekli | kimlik no
    | hizmet bedeli | indirim | mersis no | ödeme tarihi | cinsiyet | pasaport no | tckn | iptal | depozito | kdv dahil | kdv tutarı | ödeme yöntemi
    | yönetmen | yöneten | yazan | yazar | besteci | orkestra şefi | koreografi | oyuncular | çeviren | dekor | kostüm | sahne tasarımı`,
};
