/**
 * What a bar coded boarding pass says, in the words of IATA Resolution 792 (BCBP), versions 1 to 8.
 * Values are trimmed; an item that is blank or absent is undefined.
 */
export type Bcbp = {
  /** 1 to 9; `legs` may hold fewer when the rest of the code is damaged. */
  readonly numberOfLegsEncoded: number;
  /** `DESMARAIS/LUC`, at most 20 characters, cut there by the issuer. */
  readonly passengerName: string;
  readonly electronicTicketIndicator?: string;
  readonly versionNumber?: string;
  readonly passengerDescription?: string;
  readonly sourceOfCheckIn?: string;
  readonly sourceOfBoardingPassIssuance?: string;
  /** `6225`: the last digit of the year, then the day of the year; some airlines leave the year out. */
  readonly dateOfIssueOfBoardingPass?: string;
  readonly documentType?: string;
  readonly airlineDesignatorOfBoardingPassIssuer?: string;
  /** 13 digits each: leading digit, airline, first number, count of consecutive tags. */
  readonly baggageTagLicensePlateNumbers: readonly string[];
  readonly legs: readonly BcbpLeg[];
  readonly securityData?: { readonly type: string; readonly data: string };
  /** Whether every declared field size matched what was there. */
  readonly wellFormed: boolean;
};

/** One flight leg of a code. */
export type BcbpLeg = {
  readonly operatingCarrierPnrCode?: string;
  readonly fromCityAirportCode: string;
  readonly toCityAirportCode: string;
  readonly operatingCarrierDesignator: string;
  /** `0834`, with an operational suffix at times: `0834A`. */
  readonly flightNumber: string;
  /** Day of the year, 1 to 366; the year is not encoded. */
  readonly dateOfFlight?: number;
  readonly compartmentCode?: string;
  readonly seatNumber?: string;
  readonly checkInSequenceNumber?: string;
  readonly passengerStatus?: string;
  readonly airlineNumericCode?: string;
  readonly documentFormSerialNumber?: string;
  readonly selecteeIndicator?: string;
  readonly internationalDocumentVerification?: string;
  readonly marketingCarrierDesignator?: string;
  readonly frequentFlyerAirlineDesignator?: string;
  readonly frequentFlyerNumber?: string;
  readonly idAdIndicator?: string;
  /** `20K`, `2PC`. */
  readonly freeBaggageAllowance?: string;
  readonly fastTrack?: string;
  readonly forIndividualAirlineUse?: string;
};
