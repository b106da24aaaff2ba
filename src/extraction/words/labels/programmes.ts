import type { LabelTable } from '../roles.ts';

/**
 * Names of programmes for frequent guests, which stand before the number of a member in any language: "Flying Blue 2107 448 936". What airlines, hotels, hirers of cars and
 * railways call theirs. Some are words of other things, too: what stands behind them must be a number.
 */
export const programmes: LabelTable = {
  membershipNumber: `miles & more | miles and more | flying blue | executive club | aadvantage | mileageplus | mileage plus | skymiles | rapid rewards
    | trueblue | mileage plan | hawaiianmiles | free spirit | aeroplan | westjet rewards | eurobonus | sas eurobonus | finnair plus | iberia plus | vueling club | miles+bonus | miles & bonus
    | tap miles&go | miles&go | miles & go | millemiglia | ok plus | miles&smiles | miles & smiles | bolbol | skywards | emirates skywards | etihad guest | privilege club | falconflyer
    | alfursan | al fursan | shebamiles | sky pearl | sky pearl club | phoenixmiles | phoenix miles | eastern miles | fortune wings club | krisflyer | enrich | asia miles
    | marco polo club | ana mileage club | jal mileage bank | jmb | skypass | asiana club | royal orchid plus | garudamiles | lotusmiles | mabuhay miles | flying returns | intermiles
    | qantas frequent flyer | velocity frequent flyer | airpoints | latam pass | smiles | tudoazul | lifemiles | connectmiles | club premier | aeromexico rewards | aerolineas plus
    | aeroflot bonus | s7 priority | nomad club | panorama club | norwegian reward | norwegian cashpoints | matmid | egyptair plus | fidelys | volare | infinity mileagelands
    | dynasty flyer | safar flyer | wizz discount club | pegasus bolbol
    | marriott bonvoy | bonvoy | hilton honors | world of hyatt | ihg one rewards | ihg rewards | accor live limitless | radisson rewards | best western rewards
    | wyndham rewards | choice privileges | nh discovery | nh rewards | melia rewards | meliarewards | scandic friends | gha discovery | leaders club
    | sixt card | hertz gold plus rewards | gold plus rewards | avis preferred | emerald club | europcar privilege | privilege executive | enterprise plus
    | atmos rewards | club iberia plus | my pegasus | flyingblue | club condor | garuda miles | club vistara | sindbad | badr | rubins | pal smiles
    | air canada aeroplan | precision air pa | flyagain | suma | doters | club vivaaerobus | united mileageplus | delta skymiles | alaska mileage plan
    | priority guest | pestana priority guest | club b&b | amigos de paradores | h10 club | riu class | iberostar star camp | melia rewards | barcelo my benefits | my barcelo
    | jumeirah one | anantara discovery | gold passport | le club accorhotels | accor plus | omni select guest | nordic choice club | strike membership
    | alamo insiders | fastbreak | blue chip | sixt advantage | centauro plus | record go
    | amc stubs | regal crown club | hoyts rewards | cinebuzz rewards | scene+ | club cinepolis | invitado especial | odeon mylimitless | vue international club | kinepolis club | ugc illimite
    | cinepass | cineville | cinecard | everyman membership | movie club
    | clubcard | boots advantage | advantage card | payback | miles and more card | cuore rossonero | carta cuore rossonero | j1897
    | club voyage | club one | viking club | extra mitglied | extra member | c club | costaclub | msc voyagers club | captain's circle | crown & anchor | latitudes rewards
    | vorteilscard | vorteilsclub | carte avantage | carte liberte | italo piu | eurostar club | club eurostar | cartefidelite | smart traveller | delight club | virgin red | discovery vitality
    | bahnbonus | bahncard | grand voyageur | cartafreccia | carta freccia | mas renfe | sj prio | amtrak guest rewards | via preference | heathrow rewards`,
};
