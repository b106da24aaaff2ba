import { describe, expect, it } from 'vitest';
import { tableRows } from '#test/support/labelled-sheet.ts';

describe('a table of stations', () => {
  const table = `
Station          Departure   Track
ALDERSHEIM       08:15       4
TERMINAL: 1
BIRKENAU         09:15       5`;

  it('goes on behind a line that says more of a stop', () => {
    expect(tableRows(table)).toEqual([
      ['ALDERSHEIM', '08:15', '4'],
      ['BIRKENAU', '09:15', '5'],
    ]);
    expect(tableRows(table.replace('Station  ', 'Train    ').replace('ALDERSHEIM', 'ICE 802   '))).toHaveLength(1);
  });

  it('begins behind one, too', () => {
    expect(tableRows(table.replace('TERMINAL: 1\n', '').replace('ALDERSHEIM', 'TERMINAL: 1\nALDERSHEIM'))).toHaveLength(
      2,
    );
  });

  it('reads what stands beside the label in such a line', () => {
    const beside = `
Station                       Track
ALDERSHEIM                    4
BIRKENAU    ARRIVAL: 09:15    5`;
    expect(tableRows(beside)).toEqual([
      ['ALDERSHEIM', '4'],
      ['BIRKENAU', '5'],
    ]);
  });

  it('ends at a label of something else than a stop', () => {
    expect(tableRows(table.replace('TERMINAL: 1', 'Name: Ada'))).toEqual([['ALDERSHEIM', '08:15', '4']]);
  });

  it('ends at the heading of the next one, which has a day', () => {
    const next = (line: string, head = 'Bahnhof  ') =>
      tableRows(
        `${head}        Abfahrt     Gleis\nAldersheim       08:15       4\n${line}\nBirkenau         09:15       5`,
        {
          language: 'de',
        },
      );
    expect(next('Ihre Rückfahrt am 18.05.2026')).toEqual([['Aldersheim', '08:15', '4']]);
    expect(next('Cronfeld')).toEqual([['Aldersheim', '08:15', '4'], ['Cronfeld'], ['Birkenau', '09:15', '5']]);
  });

  it('has a row for each of its stations, however near they stand', () => {
    expect(
      tableRows('Train       Station          Seat\nICE 802     Aldersheim       41\n            Birkenau'),
    ).toEqual([['ICE 802', 'Aldersheim', '41'], ['Birkenau']]);
  });
});

describe('a value of two lines in a table', () => {
  it('is a name that its column wraps', () => {
    expect(
      tableRows('Passenger       Seat\nAda Maria       41\nQuist\nBert Otto       42\nDahl\nCleo Berger     43'),
    ).toEqual([
      ['Ada Maria Quist', '41'],
      ['Bert Otto Dahl', '42'],
      ['Cleo Berger', '43'],
    ]);
    expect(tableRows('Passenger       Seat\nAda Berger      41\nBert Dahl')).toEqual([
      ['Ada Berger', '41'],
      ['Bert Dahl'],
    ]);
  });

  it('is one', () => {
    expect(
      tableRows(
        'Train       Departure         Seat\nICE 802     12 March 2027     41\n            08:15\nICE 803     13 March 2027     42',
      ),
    ).toEqual([
      ['ICE 802', '12 March 2027\n08:15', '41'],
      ['ICE 803', '13 March 2027', '42'],
    ]);
  });

  it('is two where each is all that its label asks for', () => {
    expect(tableRows('Seat       Departure\n41         12 March 2027 08:15\n           13 March 2027 09:15')).toEqual([
      ['41', '12 March 2027 08:15'],
      ['13 March 2027 09:15'],
    ]);
  });

  it('goes on right below only, and in its own block', () => {
    expect(
      tableRows('Train       Departure         Seat\nICE 802     12 March 2027     41\n\n            08:15'),
    ).toEqual([['ICE 802', '12 March 2027', '41'], ['08:15']]);
  });

  it('is a card’s number in groups of four', () => {
    expect(tableRows('Card number       Seat\n4471 8822 1000    41\n3394')).toEqual([['4471 8822 1000\n3394', '41']]);
    expect(tableRows('Card number              Seat\n4471 8822 1000 3394      41\n5582 1000')).toHaveLength(2);
  });

  it('may end in the line in which the next labels begin', () => {
    const text = `
Train       Product                   Seat
ICE 802     Saver ticket for          41
            young people              Gate: 4`;
    expect(tableRows(text)).toEqual([['ICE 802', 'Saver ticket for\nyoung people', '41']]);
    expect(
      tableRows(
        text.replace('            young people              Gate', '\n            young people              Gate'),
      ),
    ).toEqual([['ICE 802', 'Saver ticket for', '41']]);
  });
});
