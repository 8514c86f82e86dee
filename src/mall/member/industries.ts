// The industries a member may say he works in.
import type { Text } from '#kit/words/text.ts';

export const INDUSTRIES = {
  consumer: { zh: '消费电子', en: 'Consumer electronics' },
  communication: { zh: '通信设备', en: 'Communications' },
  industrial: { zh: '工业控制与自动化', en: 'Industrial control and automation' },
  automotive: { zh: '汽车电子', en: 'Automotive electronics' },
  energy: { zh: '新能源与电力', en: 'Energy and power' },
  medical: { zh: '医疗电子', en: 'Medical electronics' },
  instrument: { zh: '仪器仪表与测试', en: 'Instruments and test' },
  computing: { zh: '计算机与服务器', en: 'Computers and servers' },
  internetOfThings: { zh: '物联网与智能硬件', en: 'Internet of things' },
  aerospace: { zh: '航空航天', en: 'Aerospace' },
  rail: { zh: '轨道交通', en: 'Rail' },
  lighting: { zh: '照明与显示', en: 'Lighting and displays' },
  security: { zh: '安防监控', en: 'Security and surveillance' },
  semiconductor: { zh: '半导体', en: 'Semiconductors' },
  manufacturing: { zh: '电子制造服务', en: 'Electronics manufacturing services' },
  designHouse: { zh: '方案设计', en: 'Design house' },
  trade: { zh: '元器件贸易', en: 'Component distribution' },
  research: { zh: '科研院所与高校', en: 'Research and education' },
  other: { zh: '其他', en: 'Other' },
} as const satisfies Record<string, Text>;

export type Industry = keyof typeof INDUSTRIES;

export const INDUSTRY_CODES = Object.keys(INDUSTRIES) as [Industry, ...Industry[]];
