// Bills of materials that the demo's members keep: with lines that match at once, lines to confirm, and some that nothing fits.
import type { Text } from '#kit/words/text.ts';

export interface DemoBom {
  memberName: string;
  bomName: Text;
  boards: number;
  /** Per mille. */
  attrition: number;
  leaderNum: number;
  /** As somebody would paste it from a spreadsheet: columns apart by tabs, the first row the headers. */
  text: string;
}

const table = (rows: string): string =>
  rows
    .trim()
    .split('\n')
    .map((row) =>
      row
        .split('|')
        .map((cell) => cell.trim())
        .join('\t'),
    )
    .join('\n');

export const demoBoms: readonly DemoBom[] = [
  {
    memberName: 'company01',
    bomName: { zh: '数据采集板 V1.2', en: 'Data logger V1.2' },
    boards: 50,
    attrition: 20,
    leaderNum: 10,
    text: table(`
      位号 | 型号 | 品牌 | 参数 | 封装 | 数量 | 备注
      U1 | STM32F103C8T6 | ST | | LQFP-48 | 1 |
      U2 | AD7705BRZ | ADI | | SOIC-16W | 1 |
      U3 | LM358 | | | SOIC-8 | 1 |
      U4 | CH340G | 沁恒 | | SOP-16 | 1 |
      U5 | USBLC6-2SC6 | | | SOT-23-6 | 1 |
      U6 | AMS1117-3.3 | | | SOT-223 | 1 |
      J1 | TYPE-C-31-M-12 | | | | 1 |
      C1-C16 | | | 100nF 50V 10% X7R | 0603 | 16 | 去耦
      C17, C18 | | | 22pF | 0603 | 2 |
      R1-R12 | RC0603FR-0710KL | YAGEO | 10k 1% | 0603 | 12 |
      R13, R14 | | | 5.1k 1% | 0603 | 2 |
      R15 | | | 0Ω | 0603 | 1 | 不贴
      LED1, LED2 | LED-RED | | 红色 | 0603 | 2 |
      Y1 | | | 8MHz | HC-49S | 1 |`),
  },
  {
    memberName: 'designer01',
    bomName: { zh: '传感器节点样机', en: 'Sensor node prototype' },
    boards: 5,
    attrition: 0,
    leaderNum: 0,
    text: table(`
      Designator | Manufacturer Part Number | Manufacturer | Value | Footprint | Quantity | DNP
      U1 | ESP32-C3-WROOM-02-N4 | ESPRESSIF | ESP32-C3 | RF_Module:ESP32-C3-WROOM-02 | 1 |
      U2 | MCP6002T-I/SN | Microchip | MCP6002 | Package_SO:SOIC-8 | 1 |
      U3 | NE555 | | NE555 | Package_SO:SOIC-8 | 1 |
      C1, C2, C3 | CL10B104KB8NNNC | Samsung Electro-Mechanics | 100n | Capacitor_SMD:C_0603_1608Metric | 3 |
      C4 | | | 10u/16V | Capacitor_SMD:C_0805_2012Metric | 1 |
      R1, R2 | | | 4k7 | Resistor_SMD:R_0603_1608Metric | 2 |
      R3 | ERJ-3EKF1002V | Panasonic | 10k | Resistor_SMD:R_0603_1608Metric | 1 |
      J1 | TYPE-C-31-M-12 | Korean Hroparts | USB-C | Connector_USB:USB_C_HRO_TYPE-C-31-M-12 | 1 |
      J2 | | | Conn_01x04 | Connector_PinHeader_2.54mm:PinHeader_1x04 | 1 | DNP`),
  },
];
