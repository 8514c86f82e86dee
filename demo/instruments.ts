// What the demo's people measure with: the company's forty instruments, of which some come due, some are overdue, one rests and one is scrapped.

/** Whose they are: the first so many of the list. */
export const demoInstrumentsOf: Readonly<Record<string, number>> = {
  company01: 40,
  buyer01: 4,
  designer01: 2,
};

export interface DemoInstrument {
  ownNo: string;
  name: string;
  model: string;
  serialNo: string;
  maker: string;
  accuracy: string;
  range: string;
  place: string;
  keeper: string;
  service: 'VERIFICATION' | 'CALIBRATION';
  regulation: string;
  cycleMonths: number;
  /** Days ago; none: never. */
  doneAgo: number | null;
  /** `fail`: its last service found it out of tolerance. */
  becomes?: 'stop' | 'scrap' | 'fail';
}

type Kind = Pick<
  DemoInstrument,
  'name' | 'model' | 'maker' | 'accuracy' | 'range' | 'service' | 'regulation'
>;

const kind = (
  name: string,
  model: string,
  maker: string,
  accuracy: string,
  range: string,
  regulation: string,
): Kind => ({
  ...{ name, model, maker, accuracy, range, regulation },
  service: regulation.startsWith('JJG') ? 'VERIFICATION' : 'CALIBRATION',
});

const KINDS: readonly Kind[] = [
  kind('数字多用表', '34465A', 'Keysight', '0.003 %', '0–1000 V', 'JJF 1587'),
  kind('数字示波器', 'MSO5104', '普源精电', '±2 %', '100 MHz', 'JJF 1057'),
  kind('直流电源', 'IT6302', '艾德克斯', '0.03 %', '0–30 V', 'JJF 1597'),
  kind('LCR 测试仪', 'TH2832', '同惠', '0.05 %', '20 Hz–200 kHz', 'JJF 1636'),
  kind('绝缘电阻表', '1507', 'Fluke', '±3 %', '0–10 GΩ', 'JJG 1005'),
  kind('恒温恒湿箱', 'GDJS-225', '雅士林', '±0.5 ℃', '-40–150 ℃', 'JJF 1101'),
  kind('电子天平', 'ME204', '梅特勒', '0.1 mg', '0–220 g', 'JJG 1036'),
  kind('游标卡尺', '530-312', '三丰', '±0.02 mm', '0–150 mm', 'JJG 30'),
  kind('外径千分尺', '103-137', '三丰', '±2 µm', '0–25 mm', 'JJG 21'),
  kind('压力表', 'Y-100', '红旗', '1.6 级', '0–1.6 MPa', 'JJG 52'),
];
const PLACES = ['研发实验室', '来料检验室', '老化车间', '计量室'] as const;
const KEEPERS = ['陈工', '林工', '吴工'] as const;

/** How many days ago each was served; the cycle is a year, of every fifth half of one. */
const AGO: readonly (number | null)[] = [
  ...[20, 48, 75, 110, 12, 130, 160, 33, 190, 61],
  ...[210, 90, 240, 15, 99, 255, 270, 40, 288, 77],
  ...[310, 320, 335, 350, 5, 390, 58, 95, 121, 66],
  ...[147, 28, 171, 203, 70, 222, 236, null, 250, 18],
];

export const demoInstruments: readonly DemoInstrument[] = AGO.map((doneAgo, n) => {
  const kindOf = KINDS[n % KINDS.length]!;
  return {
    ...kindOf,
    ownNo: `YQ-${String(n + 1).padStart(3, '0')}`,
    serialNo: `${kindOf.model.replaceAll(/\W/g, '')}${2_301_000 + n * 37}`,
    place: PLACES[n % PLACES.length]!,
    keeper: KEEPERS[n % KEEPERS.length]!,
    cycleMonths: n % 5 === 4 ? 6 : 12,
    doneAgo,
    ...(n === 8
      ? { becomes: 'stop' as const }
      : n === 18
        ? { becomes: 'scrap' as const }
        : n === 27
          ? { becomes: 'fail' as const }
          : {}),
  };
});
