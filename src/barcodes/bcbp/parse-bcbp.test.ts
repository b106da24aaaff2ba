import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bcbpText } from '#test/support/bcbp-text.ts';
import { parseBcbp } from './parse-bcbp.ts';

/** The examples that IATA printed in Resolution 792 and its implementation guide. */
const iata = {
  oneLeg: 'M1DESMARAIS/LUC       EABC123 YULFRAAC 0834 326J001A0025 100',
  oneLegFull:
    'M1DESMARAIS/LUC       EABC123 YULFRAAC 0834 226F001A0025 14D>6181WW6225BAC 00141234560032A0141234567890 1AC AC 1234567890123    20KYLX58Z^164GIWVC5EH7JNT684FVNJ91W2QA4DVN5J8K4F0L0GEQ3DF5TGBN8709HKT5D3DW3GBHFCVHMY7J5T6HFR41W2QA4DVN5J8K4F0L0GE',
  twoLegs:
    'M2DESMARAIS/LUC       EAB12C3 YULFRAAC 0834 326J003A0027 167>5321WW1325BAC 0014123456002001412346700100141234789012A0141234567890 1AC AC 1234567890123    4PCYLX58ZDEF456 FRAGVALH 3664 327C012C0002 12E2A0140987654321 1AC AC 1234567890123    3PCNWQ^108ABCDEFGH',
  partlyFilled:
    'M2GRANDMAIRE/MELANIE  EABC123 GVACDGAF 0123 339C002F0025 130>5002A0571234567890  AF AF 1234567890123456    YDEF456 CDGDTWNW 0049 339F001A0002 12C2A012098765432101                       2PC ^108ABCDEFGH',
};

