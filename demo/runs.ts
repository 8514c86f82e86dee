// Selections that the demo's designers have kept: from which part they began, how many are needed, what counts.
export interface DemoRun {
  memberName: string;
  name: string;
  /** The part whose values are asked for. */
  brand: string;
  partNo: string;
  quantity: number;
  /** Wanted as near as can be; everything else that makes the part what it is must be met. */
  soft: readonly string[];
  weights: {
    parameters: number;
    price: number;
    availability: number;
    quality: number;
    lifecycle: number;
    domestic: number;
  };
}

export const demoRuns: readonly DemoRun[] = [
  {
    memberName: 'designer01',
    name: '5V 传感器放大 · 5 V sensor amplifier',
    brand: 'Microchip',
    partNo: 'MCP6002T-I/SN',
    quantity: 200,
    soft: ['bandwidth', 'slewRate', 'offsetVoltage', 'supplyVoltage'],
    weights: { parameters: 40, price: 25, availability: 15, quality: 5, lifecycle: 10, domestic: 5 },
  },
  {
    memberName: 'designer01',
    name: '3.3V 主控供电 · 3.3 V supply',
    brand: 'AMS',
    partNo: 'AMS1117-3.3',
    quantity: 1_000,
    soft: ['outputCurrent', 'dropout', 'inputVoltage'],
    weights: { parameters: 30, price: 35, availability: 20, quality: 0, lifecycle: 10, domestic: 5 },
  },
];
