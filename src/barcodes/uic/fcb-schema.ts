/**
 * The flexible content barcode (FCB): `UicRailTicketData` of UIC leaflet 918.9 and ERA TAP TSI B.12, versions 1.3, 2 and 3,
 * in the notation of `per/schema.ts`. Names, order and bounds are the standard's; where versions differ in a bound but not
 * in its bits, the wider bound stands for both.
 */
import { type PerSchema, readSchema } from '../per/schema.ts';

/** Major versions of the flexible content barcode. */
export type FcbVersion = 1 | 2 | 3;

const schemas = new Map<FcbVersion, PerSchema>();

/** The schema of a major version, made when first asked for. */
export function fcbSchema(version: FcbVersion): PerSchema {
  const known = schemas.get(version);
  if (known) return known;
  const schema = readSchema(notation, version);
  schemas.set(version, schema);
  return schema;
}

const notation = `
$reference = referenceIA5 ia5 ?; referenceNum int ?
$numericReference = referenceNum int ?; referenceIA5 ia5 ?
$owner = productOwnerNum 1..32000 ?; productOwnerIA5 ia5 ?
$product = $owner; productIdNum 0..32000 ? @1; productIdNum 0..65535 ? @23; productIdIA5 ia5 ?
$train = trainNum int ?; trainIA5 ia5 ?
$stationCodes = fromStationNum 1..9999999 ?; fromStationIA5 ia5 ?; toStationNum 1..9999999 ?; toStationIA5 ia5 ?
$stationNames = fromStationNameUTF8 utf8 ?; toStationNameUTF8 utf8 ?
$stations = $stationCodes; $stationNames
$entry = entryStationNum 1..9999999 ?; entryStationIA5 ia5 ?; terminatingStationNum 1..9999999 ?; terminatingStationIA5 ia5 ?
$carriers = carrierNum []1..32000 ?; carrierIA5 []ia5 ?
$brands = includedServiceBrands []1..32000 ?; excludedServiceBrands []1..32000 ?
$transport = includedTransportType []0..31 ? @23; excludedTransportType []0..31 ? @23
$fromDay = validFromDay -1..700 =0 @12; validFromDay -367..700 =0 @3
$untilDay = validUntilDay 0..370 =0 @1; validUntilDay -1..500 =0 @23
$from = $fromDay; validFromTime 0..1440 ?; validFromUTCOffset -60..60 ?
$until = $untilDay; validUntilTime 0..1440 ?; validUntilUTCOffset -60..60 ?
$validity = $from; $until
$price = price int ?; vatDetail []VatDetail ?
$end = infoText utf8 ?; extension ExtensionData ?

UicRailTicketData*: issuingDetail IssuingData; travelerDetail TravelerData ?; transportDocument []DocumentData ?; controlDetail ControlData ?; extension []ExtensionData ?
DocumentData*: token Token ?; ticket Ticket
Ticket*| reservation Reservation; carCarriageReservation CarCarriage; openTicket OpenTicket; pass Pass; voucher Voucher; customerCard CustomerCard; counterMark Countermark; parkingGround ParkingGround; fipTicket FipTicket; stationPassage StationPassage; extension ExtensionData; delayConfirmation DelayConfirmation
IssuingData*: securityProviderNum 1..32000 ?; securityProviderIA5 ia5 ?; issuerNum 1..32000 ?; issuerIA5 ia5 ?; issuingYear 2016..2269; issuingDay 1..366; issuingTime 0..1440 ? @12; issuingTime 0..1440 @3; issuerName utf8 ?; specimen bool; securePaperTicket bool; activated bool; currency ia5(3) =EUR; currencyFract 1..3 =2; issuerPNR ia5 ?; extension ExtensionData ?; issuedOnTrainNum int ?; issuedOnTrainIA5 ia5 ?; issuedOnLine int ?; pointOfSale GeoCoordinate ?
ControlData*: identificationByCardReference []CardReference ?; identificationByIdCard bool; identificationByPassportId bool; identificationItem int ?; passportValidationRequired bool; onlineValidationRequired bool; randomDetailedValidationRequired 0..99 ?; ageCheckRequired bool; reductionCardCheckRequired bool; infoText utf8 ?; includedTickets []TicketLink ?; extension ExtensionData ?
TravelerData*: traveler []Traveler ?; preferredLanguage ia5(2) ?; groupName utf8 ?

Reservation*: $train; departureDate -1..500 =0; $reference; $product; serviceBrand 0..32000 ?; serviceBrandAbrUTF8 utf8 ?; serviceBrandNameUTF8 utf8 ?; service Service =seat; stationCodeTable CodeTable =stationUICReservation; $stations; departureTime 0..1440; departureUTCOffset -60..60 ?; arrivalDate 0..20 =0 @1; arrivalDate -1..20 =0 @23; arrivalTime 0..1440 ?; arrivalUTCOffset -60..60 ?; $carriers; classCode TravelClass =second; serviceLevel ia5(1-2) ?; places Places ?; additionalPlaces Places ?; bicyclePlaces Places ?; compartmentDetails CompartmentDetails ?; numberOfOverbooked 0..200 =0; berth []BerthDetail ?; tariff []Tariff ?; priceType PriceType =travelPrice; $price; typeOfSupplement 0..9 =0; numberOfSupplements 0..200 =0; luggage LuggageRestriction ?; $end
CarCarriage*: $train; beginLoadingDate -1..500 =0; beginLoadingTime 0..1440 ?; endLoadingTime 0..1440 ?; loadingUTCOffset -60..60 ?; $reference; $product; serviceBrand 1..32000 ?; serviceBrandAbrUTF8 utf8 ?; serviceBrandNameUTF8 utf8 ?; stationCodeTable CodeTable =stationUICReservation; $stations; coach ia5 ?; place ia5 ?; compartmentDetails CompartmentDetails ?; numberPlate ia5; trailerPlate ia5 ?; carCategory 0..9; boatCategory 0..6 ?; textileRoof bool; roofRackType RoofRack =norack; roofRackHeight 0..99 ?; attachedBoats 0..2 ?; attachedBicycles 0..4 ?; attachedSurfboards 0..5 ?; loadingListEntry 0..999 ?; loadingDeck LoadingDeck =upper; $carriers; tariff Tariff; priceType PriceType =travelPrice; $price; $end
OpenTicket*: $numericReference; $product; extIssuerId int ?; issuerAuthorizationId int ?; returnIncluded bool; stationCodeTable CodeTable =stationUIC; $stations; validRegionDesc utf8 ?; validRegion []RegionalValidity ?; returnDescription ReturnRoute ?; $validity; activatedDay []0..500 ?; classCode TravelClass =second; serviceLevel ia5(1-2) ?; $carriers; $brands; tariffs []Tariff ?; $price; infoText utf8 ?; includedAddOns []IncludedOpenTicket ?; luggage LuggageRestriction ?; $transport; extension ExtensionData ?
Pass*: $numericReference; $product; passType 1..250 ?; passDescription utf8 ?; classCode TravelClass =second; $validity; validityPeriodDetails ValidityPeriodDetail ?; numberOfValidityDays 0..500 ?; trainValidity TrainValidity ? @3; numberOfPossibleTrips 1..250 ?; numberOfDaysOfTravel 1..250 ?; activatedDay []0..500 ?; countries []1..250 ?; includedCarrierNum []1..32000 ?; includedCarrierIA5 []ia5 ?; excludedCarrierNum []1..32000 ?; excludedCarrierIA5 []ia5 ?; $brands; validRegion []RegionalValidity ?; tariffs []Tariff ?; $price; $end
Voucher*: $reference; $product; validFromYear 2016..2269; validFromDay 0..500; validUntilYear 2016..2269; validUntilDay 0..500; value int =0; type 1..32000 ?; $end
CustomerCard*: customer Traveler ?; cardIdIA5 ia5 ?; cardIdNum int ?; validFromYear 2016..2269; validFromDay 0..500 ?; validUntilYear 0..250 =0; validUntilDay 0..500 ?; classCode TravelClass ?; cardType 1..1000 ?; cardTypeDescr utf8 ?; customerStatus int ?; customerStatusDescr ia5 ?; includedServices []int ?; extension ExtensionData ?
Countermark*: $reference; $product; ticketReferenceIA5 ia5 ?; ticketReferenceNum int ?; numberOfCountermark 1..200; totalOfCountermarks 1..200; groupName utf8; stationCodeTable CodeTable =stationUIC; $stations; validRegionDesc utf8 ?; validRegion []RegionalValidity ?; returnIncluded bool; returnDescription ReturnRoute ?; $validity; classCode TravelClass =second; $carriers; $brands; $end
ParkingGround*: $reference; parkingGroundId ia5; fromParkingDate -1..370 @12; fromParkingDate -367..370 @3; untilParkingDate 0..500 =0; $product; accessCode ia5 ?; location utf8; stationCodeTable CodeTable =stationUIC; stationNum int ?; stationIA5 utf8 ?; specialInformation utf8 ?; entryTrack utf8 ?; numberPlate ia5 ?; $price; extension ExtensionData ?
FipTicket*: $reference; $product; $fromDay; $untilDay; activatedDay []0..500 ?; $carriers; numberOfTravelDays 1..200; includesSupplements bool; classCode TravelClass =second; extension ExtensionData ?
StationPassage*: $reference; $product; productName utf8 ?; stationCodeTable CodeTable =stationUIC; stationNum []int ?; stationIA5 []ia5 ?; stationNameUTF8 []utf8 ?; areaCodeNum []int ?; areaCodeIA5 []ia5 ?; areaNameUTF8 []utf8 ?; validFromDay -1..700 @12; validFromDay -367..700 @3; validFromTime 0..1440 ?; validFromUTCOffset -60..60 ?; $until; numberOfDaysValid int ?; extension ExtensionData ?
DelayConfirmation*: $reference; $train; departureYear 2016..2269 ?; departureDay 1..366 ?; departureTime 0..1440 ?; departureUTCOffset -60..60 ?; stationCodeTable CodeTable =stationUIC; stationNum 1..9999999 ?; stationIA5 ia5 ?; delay 1..999; trainCancelled bool; confirmationType Confirmation =travelerDelayConfirmation; affectedTickets []TicketLink ?; $end
IncludedOpenTicket*: $product; externalIssuerId int ?; issuerAuthorizationId int ?; stationCodeTable CodeTable =stationUIC; validRegion []RegionalValidity ?; $validity; classCode TravelClass ?; serviceLevel ia5(1-2) ?; $carriers; $brands; tariffs []Tariff ?; infoText utf8 ?; $transport; extension ExtensionData ?

ExtensionData: extensionId ia5; extensionData bytes
VatDetail: country 1..999; percentage 0..999; amount int ?; vatId ia5 ?
Tariff*: numberOfPassengers 1..200 =1; passengerType Passenger ?; ageBelow 1..64 ?; ageAbove 1..128 ?; travelerid []0..254 ? @1; travelerid []1..254 ? @23; restrictedToCountryOfResidence bool; restrictedToRouteSection RouteSection ?; seriesDataDetails SeriesDetail ?; tariffIdNum int ?; tariffIdIA5 ia5 ?; tariffDesc utf8 ?; reductionCard []CardReference ?
SeriesDetail: supplyingCarrier 1..32000 ?; offerIdentification 1..99 ?; series int ?
RouteSection: stationCodeTable CodeTable =stationUIC; $stations
CardReference*: cardIssuerNum 1..32000 ?; cardIssuerIA5 ia5 ?; cardIdNum int ?; cardIdIA5 ia5 ?; cardName utf8 ?; cardType int ?; leadingCardIdNum int ?; leadingCardIdIA5 ia5 ?; trailingCardIdNum int ?; trailingCardIdIA5 ia5 ?
Traveler*: firstName utf8 ?; secondName utf8 ?; lastName utf8 ?; idCard ia5 ?; passportId ia5 ?; title ia5(1-3) ?; gender Gender ?; customerIdIA5 ia5 ?; customerIdNum int ?; yearOfBirth 1901..2155 ?; dayOfBirth 0..370 ? @1; monthOfBirth 1..12 ? @23; dayOfBirthInMonth 1..31 ? @23; ticketHolder bool; passengerType Passenger ?; passengerWithReducedMobility bool ?; countryOfResidence 1..999 ?; countryOfPassport 1..999 ?; countryOfIdCard 1..999 ?; status []CustomerStatus ?
CustomerStatus: statusProviderNum 1..32000 ?; statusProviderIA5 ia5 ?; customerStatus int ?; customerStatusDescr ia5 ?
ReturnRoute*: $stations; validReturnRegionDesc utf8 ?; validReturnRegion []RegionalValidity ?
RegionalValidity*| trainLink TrainLink; viaStations ViaStation; zones Zone; lines Line; polygone Polygone
TrainLink: $train; travelDate -1..500; departureTime 0..1440; departureUTCOffset -60..60 ?; $stations
Line*: carrierNum 1..32000 ?; carrierIA5 ia5 ?; lineId []int ?; stationCodeTable CodeTable =stationUIC; $entry; city 1..9999999 ? @1; city int ? @23; binaryZoneId bytes ? @1
Zone*: carrierNum 1..32000 ?; carrierIA5 ia5 ?; stationCodeTable CodeTable =stationUIC; $entry; city int ?; zoneId []int ?; binaryZoneId bytes ?; nutsCode ia5 ?
ViaStation*: stationCodeTable CodeTable =stationUIC; stationNum 1..9999999 ?; stationIA5 ia5 ?; alternativeRoutes []ViaStation ?; route []ViaStation ?; border bool; $carriers; seriesId int ?; routeId int ?; includedServiceBrands []1..32000 ? @3; excludedServiceBrands []1..32000 ? @3
Polygone: firstEdge GeoCoordinate; edges []DeltaCoordinates
Token: tokenProviderNum int ?; tokenProviderIA5 ia5 ?; tokenSpecification ia5 ?; token bytes
TicketLink*: $reference; issuerName utf8 ?; issuerPNR ia5 ?; $owner; ticketType LinkedTicket =openTicket; linkMode LinkMode =issuedTogether
ValidityPeriodDetail: validityPeriod []ValidityPeriod ?; excludedTimeRange []TimeRange ?
ValidityPeriod: $validity
TimeRange: fromTime 0..1440; untilTime 0..1440
TrainValidity*: $validity; includedCarrierNum []1..32000 ?; includedCarrierIA5 []ia5 ?; excludedCarrierNum []1..32000 ?; excludedCarrierIA5 []ia5 ?; $brands; boardingOrArrival BoardingOrArrival =boarding
Places: coach ia5 ?; placeString ia5 ?; placeDescription utf8 ?; placeIA5 []ia5 ?; placeNum []1..254 ?
BerthDetail*: berthType Berth; numberOfBerths 1..999; gender CompartmentGender =family
CompartmentDetails*: coachType 1..99 ?; compartmentType 1..99 ?; specialAllocation 1..99 ?; coachTypeDescr utf8 ?; compartmentTypeDescr utf8 ?; specialAllocationDescr utf8 ?; position CompartmentPosition =unspecified
LuggageRestriction*: maxHandLuggagePieces 0..99 =3; maxNonHandLuggagePieces 0..99 =1; registeredLuggage []RegisteredLuggage ?
RegisteredLuggage*: registrationId ia5 ?; maxWeight 1..99 ?; maxSize 1..300 ?
GeoCoordinate: geoUnit GeoUnit =milliDegree; coordinateSystem GeoSystem =wgs84; hemisphereLongitude HemisphereLongitude =east; hemisphereLatitude HemisphereLatitude =north; longitude int; latitude int; accuracy GeoUnit ?
DeltaCoordinates: longitude int; latitude int

CodeTable# stationUIC stationUICReservation stationERA localCarrierStationCodeTable proprietaryIssuerStationCodeTable
Service# seat couchette berth carcarriage
Passenger*# adult senior child youth dog bicycle freeAddonPassenger freeAddonChild
LinkedTicket*# openTicket pass reservation carCarriageReservation
LinkMode*# issuedTogether onlyValidInCombination
Confirmation*# trainDelayConfirmation travelerDelayConfirmation trainLinkedTicketDelay
PriceType# noPrice reservationFee supplement travelPrice
Berth# single special double t2 t3 t4
CompartmentGender*# unspecified family female male mixed
Gender*# unspecified female male other
TravelClass*# notApplicable first second tourist comfort premium business all premiumFirst@23 standardFirst@23 premiumSecond@23 standardSecond@23
GeoSystem# wgs84 grs80
GeoUnit# microDegree tenthmilliDegree milliDegree centiDegree deciDegree
HemisphereLongitude# east west
HemisphereLatitude# north south
LoadingDeck# unspecified upper lower
CompartmentPosition# unspecified upperLevel lowerLevel
RoofRack*# norack roofRailing luggageRack skiRack boxRack rackWithOneBox rackWithTwoBoxes bicycleRack otherRack
BoardingOrArrival*# boarding arrival
`;