describe('parseBcbp', () => {
  it('reads the mandatory items of one leg', () => {
    const bcbp = parseBcbp(iata.oneLeg);
    expect(bcbp).toMatchObject({
      numberOfLegsEncoded: 1,
      passengerName: 'DESMARAIS/LUC',
      electronicTicketIndicator: 'E',
      wellFormed: true,
    });
    expect(bcbp?.legs).toEqual([
      {
        operatingCarrierPnrCode: 'ABC123',
        fromCityAirportCode: 'YUL',
        toCityAirportCode: 'FRA',
        operatingCarrierDesignator: 'AC',
        flightNumber: '0834',
        dateOfFlight: 326,
        compartmentCode: 'J',
        seatNumber: '001A',
        checkInSequenceNumber: '0025',
        passengerStatus: '1',
      },
    ]);
  });

  it('reads every conditional item and the security data of version 6', () => {
    const bcbp = parseBcbp(iata.oneLegFull);
    expect(bcbp).toMatchObject({
      versionNumber: '6',
      passengerDescription: '1',
      sourceOfCheckIn: 'W',
      sourceOfBoardingPassIssuance: 'W',
      dateOfIssueOfBoardingPass: '6225',
      documentType: 'B',
      airlineDesignatorOfBoardingPassIssuer: 'AC',
      baggageTagLicensePlateNumbers: ['0014123456003'],
      wellFormed: true,
    });
    expect(bcbp?.legs[0]).toMatchObject({
      airlineNumericCode: '014',
      documentFormSerialNumber: '1234567890',
      internationalDocumentVerification: '1',
      marketingCarrierDesignator: 'AC',
      frequentFlyerAirlineDesignator: 'AC',
      frequentFlyerNumber: '1234567890123',
      freeBaggageAllowance: '20K',
      fastTrack: 'Y',
      forIndividualAirlineUse: 'LX58Z',
    });
    expect(bcbp?.securityData?.type).toBe('1');
    expect(bcbp?.securityData?.data).toHaveLength(100);
  });

  it('reads both legs, each with its own ticket and seat, and three baggage tags', () => {
    const bcbp = parseBcbp(iata.twoLegs);
    expect(bcbp?.baggageTagLicensePlateNumbers).toEqual(['0014123456002', '0014123467001', '0014123478901']);
    expect(
      bcbp?.legs.map((leg) => [leg.operatingCarrierPnrCode, leg.seatNumber, leg.documentFormSerialNumber]),
    ).toEqual([
      ['AB12C3', '003A', '1234567890'],
      ['DEF456', '012C', '0987654321'],
    ]);
    expect(bcbp?.legs[1]).toMatchObject({ freeBaggageAllowance: '3PC', fastTrack: 'N', forIndividualAirlineUse: 'WQ' });
    expect(bcbp?.securityData).toEqual({ type: '1', data: 'ABCDEFGH' });
  });

  it('leaves out what an airline left blank', () => {
    const bcbp = parseBcbp(iata.partlyFilled);
    expect(bcbp).not.toHaveProperty('dateOfIssueOfBoardingPass');
    expect(bcbp?.legs[1]).toMatchObject({ airlineNumericCode: '012', freeBaggageAllowance: '2PC' });
    expect(bcbp?.legs[1]).not.toHaveProperty('frequentFlyerNumber');
  });

  it('reads a code whose blanks at the end were cut', () => {
    const text = bcbpText({ version: 2, legs: [{ document: '0471234567890' }] });
    expect(parseBcbp(text.trimEnd())).toEqual(parseBcbp(text));
    expect(parseBcbp(`${text}\r\n`)).toEqual(parseBcbp(text));
  });

  it('reads a code in lower case, and keeps the case of the signature', () => {
    const bcbp = parseBcbp(bcbpText({ security: 'aB+c/9=' }).toLowerCase().replace('ab+c', 'aB+c'));
    expect(bcbp).toMatchObject({ passengerName: 'DOE/JANE', securityData: { data: 'aB+c/9=' } });
  });

  it('finds the conditional items behind a size of zero', () => {
    const text = bcbpText({ legs: [{ document: '1571234567890' }] });
    const zero = `${text.slice(0, 58)}00${text.slice(60)}`;
    expect(parseBcbp(zero)).toMatchObject({ wellFormed: false, legs: [{ airlineNumericCode: '157' }] });
  });

  it('finds the second leg behind a wrong size', () => {
    const text = bcbpText({ legs: [{}, { from: 'LHR', to: 'JFK' }] });
    const wrong = `${text.slice(0, 58)}10${text.slice(60)}`;
    expect(parseBcbp(wrong)?.legs.map((leg) => leg.toCityAirportCode)).toEqual(['LHR', 'JFK']);
  });

  it('keeps the first leg when the second is damaged', () => {
    const text = bcbpText({ legs: [{}, { from: 'LHR', to: 'JFK' }] });
    const bcbp = parseBcbp(text.replace('LHRJFK', '??????'));
    expect(bcbp).toMatchObject({ numberOfLegsEncoded: 2, wellFormed: false });
    expect(bcbp?.legs).toHaveLength(1);
  });

  it.each([
    ['text of 60 letters', 'M1 IS A ROAD FROM LONDON TO LEEDS, AND IT IS LONG ENOUGH FOR A CODE'],
    ['a flight without a number', bcbpText({ legs: [{ flight: '' }] })],
    ['an airport code with digits', bcbpText({ legs: [{ from: 'F1A' }] })],
    ['a carrier of digits only', bcbpText({ legs: [{ carrier: '12' }] })],
    ['a name of digits', bcbpText({ name: '12345678' })],
    ['no legs', bcbpText().replace('M1', 'M0')],
    ['a web address', 'https://example.com/M1DOE/JANE            EABC123 FRALHRLH 0900 100Y012A0025 100'],
    ['nothing', ''],
  ])('takes %s for no boarding pass', (_, text) => {
    expect(parseBcbp(text)).toBeUndefined();
  });

  it('survives any text', () => {
    fc.assert(fc.property(fc.string({ maxLength: 400 }), (text) => parseBcbp(`M${text}`) === undefined));
  });

  it('survives any change to a code, and never invents more legs than it says', () => {
    fc.assert(
      fc.property(fc.nat(iata.twoLegs.length), fc.string({ maxLength: 6 }), (at, noise) => {
        const bcbp = parseBcbp(iata.twoLegs.slice(0, at) + noise + iata.twoLegs.slice(at + noise.length));
        return bcbp === undefined || bcbp.legs.length <= bcbp.numberOfLegsEncoded;
      }),
    );
  });
});

describe('a day that no year has', () => {
  it('tells no day; the rest of the code holds', () => {
    const [leg] = parseBcbp(bcbpText({ legs: [{ day: '367' }] }))!.legs;
    expect(leg).not.toHaveProperty('dateOfFlight');
    expect(leg).toMatchObject({ fromCityAirportCode: expect.any(String), seatNumber: expect.any(String) });
  });
});
