// Which of all buildable parts the demo mall carries: for every family the values it stocks.
import type { Selection } from '#mall/part/family.ts';

const words = (text: string) => text.split(' ');

const DECADES_3 = words(
  '100 220 330 470 101 221 331 471 102 152 222 332 472 103 153 223 333 473 104 224 474 105',
);
const DECADES_4 = words(
  '10R0 22R0 33R0 47R0 1000 2200 3300 4700 1001 1501 2001 2201 3301 4701 5101 1002 1502 2002 2202 3302 4702 1003 1004',
);
const LETTERS = words(
  '10R 22R 33R 47R 100R 150R 220R 330R 470R 510R 1K 1K5 2K 2K2 3K3 4K7 5K1 6K8 10K 12K 15K 20K 22K 33K 47K 51K 68K 100K 150K 220K 470K 1M',
);
const LETTERS_4 = words('10R0 22R0 49R9 100R 220R 470R 1K00 2K20 4K70 4K99 10K0 22K1 49K9 100K 1M00');
const C0G = words('1R0 2R2 4R7 100 120 150 180 200 220 330 470 101 221 471 102');
const CLASS_2 = words('102 222 472 103 223 473 104');
const POWER_MICRO = words('1R0 1R5 2R2 3R3 4R7 6R8 100 150 220 330 470 101');
const NANO = words('1N0 1N5 2N2 2N7 3N3 3N9 4N7 5N6 6N8 8N2 10N 12N 15N 22N 33N 47N 68N R10');
const ZENERS = words(
  '2V4 2V7 3V0 3V3 3V6 3V9 4V3 4V7 5V1 5V6 6V2 6V8 7V5 8V2 9V1 10 11 12 13 15 16 18 20 22 24 27 30 33',
);
const UF = words('1R0 2R2 4R7 100 220 330 470 101 221 331 471 102');
const MHZ = words('8.000 12.000 16.000 20.000 24.000 25.000 26.000 40.000');
const PLAIN_MHZ = words('8 11.0592 12 16 20 24 25');
const TVS_COMMON = words('5.0 6.0 6.5 7.0 8.0 9.0 10 12 13 15 16 18 20 22 24 26 28 30 33 36 40 43 48 51 58');

