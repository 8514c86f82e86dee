// Classes of equipment, by the keys that data sheets ask for (domain-lab 4.4), and what is written of one.
import type { Text } from '#kit/words/text.ts';

export const EQUIPMENT_CLASSES = {
  'thermal-chamber': { zh: '高低温试验箱', en: 'Thermal chamber' },
  'humidity-chamber': { zh: '湿热试验箱', en: 'Humidity chamber' },
  'thermal-shock-chamber': { zh: '冷热冲击试验箱', en: 'Thermal shock chamber' },
  'altitude-chamber': { zh: '低气压试验箱', en: 'Altitude chamber' },
  'salt-spray-chamber': { zh: '盐雾试验箱', en: 'Salt spray chamber' },
  oven: { zh: '老化烘箱', en: 'Burn-in oven' },
  'vibration-system': { zh: '振动试验系统', en: 'Vibration system' },
  'shock-tester': { zh: '冲击试验台', en: 'Shock tester' },
  'tensile-tester': { zh: '拉力试验机', en: 'Tensile tester' },
  'bond-tester': { zh: '键合强度测试仪', en: 'Bond tester' },
  'leak-detector': { zh: '检漏仪', en: 'Leak detector' },
  'solderability-tester': { zh: '可焊性测试仪', en: 'Solderability tester' },
  'insulation-meter': { zh: '绝缘电阻测试仪', en: 'Insulation resistance meter' },
  'hipot-tester': { zh: '耐压测试仪', en: 'Hipot tester' },
  'lcr-meter': { zh: 'LCR 测试仪', en: 'LCR meter' },
  multimeter: { zh: '数字多用表', en: 'Digital multimeter' },
  oscilloscope: { zh: '示波器', en: 'Oscilloscope' },
  'source-meter': { zh: '源表', en: 'Source meter' },
  'power-supply': { zh: '程控电源', en: 'Power supply' },
  'semiconductor-tester': { zh: '半导体参数测试系统', en: 'Semiconductor tester' },
  'xray-inspection': { zh: 'X 射线检查系统', en: 'X-ray inspection' },
  'acoustic-microscope': { zh: '超声扫描显微镜', en: 'Acoustic microscope' },
  microscope: { zh: '金相显微镜', en: 'Microscope' },
  sem: { zh: '扫描电镜', en: 'Scanning electron microscope' },
  'xrf-spectrometer': { zh: 'X 射线荧光光谱仪', en: 'XRF spectrometer' },
  'esd-simulator': { zh: '静电放电发生器', en: 'ESD simulator' },
  'emi-receiver': { zh: 'EMI 接收机', en: 'EMI receiver' },
  'spectrum-analyzer': { zh: '频谱分析仪', en: 'Spectrum analyser' },
  'network-analyzer': { zh: '矢量网络分析仪', en: 'Network analyser' },
  'surge-generator': { zh: '浪涌发生器', en: 'Surge generator' },
  'multifunction-calibrator': { zh: '多功能校准源', en: 'Multifunction calibrator' },
  'frequency-standard': { zh: '频率标准', en: 'Frequency standard' },
  'gauge-blocks': { zh: '量块', en: 'Gauge blocks' },
  'temperature-standard': { zh: '温度标准器', en: 'Temperature standard' },
  'mass-standard': { zh: '砝码', en: 'Mass standard' },
  'pressure-standard': { zh: '压力标准器', en: 'Pressure standard' },
  'thermo-hygrometer': { zh: '温湿度记录仪', en: 'Thermo-hygrometer' },
  other: { zh: '其他', en: 'Other' },
} as const satisfies Record<string, Text>;
export type EquipmentClass = keyof typeof EQUIPMENT_CLASSES;
export const CLASS_KEYS = Object.keys(EQUIPMENT_CLASSES) as [EquipmentClass, ...EquipmentClass[]];

/** One thing that it measures or produces, as written: decimal numbers in a unit, and its largest permissible error. */
export interface Quantity {
  quantity: string;
  lo: string;
  hi: string;
  unit: string;
  mpe: string;
}
/** One point of a certificate: what was found there, with its expanded uncertainty. */
export interface Point {
  point: string;
  value: string;
  U: string;
  k: string;
  unit: string;
}

export const QUANTITY_PARTS = ['quantity', 'lo', 'hi', 'unit', 'mpe'] as const;
export const POINT_PARTS = ['point', 'value', 'U', 'k', 'unit'] as const;
/** Of one equipment, or of one certificate. */
export const MOST_LINES = 60;
export const LONGEST_CYCLE = 120; // months
export const LONGEST_CHECK = 366; // days
