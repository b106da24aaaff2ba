/** What a small structured barcode says. */
export type SsbTicket = {
  readonly version: 2 | 3;
  /** RICS code of the issuer, a number (`1080`). */
  readonly issuer: number;
  readonly type: 'reservation' | 'open' | 'group' | 'pass';
  readonly adults: number;
  readonly children: number;
  /** Ticket number or reservation reference. */
  readonly ticketNumber: string;
  /** Last digit of the year and day of the year of issue; other days count from it. */
  readonly issued: { readonly yearDigit: number; readonly day: number };
  readonly stations?: SsbStations;
  /** Days from the day of issue. */
  readonly firstDay?: number;
  readonly lastDay?: number;
  /** Minutes of the day; absent where the issuer leaves it at midnight. */
  readonly departureTime?: number;
  readonly train?: string;
  readonly coach?: string;
  readonly seat?: string;
  readonly travelClass?: '2';
  readonly returnIncluded?: true;
  readonly groupName?: string;
  /** Days of travel that a pass allows. */
  readonly travelDays?: number;
  /** The name of a company's own product. */
  readonly product?: string;
  /** In hundredths, of the companies that write it: ČD and SNCF. */
  readonly price?: { readonly hundredths: number; readonly currency: 'CZK' | 'EUR' };
  readonly text?: string;
};

/** Both ends by a table of the UIC (for tickets or for reservations), or by letters or numbers that two companies agreed on. */
export type SsbStations = {
  readonly table: 'uic' | 'uic-reservation' | 'bilateral' | 'bilateral-number';
  readonly from: string;
  readonly to: string;
};
