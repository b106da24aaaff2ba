/**
 * The larger stations of Hungary by the numbers of MÁV that its codes have since 2021. Contains information from OpenStreetMap
 * (© OpenStreetMap contributors), which is made available under the Open Database License (ODbL 1.0); so is this table, which is
 * derived from it by way of https://github.com/pjuhasz/mav_train_ticket.
 */

/** The name of a station by MÁV's number; undefined for numbers that are not in the table. */
export function hungarianStation(number: string | undefined): string | undefined {
  return number === undefined ? undefined : names().get(number);
}

const facts = `
267 Budapest-Keleti|269 Budapest-Nyugati|3639 Budapest-Déli|3640 Budapest-Kelenföld|281 Kőbánya-Kispest|275 Zugló|2121 Ferihegy
279 Rákospalota-Újpest|3668 Óbuda|287 Soroksár|1643 Ajka|907 Albertirsa|924 Aszód|2477 Badacsony|2478 Badacsonylábdihegy
2476 Badacsonytomaj|2479 Badacsonytördemic-Szigliget|1136 Baja|340 Balassagyarmat|1671 Balatonakarattya|842 Balatonaliga
1675 Balatonalmádi|3616 Balatonberény|3608 Balatonboglár|2499 Balatonederics|3613 Balatonfenyves|3393 Balatonföldvár
1680 Balatonfüred|1674 Balatonfűzfő|2497 Balatongyörök|1673 Balatonkenese|3606 Balatonlelle|3615 Balatonmáriafürdő
3604 Balatonszemes|3617 Balatonszentgyörgy|1687 Balatonszepezd|3394 Balatonszárszó|843 Balatonvilágos|2750 Balmazújváros
228 Barcs|7216 Békéscsaba|1741 Berettyóújfalu|3642 Biatorbágy|3644 Bicske|1743 Biharkeresztes|1651 Boba|3884 Bátaszék
3641 Budaörs|909 Cegléd|2883 Celldömölk|6122 Csongrád|1905 Csorna|1678 Csopak|3834 Csurgó|1147 Dabas|1701 Debrecen
1646 Devecser|1759 Dombóvár|289 Dunakeszi|3841 Dunaújváros|1805 Eger|2837 Esztergom|433 Fehérgyarmat|800 Fertőszentmiklós
3610 Fonyód|303 Fót|936 Füzesabony|835 Gárdony|7211 Gyoma|3898 Gyula|3836 Gyékényes|962 Gyömrő|1780 Gyöngyös|3661 Győr
292 Göd|921 Gödöllő|2550 Hajdúböszörmény|1705 Hajdúhadház|2553 Hajdúnánás|1699 Hajdúszoboszló|928 Hatvan|3667 Hegyeshalom
1639 Herend|1795 Heves|880 Hidasnémeti|2752 Hortobágy|7262 Hódmezővásárhely|920 Isaszeg|1128 Jánoshalma|1775 Jászapáti
1768 Jászberény|1776 Jászkisér|1698 Kaba|3821 Kaposvár|797 Kapuvár|1695 Karcag|1829 Kazincbarcika|6101 Kecskemét
2493 Keszthely|3634 Kisbér|6103 Kiskunfélegyháza|471 Kiskunhalas|458 Kiskunlacháza|1139 Kiskunmajsa|466 Kiskőrös
6106 Kistelek|1720 Kisvárda|1693 Kisújszállás|4969 Komló|3656 Komárom|460 Kunszentmiklós-Tass|7226 Kunszentmárton
3902 Kötegyán|65399 Kőszeg|6092 Lajosmizse|6115 Lakitelek|2515 Lenti|841 Lepsény|7219 Lőkösháza|3911 Makó|829 Martonvásár
7213 Mezőberény|3917 Mezőhegyes|938 Mezőkövesd|7209 Mezőtúr|952 Mezőzombor|945 Miskolc-Tiszai|1823 Miskolc-Gömöri|4986 Mohács
905 Monor|3665 Mosonmagyaróvár|2606 Mátészalka|3632 Mór|3622 Nagykanizsa|2600 Nagykálló|968 Nagykáta|6099 Nagykőrös
298 Nagymaros-Visegrád|240 Nagytétény-Diósd|2602 Nyírbátor|1710 Nyíregyháza|943 Nyékládháza|3890 Orosháza|2850 Oroszlány
811 Pannonhalma|906 Pilis|3671 Pilisvörösvár|248 Pusztaszabolcs|2878 Pápa|4953 Pécs|1697 Püspökladány|65397 Rajka
1825 Sajóecseg|1622 Salgótarján|3901 Sarkad|1624 Siófok|804 Sopron|464 Soltszentimre|839 Szabadbattyán|1623 Szabadisóstó
912 Szajol|7235 Szarvas|6110 Szeged|7250 Szeghalom|3863 Szekszárd|7230 Szentes|53587 Szentgotthárd|4950 Szentlőrinc
951 Szerencs|235 Szigetvár|301 Szob|53589 Szombathely|838 Székesfehérvár|252 Sárbogárd|900 Sárospatak|2887 Sárvár
901 Sátoraljaújhely|2486 Sümeg|2481 Tapolca|3652 Tata|3649 Tatabánya|2756 Tiszafüred|954 Tokaj|189 Törökbálint
913 Törökszentmiklós|2488 Ukk|902 Vecsés|833 Velence|306 Veresegyház|1638 Veszprém|4963 Villány|295 Vác|930 Vámosgyörk
1635 Várpalota|446 Vásárosnamény|7251 Vésztő|2496 Vonyarcvashegy|2507 Zalaegerszeg|3625 Zalakomár|2544 Zalaszentiván
1628 Zamárdi|300 Zebegény|1726 Záhony|1669 Zánka-Erzsébettábor|3657 Ács|243 Érd|847 Ózd|972 Újszász|1708 Újfehértó|904 Üllő
`;

let parsed: ReadonlyMap<string, string> | undefined;

function names(): ReadonlyMap<string, string> {
  parsed ??= new Map(
    facts
      .trim()
      .split(/[|\n]/)
      .map((fact) => {
        const at = fact.indexOf(' ');
        return [fact.slice(0, at), fact.slice(at + 1)] as const;
      }),
  );
  return parsed;
}
