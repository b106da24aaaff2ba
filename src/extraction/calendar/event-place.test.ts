import { describe, expect, it } from 'vitest';
import { calendarEvent, evening } from '#test/extraction/calendar-events.ts';
import { readEventPlace } from './event-place.ts';

const placeOf = (location: string, ...lines: readonly string[]) =>
  readEventPlace(calendarEvent('SUMMARY:Nordlys', `LOCATION:${location.replaceAll(',', '\\,')}`, ...evening, ...lines));

describe('the place of an event', () => {
  it.each([
    ['Logen (Kaivei 2, Bergen)', { venue: 'Logen', address: 'Kaivei 2, Bergen' }],
    ['Logen (Store sal)', { venue: 'Logen (Store sal)' }],
    ['Logen, Kaivei 2, Bergen', { venue: 'Logen', address: 'Kaivei 2, Bergen' }],
    ['Logen', { venue: 'Logen' }],
    ['Kaivei 2, Bergen', { address: 'Kaivei 2, Bergen' }],
    ['Kaiv. 2b, Bergen', { address: 'Kaiv. 2b, Bergen' }],
    ['12 Mill Lane, Leeds', { address: '12 Mill Lane, Leeds' }],
    ['Via Roma, 12, Milano', { address: 'Via Roma, 12, Milano' }],
    ['Via Roma, 12 B, Milano', { address: 'Via Roma, 12 B, Milano' }],
    ['12B Mill Lane, Leeds', { address: '12B Mill Lane, Leeds' }],
    ['Kaivei 2 B, Bergen', { address: 'Kaivei 2 B, Bergen' }],
    ['60.3913, 5.3221', { location: { latitude: 60.3913, longitude: 5.3221 } }],
    ['-33.8688;151.2093', { location: { latitude: -33.8688, longitude: 151.2093 } }],
    [', ,', { venue: ', ,' }],
    ['Logen\\nKaivei 2\\nBergen', { venue: 'Logen', address: 'Kaivei 2, Bergen' }],
    ['Logen\\N\\n Kaivei 2,\\n5003 Bergen\\n', { venue: 'Logen', address: 'Kaivei 2, 5003 Bergen' }],
    ['Logen, Store sal\\nKaivei 2\\nBergen', { venue: 'Logen, Store sal', address: 'Kaivei 2, Bergen' }],
    ['Logen, Kaivei 2\\n5003 Bergen', { venue: 'Logen', address: 'Kaivei 2, 5003 Bergen' }],
    ['Kaivei 2\\n5003 Bergen', { address: 'Kaivei 2, 5003 Bergen' }],
    ['Via Roma\\n12\\nMilano', { address: 'Via Roma, 12, Milano' }],
  ])('is taken apart: %s', (location, place) => expect(placeOf(location)).toEqual(place));

  it.each(['', 'https://example.org/room', 'Online', 'Zoom', 'Microsoft Teams Meeting', 'TBA', 'n/a'])(
    'is nowhere: %j',
    (location) => expect(placeOf(location)).toEqual({}),
  );

  it('has the point on earth that stands beside it', () => {
    const at = { location: { latitude: 60.39, longitude: 5.32 } };
    expect(placeOf('Logen', 'GEO:60.39;5.32')).toEqual({ venue: 'Logen', ...at });
    expect(placeOf('Logen, Bergen', 'GEO:60.39;5.32')).toEqual({ venue: 'Logen', address: 'Bergen', ...at });
    expect(placeOf('Online', 'GEO:60.39;5.32')).toEqual(at);
  });
});
