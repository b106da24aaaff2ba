import { fold } from './fold.ts';

/**
 * Names of months and weekdays as tickets print them, folded, in English, German, French, Spanish, Italian, Dutch and
 * Portuguese, and the commonest forms of Swedish, Danish, Norwegian, Polish, Czech, Hungarian and Finnish.
 */
const monthNames = [
  `january januar jänner jan janvier janv enero ene gennaio gen januari janeiro stycznia styczeń sty ledna leden január tammikuuta`,
  `february februar feber feb février févr fév febrero febbraio februari fevereiro fev lutego luty února únor február helmikuuta`,
  `march märz mär mrz mar mars marzo maart mrt março marca marzec března březen március maaliskuuta`,
  `april apr avril avr abril abr aprile kwietnia kwiecień kwi dubna duben április huhtikuuta`,
  `may mai mayo maggio mag mei maio maj maja května květen május toukokuuta`,
  `june juni jun juin junio giugno giu junho czerwca czerwiec cze června červen június kesäkuuta`,
  `july juli jul juillet juil julio luglio lug julho lipca lipiec lip července červenec július heinäkuuta`,
  `august aug août aou agosto ago augustus augusti sierpnia sierpień sie srpna srpen augusztus elokuuta`,
  `september sept sep septembre septiembre settembre set setembro września wrzesień wrz září szeptember syyskuuta`,
  `october oktober oct okt octobre octubre ottobre ott outubro out października październik paź října říjen október lokakuuta`,
  `november nov novembre noviembre novembro listopada listopad lis listopadu marraskuuta`,
  `december dezember dec dez décembre déc diciembre dic dicembre dezembro desember grudnia grudzień gru prosince prosinec joulukuuta`,
];

const weekdayNames = [
  `sunday sun sonntag son so dimanche dim domingo dom domenica zondag zon zo söndag sön søndag niedziela neděle vasárnap sunnuntai su`,
  `monday mon montag mo lundi lun lunes lunedì maandag maa ma segunda-feira segunda seg måndag mån mandag poniedziałek pon pondělí po hétfő maanantai`,
  `tuesday tue tues dienstag die di mardi mar martes martedì dinsdag din terça-feira terça ter tisdag tis tirsdag tir tirs wtorek wt úterý út kedd tiistai ti`,
  `wednesday wed mittwoch mit mi mercredi mer miércoles mié mercoledì woensdag woe wo quarta-feira quarta qua onsdag ons środa śr st szerda keskiviikko ke`,
  `thursday thu thur thurs donnerstag don do jeudi jeu jueves jue giovedì gio donderdag quinta-feira quinta qui torsdag tor tors czwartek czw čtvrtek čt csütörtök torstai to`,
  `friday fri freitag fre fr vendredi ven viernes vie venerdì vrijdag vri vr sexta-feira sexta sex fredag piątek pá péntek perjantai pe`,
  `saturday sat samstag sonnabend sam sa samedi sábado sab sáb sabato zaterdag zat za lördag lör lørdag sobota sob szombat lauantai la`,
];

const table = (names: readonly string[], base: number) =>
  new Map(names.flatMap((list, at) => list.split(' ').map((name) => [fold(name), at + base] as const)));

/** Month by folded name, 1 to 12. */
export const months: ReadonlyMap<string, number> = table(monthNames, 1);

/** Weekday by folded name, 0 for Sunday to 6. */
export const weekdays: ReadonlyMap<string, number> = table(weekdayNames, 0);

/** Months that English prints before the day ("Dec 20"). */
export const englishMonths = [
  ...'january february march april may june july august september october november december'.split(' '),
  ...'jan feb mar apr jun jul aug sept sep oct nov dec'.split(' '),
];

const longestFirst = (names: Iterable<string>) => [...names].sort((a, b) => b.length - a.length).join('|');

/** An alternation of all month names, longest first, for a pattern over folded text. */
export const monthPattern = longestFirst(months.keys());

/** The same of English months only. */
export const englishMonthPattern = longestFirst(englishMonths);

/** The same of weekdays. */
export const weekdayPattern = longestFirst(weekdays.keys());
