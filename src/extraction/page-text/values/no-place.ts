import { isDirect } from './direct.ts';
import { legalForm } from './names.ts';

/** LIST: zones as they stand behind a clock. The letters of IST are those of an airport, too. */
const zone =
  /^\(?(?:[ACEMNP][DS]T|AK[DS]T|HST|GMT|BST|UTC|CES?T|EES?T|WES?T|MSK|JST|KST|HKT|AE[DS]T|AC[DS]T|AWST|NZ[DS]T)\)?$/;

/** "UK-tijd", "local time", "finsk tid". */
const whoseClock = /^\(?\p{L}{2,12}[- ](?:tijd|zeit|tid|time)\)?$/iu;

/** LIST: what heads a ride or its number: "Schedule 5274". */
const heading =
  /^(?:schedule|timetable|itinerary|fahrplan|horaires?|horarios?|orario|dienstregeling|k[øo]replan|rutetider|tidtabell|aikataulu|rozkład jazdy|jízdní řád|menetrend)\b(?: \d+)?:?$/iu;

/** Whether a text is no place although it stands where one could: whose clock it is, a heading, a company, or that there is no change. */
export function isNoPlace(text: string): boolean {
  return (
    zone.test(text) || whoseClock.test(text) || heading.test(text.trim()) || isDirect(text) || legalForm.test(text)
  );
}
