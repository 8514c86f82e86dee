// Projects of the demo's members: what they build, from which parts, and how its cost has moved.
import type { Text } from '#kit/words/text.ts';
import type { Stage } from '#mall/project/project-status.ts';

export interface DemoProject {
  memberName: string;
  name: Text;
  code: string;
  stage: Stage;
  buildNum: number;
  /** Fen; null: none. */
  budget: number | null;
  note: Text;
  /** Versions of its BOM, the first one first: part number, pieces on a board, designators. */
  versions: readonly {
    note: Text;
    lines: readonly (readonly [partNo: string, qty: number, designators: string])[];
  }[];
}

const sensorBoard = [
  ['STM32F103C8T6', 1, 'U1'],
  ['AD7705BRZ', 1, 'U2'],
  ['TJA1050T/CM,118', 1, 'U3'],
  ['MCP6002T-I/SN', 2, 'U4, U5'],
  ['RC0603FR-0710KL', 12, 'R1-R12'],
  ['CL10B104KB8NNNC', 16, 'C1-C16'],
] as const;

export const demoProjects: readonly DemoProject[] = [
  {
    memberName: 'company01',
    name: { zh: '四路温度采集模块', en: 'Four-channel temperature logger' },
    code: 'QM-TC4',
    stage: 'pilot',
    buildNum: 200,
    budget: 2_000_000,
    note: {
      zh: '工业现场用，CAN 上传，宽温。',
      en: 'For the shop floor, CAN uplink, wide temperature range.',
    },
    versions: [
      { note: { zh: '样机 A 版', en: 'Prototype A' }, lines: [...sensorBoard, ['AMS1117-3.3', 1, 'U6']] },
      {
        note: { zh: 'B 版：增加 USB 调试口', en: 'B: with a USB debug port' },
        lines: [...sensorBoard, ['AMS1117-3.3', 1, 'U6'], ['CP2102-GMR', 1, 'U7']],
      },
    ],
  },
  {
    memberName: 'company01',
    name: { zh: '风机控制板', en: 'Fan controller' },
    code: 'QM-FAN',
    stage: 'mass',
    buildNum: 1_000,
    budget: null,
    note: { zh: '', en: '' },
    versions: [
      {
        note: { zh: '', en: '' },
        lines: [
          ['STM8S003F3P6TR', 1, 'U1'],
          ['ULN2003ADR', 1, 'U2'],
          ['LM358DT', 1, 'U3'],
          ['0603WAF1002T5E', 8, 'R1-R8'],
          ['CL10B104KB8NNNC', 6, 'C1-C6'],
        ],
      },
    ],
  },
  {
    memberName: 'designer01',
    name: { zh: '无线姿态传感器', en: 'Wireless motion sensor' },
    code: 'IMU-1',
    stage: 'prototype',
    buildNum: 20,
    budget: 300_000,
    note: { zh: '', en: '' },
    versions: [
      {
        note: { zh: '', en: '' },
        lines: [
          ['STM32F103C8T6', 1, 'U1'],
          ['MPU-6050', 1, 'U2'],
          ['NRF24L01P-R', 1, 'U3'],
          ['AMS1117-3.3', 1, 'U4'],
          ['0603WAF1002T5E', 6, 'R1-R6'],
        ],
      },
    ],
  },
  {
    memberName: 'buyer01',
    name: { zh: '鱼缸温控器', en: 'Aquarium thermostat' },
    code: 'LX-TANK',
    stage: 'concept',
    buildNum: 10,
    budget: 150_000,
    note: { zh: '自用小批量。', en: 'A small lot for myself.' },
    versions: [{ note: { zh: '第一版', en: 'First version' }, lines: [...sensorBoard] }],
  },
];

/** How far the sums of the last days lay above what they are, in per cent; the earliest first. */
export const demoCostCourse = [9, 8, 8, 5, 6, 4, 4, 7, 6, 3, 2, 2, 0, 1] as const;
