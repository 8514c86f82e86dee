// The demo's institute: its sites, and what its capability list means for the catalogue. The list itself stands in capabilities.csv:
// facts of public standards, recalled and to be confirmed by a professional; prices, ranges, uncertainties, marks and sites are demo figures.

export const demoLaboratory = {
  code: 'YC',
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