/** What is taken of each family, by its code; a family that is not named is taken whole. */
export const demoSelection: Readonly<Record<string, readonly Selection[]>> = {
  'yageo-rc': [
    {
      size: ['0201', '0402', '0603', '0805', '1206'],
      tolerance: ['F'],
      packing: ['R'],
      reel: ['07'],
      resistance: LETTERS,
    },
    {
      size: ['0402', '0603', '0805'],
      tolerance: ['J'],
      packing: ['R'],
      reel: ['07'],
      resistance: ['0R', '100R', '1K', '4K7', '10K', '100K'],
    },
    {
      size: ['2512'],
      tolerance: ['F', 'J'],
      packing: ['K'],
      reel: ['07'],
      resistance: words('1R 10R 47R 100R 1K 10K'),
    },
  ],
  'uniroyal-chip-1': [
    {
      size: ['0402WG', '0603WA', '0805W8', '1206W4'],
      resistance: words(
        '100K 100J 220J 330J 470J 1000 2200 3300 4700 5100 1001 1501 2001 2201 3301 4701 5101 1002 1502 2002 2202 3302 4702 1003 2203 4703 1004',
      ),
    },
  ],
  'uniroyal-chip-5': [{ resistance: words('0000 0100 0101 0221 0102 0472 0103 0104') }],
  'panasonic-erj-1': [{ resistance: DECADES_4 }],
  'panasonic-erj-5': [
    { size: ['2GE', '3GEY', '6GEY'], resistance: DECADES_3.filter((_, at) => at % 2 === 0) },
  ],
  'vishay-crcw': [{ size: ['0402', '0603', '0805', '1206'], tolerance: ['F'], resistance: LETTERS_4 }],
  'fenghua-rs': [{ tempCoefficient: ['K'], resistance: DECADES_4 }],
  'fenghua-rc': [{ tempCoefficient: ['K'], resistance: DECADES_3.filter((_, at) => at % 2 === 1) }],
  'koa-rk73h': [{ size: ['1E', '1J', '2A'], resistance: DECADES_4.filter((_, at) => at % 2 === 0) }],
  'panasonic-era': [
    {
      size: ['3A', '6A'],
      tempCoefficient: ['E'],
      resistance: words('101 221 471 102 222 472 103 223 473 104'),
    },
  ],
  'vishay-tnpw': [
    {
      size: ['0603', '0805'],
      tempCoefficient: ['E'],
      packing: ['EA'],
      resistance: words('100R 1K00 2K00 4K99 10K0 20K0 49K9 100K'),
    },
  ],
  'yageo-rl': [
    {
      size: ['0603', '0805', '1206', '2512'],
      tolerance: ['F'],
      resistance: words('0R01 0R02 0R05 0R1 0R22 0R47'),
    },
  ],
  'vishay-wsl': [{ tolerance: ['F'], resistance: words('R0010 R0020 R0050 R0100 R0200 R0500 R1000') }],
  'uniroyal-array': [{ resistance: words('0220 0330 0101 0331 0102 0472 0103 0104') }],
  'yageo-yc': [{ tolerance: ['J'], resistance: words('22R 33R 100R 1K 4K7 10K 100K') }],
  'yageo-mfr': [
    { size: ['-25', '-50'], resistance: words('10R 47R 100R 220R 470R 1K 2K2 4K7 10K 22K 47K 100K 1M') },
  ],
  'yageo-cfr': [
    { size: ['-25', '-50'], resistance: words('10R 47R 100R 220R 470R 1K 2K2 4K7 10K 47K 100K 1M') },
  ],
  'yageo-sqp': [{ resistance: words('0R1 0R22 0R47 1R 2R2 4R7 10R 22R 47R 100R') }],
  'bourns-3296': [
    {
      adjustment: ['W', 'X'],
      resistance: words('101 201 501 102 202 502 103 203 503 104 204 504 105').filter(
        (code) => !/^[25]0/.test(code) || code.startsWith('20'),
      ),
    },
  ],
  'bourns-3362': [{ adjustment: ['P'], resistance: words('101 102 202 103 203 104 105') }],
  'bourns-3224': [{ resistance: words('101 102 202 103 203 104') }],
  'murata-grm-class2': [
    {
      capacitance: words('102 222 223 103 104 472 473 224 474 105 225 475 106 226 476 107'),
      packing: ['D', 'L'],
    },
  ],
  'murata-grm-c0g': [{ capacitance: C0G, tolerance: ['J'], packing: ['D'] }],
  'samsung-cl': [
    { size: ['05'], dielectric: ['C'], capacitance: C0G, tolerance: ['J'], voltage: ['B'] },
    { size: ['10'], dielectric: ['C'], capacitance: C0G, tolerance: ['J'], voltage: ['B'] },
    { size: ['05', '10'], dielectric: ['B'], capacitance: CLASS_2, tolerance: ['K'], voltage: ['B'] },
    {
      size: ['05'],
      dielectric: ['A'],
      capacitance: ['105', '225', '475'],
      tolerance: ['K', 'M'],
      voltage: ['Q', 'P'],
    },
    {
      size: ['10'],
      dielectric: ['A'],
      capacitance: ['105', '225', '475', '106'],
      tolerance: ['K'],
      voltage: ['P', 'A'],
    },
    {
      size: ['21'],
      dielectric: ['A', 'B'],
      capacitance: ['105', '475', '106'],
      tolerance: ['K'],
      voltage: ['A', 'B'],
      thickness: ['F'],
    },
    {
      size: ['31'],
      dielectric: ['A'],
      capacitance: ['106', '226'],
      tolerance: ['K'],
      voltage: ['A'],
      thickness: ['H'],
    },
    { size: ['32'], dielectric: ['A'], capacitance: ['226', '476'], tolerance: ['K', 'M'], voltage: ['A'] },
  ],
  'yageo-cc': [
    {
      size: ['0402', '0603', '0805'],
      tolerance: ['J'],
      packing: ['R'],
      dielectric: ['NPO'],
      voltage: ['9'],
      process: ['BN'],
      capacitance: C0G,
    },
    {
      size: ['0402', '0603', '0805', '1206'],
      tolerance: ['K'],
      packing: ['R'],
      dielectric: ['X7R'],
      voltage: ['9'],
      process: ['BB'],
      capacitance: CLASS_2,
    },
    {
      size: ['0402', '0603'],
      tolerance: ['K'],
      packing: ['R'],
      dielectric: ['X5R'],
      voltage: ['6', '8'],
      process: ['BB'],
      capacitance: ['105', '225', '475'],
    },
    {
      size: ['0805', '1206'],
      tolerance: ['K'],
      packing: ['K'],
      dielectric: ['X5R'],
      voltage: ['7', '8'],
      process: ['BB'],
      capacitance: ['475', '106', '226'],
    },
  ],
  'cctc-tcc': [
    { size: ['0402', '0603'], dielectric: ['COG'], capacitance: C0G, voltage: ['500'] },
    { size: ['0402'], dielectric: ['X7R'], capacitance: CLASS_2, tolerance: ['K'], voltage: ['160', '500'] },
    { size: ['0603'], dielectric: ['X7R'], capacitance: CLASS_2, tolerance: ['K'], voltage: ['500'] },
    {
      size: ['0805'],
      dielectric: ['X7R'],
      capacitance: ['104', '105'],
      tolerance: ['K'],
      voltage: ['250', '500'],
      thickness: ['F'],
    },
  ],
  'fenghua-mlcc': [
    {
      size: ['0402', '0603', '0805'],
      dielectric: ['CG'],
      capacitance: C0G,
      tolerance: ['J'],
      voltage: ['500'],
    },
    {
      size: ['0402', '0603', '0805', '1206'],
      dielectric: ['B'],
      capacitance: CLASS_2,
      tolerance: ['K'],
      voltage: ['500'],
    },
    {
      size: ['0402', '0603'],
      dielectric: ['X'],
      capacitance: ['105', '225', '475'],
      tolerance: ['K'],
      voltage: ['100', '160'],
    },
    {
      size: ['0805', '1206'],
      dielectric: ['X'],
      capacitance: ['106', '226'],
      tolerance: ['M'],
      voltage: ['160', '250'],
    },
  ],
  'eyang-c': [
    {
      size: ['0201', '0402'],
      dielectric: ['C0G'],
      capacitance: words('100 150 220 330 470 101'),
      voltage: ['500'],
    },
    {
      size: ['0402', '0603'],
      dielectric: ['X7R'],
      capacitance: words('102 103 104'),
      tolerance: ['K'],
      voltage: ['160', '500'],
    },
    {
      size: ['0402', '0603'],
      dielectric: ['X5R'],
      capacitance: ['105', '225', '475'],
      tolerance: ['K', 'M'],
      voltage: ['6R3', '100'],
    },
  ],
  'kemet-c': [
    {
      size: ['0603', '0805'],
      dielectric: ['G'],
      capacitance: words('100 220 470 101 221 471 102'),
      tolerance: ['J'],
      voltage: ['5'],
    },
    {
      size: ['0402', '0603', '0805', '1206'],
      dielectric: ['R'],
      capacitance: words('102 103 104'),
      tolerance: ['K'],
      voltage: ['5'],
    },
    {
      size: ['0805', '1206', '1210'],
      dielectric: ['R', 'P'],
      capacitance: ['105', '475', '106'],
      tolerance: ['K'],
      voltage: ['4', '3'],
    },
  ],
  'tdk-c': [
    {
      size: ['1005', '1608'],
      dielectric: ['C0G'],
      capacitance: words('100 220 470 101 102'),
      tolerance: ['J'],
      voltage: ['1H'],
    },
    { size: ['1005', '1608'], dielectric: ['X7R'], capacitance: CLASS_2, tolerance: ['K'], voltage: ['1H'] },
    {
      size: ['2012', '3216'],
      dielectric: ['X7R', 'X5R'],
      capacitance: ['105', '475', '106'],
      tolerance: ['K'],
      voltage: ['1E'],
    },
    {
      size: ['3225'],
      dielectric: ['X7S'],
      capacitance: ['475', '106'],
      tolerance: ['K', 'M'],
      voltage: ['1H', '2A'],
    },
  ],
  'yageo-cc-hv': [
    {
      size: ['0805', '1206'],
      dielectric: ['X7R'],
      voltage: ['B', 'C'],
      tolerance: ['K'],
      capacitance: words('102 222 472 103'),
    },
    {
      size: ['1206', '1812'],
      dielectric: ['NPO'],
      voltage: ['C', 'D'],
      tolerance: ['J'],
      capacitance: words('100 220 470 101'),
    },
    {
      size: ['1812'],
      dielectric: ['X7R'],
      voltage: ['C', 'D', 'E'],
      tolerance: ['K'],
      capacitance: words('102 222 103'),
    },
  ],
  'vishay-vy2': [
    { capacitance: words('101 221 331 471 681 102 152 222 332 472'), tolerance: ['M'], dielectric: ['Y5U'] },
  ],
  'nichicon-uvr': [{ capacitance: UF }],
  'aishi-ers': [{ capacitance: UF }],
  'rubycon-yxf': [{ capacitance: words('1 2.2 4.7 10 22 33 47 100 220 330 470 1000') }],
  'panasonic-fr': [
    { capacitance: words('101 221 331 471 681 102'), voltage: ['1A', '1C', '1E', '1V', '1H'] },
  ],
  'knscha-rvt': [{ capacitance: UF }],
  'lelon-ve': [{ capacitance: UF }],
  'panasonic-zc': [{ capacitance: words('330 470 560 101 151 221 331') }],
  'kemet-t520': [
    { capacitance: words('107 157 227 337'), voltage: ['004', '006', '010'], esr: ['015', '025', '070'] },
  ],
  'nichicon-lgu': [{ capacitance: words('101 121 151 181 221 271 331 391 471') }],
  'kemet-t491': [
    {
      capacitance: words('105 225 475 106 226 476 107 227'),
      tolerance: ['K'],
      voltage: ['006', '010', '016', '025', '035'],
    },
  ],
  'kyocera-taj': [
    {
      capacitance: words('105 225 475 106 226 476 107 227'),
      tolerance: ['K'],
      voltage: ['006', '010', '016', '025', '035'],
    },
  ],
  'xiangyee-ca45': [{ tolerance: ['K'] }],
  'panasonic-ecqe': [{ capacitance: words('103 223 473 104 224 474 105'), tolerance: ['K'] }],
  'faratronic-cbb21': [{ capacitance: words('103 223 473 104 224 474 105'), tolerance: ['J'] }],
  'tdk-b3292': [{ capacitance: words('103 223 473 104 154 224 334 474 684 105 155 225'), tolerance: ['M'] }],
  'kemet-r46': [{ tolerance: ['M'] }],
  'murata-lqg15hs': [{ inductance: NANO }],
  'sunlord-sdcl': [{ inductance: NANO }],
  'murata-lqw15an': [{ inductance: NANO, tolerance: ['C', 'J'] }],
  'sunlord-sdfl': [
    {
      size: ['1608', '2012'],
      material: ['S'],
      inductance: words('R10 R22 R47 1R0 2R2 4R7 100'),
      tolerance: ['K'],
    },
  ],
  'sunlord-swpa': [{ size: ['3012', '4020', '4030', '5040', '6045', '8040'], inductance: POWER_MICRO }],
  'bourns-srn': [{ inductance: POWER_MICRO }],
  'bourns-sdr': [{ inductance: words('100 220 330 470 101 221 331 471') }],
  'vishay-ihlp': [{ inductance: words('R47 1R0 1R5 2R2 3R3 4R7 6R8 100 220'), core: ['01'] }],
  'sunlord-mwsa': [{ inductance: words('R47 1R0 1R5 2R2 3R3 4R7 6R8 100') }],
  'coilcraft-xal': [{ inductance: words('102 152 222 332 472 682 103'), packing: ['C'] }],
  'bourns-78f': [{ inductance: words('1R0 2R2 4R7 100 220 330 470 101 221 471 102'), tolerance: ['J'] }],
  'bourns-rlb': [{ inductance: words('100 220 330 470 101 221 331 471 102') }],
  'murata-dlw': [{ impedance: words('900 121 181 261 371') }],
  'tdk-acm': [{ impedance: words('900 121 201 301 361') }],
  'murata-blm': [
    { size: ['15', '18', '21'], type: ['AG'], impedance: words('121 221 601 102') },
    { size: ['18', '21', '31'], type: ['PG'], impedance: words('330 121 181 221 471 601') },
    { size: ['15', '18'], type: ['BD'], impedance: words('121 221 471 601 102') },
  ],
  'tdk-mpz': [{ impedance: words('300 101 121 221 331 471 601 102') }],
  'sunlord-gz': [{ impedance: words('300 600 800 121 221 301 601 102') }],
  'fenghua-cbg': [{ impedance: words('300 600 121 221 301 471 601 102') }],
  'abracon-abm8': [
    { frequency: words('8.000 12.000 16.000 20.000 24.000 25.000 26.000 27.000 32.000 40.000') },
  ],
  'abracon-abls': [
    { frequency: words('4.000 6.000 8.000 10.000 12.000 14.318 16.000 20.000 24.000 25.000') },
  ],
  'ndk-nx3225': [{ frequency: words('12.000 16.000 20.000 24.000 25.000 26.000 40.000') }],
  'txc-7m': [{ frequency: words('12.000 16.000 20.000 24.000 25.000 26.000 27.000 40.000') }],
  'yxc-x3225': [{ frequency: PLAIN_MHZ }],
  'yxc-x49sm': [{ frequency: [...PLAIN_MHZ, '4', '6'] }],
  'yxc-x5032': [{ frequency: PLAIN_MHZ }],
  'abracon-ase': [{ frequency: [...MHZ, '48.000', '50.000', '100.000'] }],
  'abracon-asv': [{ frequency: [...MHZ, '10.000', '50.000'] }],
  'sitime-8008': [
    {
      case: ['1', '2'],
      frequencyTolerance: ['2'],
      frequency: words('8.000000 12.000000 24.000000 25.000000 50.000000'),
    },
  ],
  'diodes-bzt52c': [{ zenerVoltage: ZENERS }],
  'cj-bzt52c': [{ zenerVoltage: ZENERS }],
  'nexperia-bzx84': [{ tolerance: ['C'], zenerVoltage: ZENERS }],
  'nexperia-bzx384': [{ tolerance: ['C'], zenerVoltage: ZENERS }],
  'yangjie-s': [{ forwardCurrent: ['1', '2', '3'] }],
  ...Object.fromEntries(
    ['littelfuse', 'yangjie', 'brightking'].flatMap((maker) =>
      ['smaj', 'smbj', 'smcj', 'smf'].map((series) => [
        `${maker}-${series}`,
        [
          {
            standOffVoltage: maker === 'littelfuse' ? TVS_COMMON : TVS_COMMON.filter((_, at) => at % 2 === 0),
            polarity: series === 'smf' ? ['A'] : ['A', 'CA'],
          },
        ],
      ]),
    ),
  ),
  'fnr-k': [
    {
      diameter: ['07', '10', '14', '20'],
      varistorVoltage: words('270 390 470 820 201 271 391 431 471 561 681'),
    },
  ],
  'bourns-mov': [
    { diameter: ['07', '10', '14', '20'], varistorVoltage: words('390 820 201 271 391 431 471 561 681') },
  ],
  'murata-ncp': [{ resistance: words('103 473 104') }],
  'vishay-ntcle': [{ resistance: words('102 222 472 103 473 104') }],
  'diodes-b': [{ reverseVoltage: words('20 30 40 60') }],
};
