// A part shows by its words, values and number what it can do.
import { expect, it } from 'vitest';
import { channelTokens } from './channels.ts';
import { connectorTokens } from './connector-traits.ts';
import { isMarking, isPlainMarking, markingsOf } from './markings.ts';
import { outputTokens } from './outputs.ts';
import { traitsOf } from './traits.ts';

const traits = (kind: string, text: string, most = false, least = false) =>
  traitsOf({ kind, text, most: () => most, least: () => least });

it.each([
  ['门电路与反相器 / Gates & Inverters', '74HC08D · 门电路与反相器 74HC', 'gate-and'],
  ['门电路与反相器 / Gates & Inverters', '四路 2 输入与门 2~6V', 'gate-and'],
  ['门电路与反相器 / Gates & Inverters', 'SN74LVC1G00DBVR · 门电路与反相器', 'gate-nand'],
  ['门电路与反相器 / Gates & Inverters', 'CD4070BE · 门电路与反相器', 'gate-xor'],
  ['门电路与反相器 / Gates & Inverters', 'SN74HC14DR · 门电路与反相器', 'gate-not-schmitt'],
  ['USB 芯片 / USB ICs', 'X · x_applications_function USB to UART', 'usb-uart'],
  ['隔离收发器 / Isolated Transceivers', 'ADM2481 · comm_mode 半双工 Half-Duplex', 'rs485'],
  ['电池管理 / Battery Management', 'DW01 · type Protection IC', 'battery-protection'],
  ['精密运放 / Precision Op Amps', 'X · noise_density 8nV/√Hz@1kHz', 'low-noise'],
  ['USB 连接器 / USB Connectors', 'X · connector_type Type-C · gender 母 Female', 'female'],
])('%s: %s → %s', (kind, text, trait) => {
  expect(traits(kind, text)).toContain(trait);
});

it.each([
  ['门电路与反相器 / Gates & Inverters', '四路 2 输入与非门 2~6V', 'gate-and'],
  ['门电路与反相器 / Gates & Inverters', '74HC04D · 门电路与反相器 74HC', 'gate-and'],
  ['非隔离 DC-DC 模块 / Non-Isolated DC-DC Modules', 'K7805 5V', 'isolated'],
  ['精密运放 / Precision Op Amps', 'X · noise_density 110nV/√Hz@1kHz', 'low-noise'],
  ['USB 芯片 / USB ICs', 'X · x_applications_function USB Hub', 'usb-uart'],
])('%s: %s is no %s', (kind, text, trait) => {
  expect(traits(kind, text)).not.toContain(trait);
});

it('takes values for what words do not say', () => {
  expect(traits('运算放大器 / Operational Amplifiers', 'X', true)).toContain('low-power');
  expect(traits('运算放大器 / Operational Amplifiers', 'X', false)).not.toContain('low-power');
});

it.each([
  ['排母 / Female Headers', 'X · pin_structure 2x5P · pitch 2.54mm', ['~pos10', '~row2', '~pitch254']],
  ['线对板针座 / Headers', 'X · positions 4P · rows 1 · pitch 2.5mm', ['~pos4', '~row1', '~pitch250']],
  ['IDC 牛角座 / IDC Connectors', 'X · positions 10P', ['~pos10', '~row2']],
  ['贴片电阻 / Chip Resistors', 'X · pins 2', []],
])('%s: %s has %j', (kind, text, tokens) => {
  expect(connectorTokens({ kind, text })).toEqual(tokens);
});

it.each([
  ['运算放大器', 'X · channel_count 2', ['~ch2']],
  ['比较器', 'X · channel_count Four channels', ['~ch4']],
  ['模拟开关', '8 选 1 模拟开关', ['~ch8']],
  ['电阻', 'X', []],
])('%s: %s has %j', (kind, text, tokens) => {
  expect(channelTokens({ kind, text })).toEqual(tokens);
});

it('knows fixed outputs from those set outside', () => {
  const kind = 'DC-DC 转换器 / DC-DC Converters';
  expect(outputTokens(kind, 'output_type 固定 Fixed', [{ key: 'output_voltage', n: 5 }])).toEqual([
    '~out5000',
  ]);
  expect(outputTokens(kind, 'Adjustable', [{ key: 'output_voltage', n: 0.8 }])).toEqual(['~out-set']);
  expect(outputTokens(kind, '', [])).toEqual(['~out-set']);
  expect(outputTokens('LDO 稳压器', '', [])).toEqual([]);
});

it('knows what is printed on small parts', () => {
  expect(markingsOf('S8050')).toContain('J3Y');
  expect(markingsOf('BAV99,215')).toEqual(['A7']);
  expect(markingsOf('LM358DR')).toEqual([]);
  expect([isMarking('m7'), isPlainMarking('J3Y'), isPlainMarking('A7')]).toEqual([true, true, false]);
});
