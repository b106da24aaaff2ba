/** Writes the text of an Indian Railways code for tests, one passenger for each status. */
export function irctcText({ statuses }: { readonly statuses: readonly string[] }): string {
  const passengers = statuses.map(
    (status, index) => `Passenger Name:Passenger ${index + 1},\n\t\tGender:Female,\n\t\tAge:30,\n\t\tStatus:${status}`,
  );
  return [
    'PNR No.:4512345678,',
    'TXN ID:100004512345678,',
    ...passengers,
    'Quota:GENERAL (GN) ,',
    'Train No.:12951,',
    'Train Name:MUMBAI RAJDHANI,',
    'Scheduled Departure:17:00 01-Dec-2026,',
    'Date Of Journey:01-Dec-2026,',
    'Boarding Station:MUMBAI CENTRAL - MMCT,',
    'Class:AC 3 TIER (3A) ,',
    'From:MUMBAI CENTRAL - MMCT,',
    'To:NEW DELHI - NDLS,',
    'Ticket Fare: Rs2500.0,',
    'IRCTC C Fee: Rs23.6+PG Charges Extra\n',
  ].join('\n');
}
