// Pairs of which the demo mall knows that one replaces the other, with what stands behind each; invented like everything in the demo.

export interface DemoReplacement {
  of: { brand: string; partNo: string };
  by: { brand: string; partNo: string };
  evidence: 'maker' | 'platform' | 'user';
  isPinEqual: boolean;
  statement: string;
}

/** `maker number > maker number : evidence pins` */
const LINES = `
ST | STM32F103C8T6 > 兆易(GIGADEVICE) | GD32F103C8T6 : platform same
ST | STM32F103C8T6 > 沁恒(WCH) | CH32V203C8T6 : user same
ST | STM32F103RCT6 > 兆易(GIGADEVICE) | GD32F103RCT6 : platform same
ST | STM32F407VET6 > 兆易(GIGADEVICE) | GD32F407VET6 : platform same
ST | STM32F030C8T6 > 兆易(GIGADEVICE) | GD32E230C8T6 : maker same
ST | STM32F030F4P6 > 兆易(GIGADEVICE) | GD32E230F4P6TR : maker same
TI | LM358DR > 圣邦(SGMICRO) | SGM358YS8G/TR : platform same
Microchip | MCP6002T-I/SN > 润石(RUNIC) | RS622XK : platform same
Microchip | AT24C02C-SSHM-T > 复旦微(FUDAN) | FM24C02B-SO-T-G : platform same
Microchip | AT24C256C-SSHL-T > 聚辰(GIANTEC) | GT24C256C-2GLI-TR : platform same
ST | M24C02-WMN6TP > 复旦微(FUDAN) | FM24C02B-SO-T-G : platform same
TI | SN65HVD72DR > 思瑞浦(3PEAK) | TP8485E-SR : platform same
TI | SN75176BDR > 思瑞浦(3PEAK) | TP8485E-SR : user same
NXP | TJA1050T/CM,118 > 芯力特(SIT) | SIT1050T : platform same
TI | TCAN1042VDRQ1 > 纳芯微(NOVOSENSE) | NCA1042-Q1SPR : maker same
NXP | TJA1042T/3,118 > 纳芯微(NOVOSENSE) | NCA1042-Q1SPR : maker same
TI | ISO7721DR > 纳芯微(NOVOSENSE) | NSI8121N1-DSPR : maker same
ADI | ADUM1401ARWZ-RL > 荣湃(2PAI) | π141M31 : user other
NXP | PCF8563T/5,518 > 浩予(HAOYU) | HYM8563S : platform same
Maxim | MAX809SEUR+T > 圣邦(SGMICRO) | SGM809-SXN3LG/TR : platform same
TI | TPS563201DDCR > 矽力杰(SILERGY) | SY8113BADC : user same
Vishay | SI2302CDS-T1-GE3 > 长电(CJ) | CJ2302 : platform same
Vishay | SI2301CDS-T1-GE3 > 长电(CJ) | CJ2301 : platform same
Sharp | PC817X2NSZ0F > 奥伦德(ORIENT) | ORPC-817C : platform same
Silicon Labs | CP2102-GMR > 沁恒(WCH) | CH9102F : user other
`;

const STATEMENTS: Readonly<Record<DemoReplacement['evidence'], string>> = {
  maker: '原厂选型手册列为对应型号。\nNamed as its counterpart in the selection guide of the maker.',
  platform:
    '平台工程师逐项比对两份数据手册，差异见下表。\nBoth data sheets were compared item by item by engineers of the mall.',
  user: '用户在量产板上替换使用半年，未见异常。\nIn use on a production board for half a year without trouble.',
};

function evidenceOf(text: string | undefined): DemoReplacement['evidence'] {
  if (text === 'maker' || text === 'platform' || text === 'user') return text;
  throw new Error(`not an evidence: ${text}`);
}

export const demoReplacements: readonly DemoReplacement[] = LINES.trim()
  .split('\n')
  .map((line) => {
    const [, brand, partNo, otherBrand, otherNo, said, pins] =
      /^(.+?) \| (.+?) > (.+?) \| (.+?) : (\w+) (\w+)$/.exec(line) ?? [];
    if (!brand || !partNo || !otherBrand || !otherNo) throw new Error(`not a pair: ${line}`);
    const evidence = evidenceOf(said);
    return {
      of: { brand, partNo },
      by: { brand: otherBrand, partNo: otherNo },
      evidence,
      isPinEqual: pins === 'same',
      statement: STATEMENTS[evidence],
    };
  });

/** What members of the demo have suggested and nobody has reviewed yet. */
export const demoSuggestions: readonly (DemoReplacement & { memberName: string })[] = [
  {
    memberName: 'engineer01',
    of: { brand: 'TI', partNo: 'TCAN1042VDRQ1' },
    by: { brand: '芯力特(SIT)', partNo: 'SIT1050T' },
    evidence: 'user',
    isPinEqual: true,
    statement:
      '我们在 500kbps 总线上替换测试 2 周，通信正常；注意待机脚功能不同。\nTwo weeks on a 500 kbps bus without errors; mind that the standby pin differs.',
  },
  {
    memberName: 'buyer01',
    of: { brand: 'TI', partNo: 'LM358DR' },
    by: { brand: '润石(RUNIC)', partNo: 'RS622XK' },
    evidence: 'user',
    isPinEqual: true,
    statement: '5V 供电的采样电路中替换，噪声更低。\nSwapped in a 5 V sampling circuit, with less noise.',
  },
];

/** Has been verified by the laboratory: its report stands behind it once the mall seals it. */
export const demoVerification = {
  by: 'designer01',
  daysAgo: 17,
  of: { brand: 'NXP', partNo: 'TJA1050T/CM,118' },
  with: { brand: '芯力特(SIT)', partNo: 'SIT1050T' },
} as const;

/** Replacements of which stores give samples. */
export const demoSampledParts = ['SIT1050T', 'TP8485E-SR', 'GD32F103C8T6'] as const;
