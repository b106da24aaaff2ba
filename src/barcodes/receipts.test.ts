import { describe, expect, it } from 'vitest';
import { isOfReceipt } from './receipts.ts';

describe('codes of bills', () => {
  it.each([
    ['Portugal', 'A:500234118*B:999999990*C:PT*D:FS*E:N*F:20270409*G:FS 27A/4471*H:JJ7K-4471'],
    ['Austria', '_R1-AT1_KASSE1_4471_2027-04-09T10:11:12_0,00_12,00_0,00_0,00_0,00_k7Q=_1a2b_Zm9v'],
    ['Germany', 'V0;955002-00;Kassenbeleg-V1;Beleg^75.33_7.99_0.00_0.00_0.00^10.00:Bar;18;112'],
    ['Russia', 't=20270409T1011&s=300.00&fn=9289000100123456&i=12345&fp=1234567890&n=1'],
    ['Slovakia', `O-${'7DBCDA8A56EE426D'.repeat(2)}`],
    ['Turkey', '{"vkntckn":"4470118220","avkntckn":"447*****118","senaryo":"EARSIVFATURA"}'],
    ['Czechia', 'SPD*1.0*ACC:CZ5608000000000002171532*AM:7447.00*CC:CZK'],
    ['Croatia', 'https://porezna.example/rn?jir=91f0a447-118c-4d22-b7e0-2204f0a11820&datv=20270409'],
    ['Brazil', `https://fisco.example/bpe/qrCode?chBPe=${'33270130069314'.repeat(3)}00&tpAmb=1`],
    ['Slovenia', '1'.repeat(60)],
    ['EMVCo', '00020101021226580014br.gov.bcb.pix0136a629532e'],
  ])('are told: %s', (_, text) => expect(isOfReceipt(text)).toBe(true));

  it.each([
    'https://harbour.example/t/MA-40771-1?id=447118',
    'A:12*B:3',
    'RN27040044718;EXP204;20270416;1430;27',
    '1'.repeat(40),
    'M1DOE/JOHN            EXXX007 LISLCGTP 1080 204Y002D0003',
    'O-4471',
  ])('are not: %s', (text) => expect(isOfReceipt(text)).toBe(false));
});
