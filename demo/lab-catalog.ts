// How the demo's laboratory keeps its catalogue: versions that are being written, one that is suspended, a standard and a price to come.
import type { CapabilityContent } from '#mall/lab-catalog/capability-content.ts';

interface DemoVersion {
  capNo: string;
  change: Partial<CapabilityContent>;
  isHandedIn: boolean;
}

const versions: readonly DemoVersion[] = [
  { capNo: 'CT007', change: { days: 4, specimens: '≥2' }, isHandedIn: true },
  { capNo: 'CT330', change: { range: '扩展量程（演示）', days: 6 }, isHandedIn: true },
  { capNo: 'CT331', change: { specimens: '≥5' }, isHandedIn: false },
];

export const demoCatalog = {
  versions,
  suspended: { capNo: 'CT340', reason: '试验箱返厂检修，预计三周' },
  standard: {
    ...{
      number: 'GB/T 2423.10-2026',
      titleZh: '环境试验 振动（正弦）',
      titleEn: 'Environmental testing, sinusoidal vibration',
    },
    replaces: 'GB/T 2423.10-2019',
  },
  onRequest: { capNo: 'CT341', unit: '项', inDays: 15 },
} as const;
