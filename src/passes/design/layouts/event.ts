import {
  factCandidate,
  nameCandidate,
  sinceCandidate,
  textCandidate,
  timeCandidate,
  untilCandidate,
} from '../candidate.ts';
import type { Facts } from '../facts.ts';
import type { Label } from '../label-rows.ts';
import type { Candidates, Layout } from '../layout.ts';
import { ownName } from '../own-names.ts';
import { matchForms, placeForms, titleForms } from '../short-names.ts';

/** Event tickets: concerts, cinema, sports, museums, conferences. */
export function eventLayout(facts: Facts): Layout {
  const { fields } = facts;
  const words = wordsOf(facts);
  const rows = rowsOf(facts, words);
  const title = fields.title ?? fields.venue ?? fields.product ?? fields.issuer ?? ownName('ticket');
  return {
    style: 'eventTicket',
    header: rows.header,
    primary: [textCandidate('event_name', words.title, title, fields.eventType === 'sports' ? matchForms : titleForms)],
    secondary: rows.secondary,
    auxiliary: [...rows.auxiliary, ...rest(fields)],
  };
}

type Words = { readonly title: Label; readonly venue: Label; readonly start: Label };

function wordsOf({ fields }: Facts): Words {
  switch (fields.eventType) {
    case 'movie':
      return { title: 'FILM', venue: 'CINEMA', start: 'TIME' };
    case 'sports':
      return { title: 'MATCH', venue: 'STADIUM', start: 'KICK-OFF' };
    case 'exhibition':
      return { title: 'VISIT', venue: 'VENUE', start: 'TIME' };
    default:
      return { title: 'EVENT', venue: 'VENUE', start: 'START' };
  }
}

type Rows = Pick<Layout, 'header' | 'secondary' | 'auxiliary'>;

function rowsOf({ fields }: Facts, words: Words): Rows {
  const date = timeCandidate('event_date', 'DATE', fields.start, 'date');
  const time = timeCandidate('start_time', words.start, fields.start, 'time');
  const venue = fields.title ? textCandidate('venue', words.venue, fields.venue, placeForms) : undefined;
  const hall = textCandidate('hall', 'HALL', fields.room);
  const doors = timeCandidate('doors_time', 'DOORS', fields.doors, 'time');
  const type = textCandidate('ticket_type', 'TICKET TYPE', fields.product);
  const validUntil = untilCandidate('valid_until', 'VALID UNTIL', fields.validUntil);
  const place: Candidates = [
    factCandidate('section', fields),
    factCandidate('row', fields),
    factCandidate('seat', fields),
    factCandidate('entrance', fields),
    factCandidate('gate', fields),
    factCandidate('level', fields),
  ];
  switch (fields.eventType) {
    case 'movie':
      return { header: [time ?? date], secondary: [venue, hall], auxiliary: [time && date, ...place, type] };
    case 'exhibition':
      return {
        header: [date ?? validUntil],
        secondary: [time, type, venue],
        auxiliary: [...visitors(fields), ...place],
      };
    case 'conference':
      return {
        header: [date ?? validUntil],
        secondary: [venue, time, type],
        auxiliary: [...visitors(fields), hall, ...place],
      };
    default:
      return {
        header: [date ?? validUntil],
        secondary: [venue, time, doors, hall],
        auxiliary: [...place, type, ...visitors(fields)],
      };
  }
}

const visitors = (fields: Facts['fields']): Candidates => [
  nameCandidate('attendee_name', 'ATTENDEE', fields.passenger),
  textCandidate('party', 'VISITORS', fields.party),
];

const rest = (fields: Facts['fields']): Candidates => [
  nameCandidate('attendee_name', 'ATTENDEE', fields.passenger),
  textCandidate('party', 'VISITORS', fields.party),
  sinceCandidate('valid_from_date', 'VALID FROM', fields.validFrom),
  untilCandidate('valid_until', 'VALID UNTIL', fields.validUntil),
  textCandidate('zone', 'ZONE', fields.area),
  factCandidate('bookingReference', fields),
  factCandidate('ticketNumber', fields),
  factCandidate('price', fields),
];
