// Each sign of a number or a title, as data sheets have it.
import { expect, it } from 'vitest';
import { signsOf } from './telling-signs.ts';

const said = (categoryCode: string, partNo: string, zh = '') =>
  signsOf({ partNo, categoryCode, title: { zh, en: '' } })
    .map(({ says }) => says?.en ?? '?')
    .join();

it.each([
  ['can-transceiver', 'ISO1050DUBR', '', 'Isolated'],
  ['can-transceiver', 'NSI1050-DDBR', '', 'Isolated'],
  ['intf.485', 'ADM2587EBRWZ', '', 'Isolated'],
  ['intf.485', 'ADM485ARZ', '', 'Not isolated'],
  ['can-transceiver', 'TJA1050T/CM,118', '1Mbps CAN 收发器', 'Not isolated'],
  ['rs485-transceiver', 'XX485', '非隔离 RS-485', 'Not isolated'],
  ['rs485-transceiver', 'XX485', '隔离 RS-485', 'Isolated'],
  ['pluggable-terminal', 'MSTB 2,5/ 5-ST-5,08', '', 'Plug'],
  ['pluggable-terminal', 'MSTB 2,5/ 5-STF-5,08', '', 'Plug'],
  ['pluggable-terminal', 'MSTBA 2,5/ 5-G-5,08', '', 'Header'],
  ['pluggable-terminal', 'MC 1,5/ 4-GF-3,5', '', 'Header'],
  ['pluggable-terminal', '15EDGK-3.81-04P', '', 'Plug'],
  ['pluggable-terminal', '15EDGRC-3.81-04P', '', 'Header'],
  ['pluggable-terminal', 'KF2EDGV-5.08', '', 'Header'],
  ['pluggable-terminal', 'KF128-5.08', '', '?'],
  ['trimmer', '3296W-1-103LF', '', 'Top'],
  ['trimmer', '3296X-1-103LF', '', 'Side'],
  ['trimmer', 'T93YA103', '侧调', 'Side'],
  ['trimmer', 'T93YA103', '', '?'],
  ['seven-segment', 'CC56-12SRWA', '', 'Cathode'],
  ['seven-segment', 'CA56-12EWA', '', 'Anode'],
  ['seven-segment', '5161AS', '', 'Cathode'],
  ['seven-segment', '5161BS', '', 'Anode'],
  ['seven-segment', '3461BS', '', 'Anode'],
  ['seven-segment', 'SMA420564', '', '?'],
  ['voltage-reference', 'CJ431', '', 'Adjustable'],
  ['voltage-reference', 'TL432AIDBZR', '', 'Adjustable'],
  ['voltage-reference', 'LM4040AIM3-2.5/NOPB', '', 'Fixed'],
  ['voltage-reference', 'REF3431', '', 'Fixed'],
  ['logic-gate', 'SN74HCT00DR', '', 'TTL'],
  ['multiplexer-decoder', '74HC4053D', '', 'CMOS'],
  ['multiplexer-decoder', '74HCT4053D', '', 'TTL'],
  ['buffer-transceiver', 'SN74AHCT245PWR', '', 'TTL'],
  ['buffer-transceiver', 'SN74LVC1G125DBVR', '', 'CMOS'],
  ['logic-gate', 'SN74LS00N', '', 'TTL'],
  ['logic-gate', 'CD4011BE', '', 'CMOS'],
  ['chip-resistor', 'ISO1050', '隔离', ''],
])('%s %s %s: %s', (category, partNo, title, expected) => {
  expect(said(category, partNo, title)).toBe(expected);
});
