// What part numbers share: the device behind packings, the circuit behind makers, the output of a regulator.
import { expect, it } from 'vitest';
import { baseNumber, circuitOf, deviceOf, outputOf } from './same-device.ts';

it.each([
  ['LM358DR', 'LM358DT'],
  ['LM358DR', 'LM358D'],
  ['LM358DR', 'LM358DRG4'],
  ['MCP6002T-I/SN', 'MCP6002-I/SN'],
  ['AT24C02C-SSHM-T', 'AT24C02C-SSHM-B'],
  ['LM2596S-5.0/NOPB', 'LM2596S-5.0'],
  ['AD8652ARZ-REEL', 'AD8652ARZ-REEL7'],
  ['BZT52C5V1-7-F', 'BZT52C5V1-13-F'],
  ['BAT54C,215', 'BAT54C'],
  ['MAX809SEUR+T', 'MAX809SEUR+'],
  ['SI2302CDS-T1-GE3', 'SI2302CDS'],
  ['IRF540NPBF', 'IRF540N'],
  ['IRLML2502TRPBF', 'IRLML2502'],
  ['MMBT3904LT1G', 'MMBT3904LT3G'],
  ['LTC1050CS8#TRPBF', 'LTC1050CS8#PBF'],
  ['sn74hc00dr', 'SN74HC00D'],
])('%s and %s are one device', (one, other) => expect(deviceOf(one)).toBe(deviceOf(other)));

it.each([
  ['LM358DR', 'LM358PWR'],
  ['AMS1117-3.3', 'AMS1117-5.0'],
  ['LM2596S-5.0/NOPB', 'LM2596S-ADJ/NOPB'],
  ['SMBJ24A', 'SMBJ24CA'],
  ['RC0603FR-0710KL', 'RC0603JR-0710KL'],
  ['MF-MSMF110-2', 'MF-MSMF110'],
  ['MMBT3904T', 'MMBT3904'],
  ['TR', 'T'],
])('%s and %s are not', (one, other) => expect(deviceOf(one)).not.toBe(deviceOf(other)));

it.each([
  ['LM358DR', '358'],
  ['SGM358YS8G/TR', '358'],
  ['STM32F103C8T6', '32F103'],
  ['GD32F103C8T6', '32F103'],
  ['SN74HC00DR', '74HC00'],
  ['W25Q64JVSSIQ', '25Q64'],
  ['2N7002', '2N7002'],
  ['ABC', 'ABC'],
  ['a-b 12', 'AB12'],
  ['rc-0402/x', '0402'],
  ['AT24C256', '24C256'],
  ['', ''],
])('the base number of %s is %s', (partNo, base) => expect(baseNumber(partNo)).toBe(base));

it.each([
  ['SN74HC00DR', '74-00'],
  ['74LVC1G08GV', '74-1G08'],
  ['SN74AHC595PWR', '74-595'],
  ['AT24C02C', '24C02'],
  ['24LC02B', '24C02'],
  ['LM358DR', '358'],
  ['CD4011BM96', '4011'],
])('the circuit of %s is %s', (partNo, circuit) => expect(circuitOf(partNo)).toBe(circuit));

it.each([
  ['LM2596S-5.0/NOPB', '5V'],
  ['AMS1117-3.3', '3.3V'],
  ['LM2576HVT-12/NOPB', '12V'],
  ['XL1509-5.0E1', '5V'],
  ['LM2596S-ADJ/NOPB', 'Adjustable'],
  ['TPS54331DR', undefined],
  ['K7805-1000R3', undefined],
  ['FOO-13', undefined],
])('the number %s says the output %s', (partNo, output) => expect(outputOf(partNo)).toBe(output));
