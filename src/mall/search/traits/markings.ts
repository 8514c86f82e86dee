// What is printed on small packages, too small for a part number, and which parts bear it.

/** `marking: beginnings of part numbers`; a beginning in small letters would fit no number. */
const LINES = `
J3Y: S8050 SS8050 MMBT8050 MMSS8050
2TY: S8550 SS8550 MMBT8550 MMSS8550
Y1: SS8050 MMBT8050
Y2: SS8550 MMBT8550
J6: S9014 MMBT9014
J3: S9013 MMBT9013
2T1: S9012 MMBT9012
M6: S9015 MMBT9015
J8: S9018 MMBT9018
1AM: MMBT3904
2A: MMBT3906
K1N: MMBT2222
1P: MMBT2222
2F: MMBT2907
M1B: MMBT2222
1F: BC847B
1G: BC847C
3F: BC857B
3G: BC857C
6C: BC817
5C: BC807
G1: MMBT5551
2L: MMBT5401
702: 2N7002
7002: 2N7002
72K: 2N7002K
SS: BSS138
J1: BSS138
A7: BAV99
A6: BAS16
A4: BAV70
A1: BAW56
KL4: BAT54S
L44: BAT54S
L4: BAT54
L42: BAT54A
L43: BAT54C
T4: 1N4148W
SL: B5819W
SJ: B5817W
SK: B5818W
M1: 1N4001
M4: 1N4004
M7: 1N4007 M7 S1M GS1M RS1M
SS14: SS14
SS34: SS34
SS54: SS54
A09T: AO3400
A08T: AO3400
A19T: AO3401
X01: AO3401
A0SHB: SI2300
A1SHB: SI2301
A2SHB: SI2302
A5SHB: SI2305
A7SHB: SI2307
662K: XC6206P33 XC6206P332 662K ME6206A33 LN6206P332
65K5: XC6206P18
54FK: SPX3819
431: TL431
LP28: LP2985-28
L51A: LP5907
4A2D: RT9193
DW01: DW01
8205A: FS8205
TP4056: TP4056
57B7: TP4054
LTH7: LTC4054 TP4054
24C02: AT24C02
ULN2003: ULN2003
`;

const partsOf = new Map(
  LINES.trim()
    .split('\n')
    .map((line) => {
      const [marking = '', numbers = ''] = line.split(': ');
      return [marking, numbers.split(' ')] as const;
    }),
);

/** By the first two signs of the part numbers, so that a part is compared with few. */
const byBeginning = Map.groupBy(
  [...partsOf].flatMap(([marking, numbers]) => numbers.map((number) => ({ marking, number }))),
  ({ number }) => number.slice(0, 2),
);

/** Its token in the index. */
export const codeToken = (code: string): string => `#${code.toLowerCase()}`;

/** What may be printed on the part. */
export const markingsOf = (partNo: string): string[] =>
  (byBeginning.get(partNo.slice(0, 2).toUpperCase()) ?? [])
    .filter(({ number }) => partNo.toUpperCase().startsWith(number))
    .map(({ marking }) => marking);

/** Markings that are nothing else that people type: no size, no value, no number of a part. */
export const isMarking = (word: string): boolean => partsOf.has(word.toUpperCase());
const PLAIN = new Set(
  'J3Y 2TY 1AM K1N 2T1 72K KL4 A09T A08T A19T A0SHB A1SHB A2SHB A5SHB A7SHB 662K 65K5 LTH7 57B7'.split(' '),
);
export const isPlainMarking = (word: string): boolean => PLAIN.has(word.toUpperCase());
