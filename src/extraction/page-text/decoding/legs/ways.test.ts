import { describe, expect, it } from 'vitest';
import { type Likely, paperOf } from '#test/support/scored-paper.ts';
import { waysOf } from './ways.ts';

const slots = ['from', 'to', 'start_date', 'start_time'] as const;
const ways = (text: string, told: Readonly<Record<string, Likely>>) => {
  const { understood, scored } = paperOf(text, told);
  return waysOf(scored, understood).map((leg) => slots.map((slot) => leg[slot]?.value));
};
const [start, arrival] = [{ start_time: 0.97 }, { end_time: 0.97 }];
const [from, to, day] = [{ from: 0.97 }, { to: 0.97 }, { start_date: 0.97 }];

describe('the legs of a document', () => {
  const there = '3 May 2027\nTartu\n08:10\nNarva\n10:25';
  const first = { '3 May 2027': day, Tartu: from, '08:10': start, Narva: to, '10:25': arrival };
  const one = ['Tartu', 'Narva', '2027-05-03', '08:10'];

  it('are as its parts are cut best', () => {
    const onward = `${there}\n4 May 2027\nSillamäe\n17:45\nJõhvi\n20:00`;
    const second = { '4 May 2027': day, Sillamäe: from, '17:45': start, Jõhvi: to, '20:00': arrival };
    expect(ways(onward, { ...first, ...second })).toEqual([one, ['Sillamäe', 'Jõhvi', '2027-05-04', '17:45']]);
  });

  it('are those of lines that lead there and back, where the scorer sees but one of them', () => {
    const lines = '3 May 2027\nTartu – Narva\n08:10\n\n9 May 2027\nNarva – Tartu\n17:45';
    const told = { '3 May 2027': day, Tartu: from, Narva: to, '08:10': start };
    expect(ways(lines, told)).toEqual([one, ['Narva', 'Tartu', '2027-05-09', '17:45']]);
  });

  it('are those below words for there and back, where no line leads back', () => {
    const headed = 'Hinfahrt\n3 May 2027\nTartu\n08:10\nNarva\n\nRückfahrt\n9 May 2027\n17:45';
    const told = { '3 May 2027': day, Tartu: from, '08:10': start, Narva: to, '9 May 2027': day, '17:45': start };
    expect(ways(headed, told)).toEqual([one, ['Narva', 'Tartu', '2027-05-09', '17:45']]);
  });

  it('are those in the columns below such words, however the parts could be cut', () => {
    const rows = [
      'Hinfahrt                      Rückfahrt',
      '3 May 2027                    9 May 2027',
      'Tartu                         Narva reisijaam',
      '08:10                         17:45',
      'Narva                         Tartu vaksal',
    ];
    const told = {
      ...{ '3 May 2027': day, Tartu: from, '08:10': start, Narva: to },
      ...{ '9 May 2027': day, 'Narva reisijaam': from, '17:45': start, 'Tartu vaksal': to },
    };
    expect(ways(rows.join('\n'), told)).toEqual([one, ['Narva reisijaam', 'Tartu vaksal', '2027-05-09', '17:45']]);
  });

  it('are none where nothing is a part of one', () => {
    expect(ways('Tartu Ülikooli muuseum\n3 May 2027', {})).toEqual([]);
  });
});
