// The demo's institute: its sites, and what its capability list means for the catalogue. The list itself stands in capabilities.csv:
// facts of public standards, recalled and to be confirmed by a professional; prices, ranges, uncertainties, marks and sites are demo figures.

export const demoLaboratory = {
  code: 'YC',
  /** The store that runs it: the institute's own. */
  store: 'yuancai',
  zh: '元采检测研究院',
  en: 'Yuancai Testing Institute',
  note: {
    zh: '演示数据：范围、不确定度、资质与价格均为示例；标准版本以实验室确认为准。',
    en: 'Demo data: ranges, uncertainties, marks and prices are examples; the laboratory confirms editions.',
  },
  sites: [
    { code: 'S1', zh: '广州·元器件实验室', en: 'Guangzhou, components' },
    { code: 'S2', zh: '广州·电磁兼容与安规', en: 'Guangzhou, EMC and safety' },
    { code: 'S3', zh: '苏州·计量校准', en: 'Suzhou, metrology' },
  ],
  minOrder: 300,
  /** By the codes of the list, each with its site. */
  groups: {
    'G-ENV': ['S1', '环境试验组', 'Environmental tests'],
    'G-ELE': ['S1', '电性能组', 'Electrical tests'],
    'G-REL': ['S1', '可靠性组', 'Reliability'],
    'G-DPA': ['S1', 'DPA 组', 'DPA'],
    'G-MEC': ['S1', '力学组', 'Mechanical tests'],
    'G-PKG': ['S1', '封装与可焊性组', 'Packages and soldering'],
    'G-FA': ['S1', '失效分析组', 'Failure analysis'],
    'G-CHE': ['S1', '化学组', 'Chemistry'],
    'G-SCR': ['S1', '筛选组', 'Screening'],
    'G-ESD': ['S1', '静电组', 'ESD'],
    'G-EMC': ['S2', '电磁兼容组', 'EMC'],
    'G-SAF': ['S2', '安规组', 'Safety'],
    'G-CEL': ['S3', '电磁计量组', 'Electrical calibration'],
    'G-CRF': ['S3', '无线电计量组', 'RF calibration'],
    'G-CLE': ['S3', '几何量组', 'Dimensional calibration'],
    'G-CTH': ['S3', '热工组', 'Thermal calibration'],
    'G-CME': ['S3', '力学计量组', 'Mechanical calibration'],
  },
  /** Of a kind that run at once, and specimens that one takes. */
  machines: 2,
  batchSize: 10,
  /** Yuan once for an item, by its number: what has to be made to hold or connect the specimen. */
  fixtures: {
    CT009: 800,
    CT066: 600,
    CT067: 600,
    CT074: 800,
    CT094: 1200,
    CT133: 400,
    CT134: 400,
    CT273: 500,
  },
  /** From this price of a unit on, in yuan, the laboratory looks at the task first. */
  onRequestFrom: 30_000,
  /** Until when its marks hold, in days from the day on which the demo is loaded. */
  markDays: { CNAS: 900, CMA: 620, AUTH: 1_100 },
} as const;

/** Which categories of parts an object of the list stands for, by their codes; of the others the list says nothing about parts. */
export const demoObjectCategories: Readonly<Record<string, readonly string[]>> = {
  集成电路: ['processors', 'analog', 'power-ics', 'logic-interface', 'wireless'],
  塑封集成电路: ['processors', 'analog', 'power-ics', 'logic-interface'],
  密封集成电路: ['processors', 'analog', 'logic-interface'],
  混合集成电路: ['analog', 'power-modules'],
  '模数/数模转换器': ['adc', 'dac'],
  半导体分立器件: ['discretes'],
  光电耦合器: ['optocoupler'],
  阻容元件: ['resistors', 'capacitors', 'inductors'],
  电阻器: ['resistors'],
  电容器: ['capacitors'],
  电感与变压器: ['inductors'],
  石英晶体元件: ['crystals'],
  连接器: ['connectors'],
  继电器: ['relays'],
  电源模块: ['power-modules'],
  进口元器件: ['processors', 'analog', 'power-ics', 'logic-interface', 'discretes'],
};
