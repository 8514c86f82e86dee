// The data file of a certificate holds against its schema, and says the very numbers of the paper.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findTool } from '#kit/test/find-tool.ts';
import { composeReport } from '../../compose-report.ts';
import { aCalibrationSource, aTestSource } from '../../source.builders.ts';
import { dccXml } from './dcc-xml.ts';
import { siUnit } from './si-unit.ts';

const WORDS = { conclusion: { zh: '见结果 <&>', en: 'See results' }, deviations: '无' };
const PEOPLE = { preparedBy: '李锐', reviewedBy: '吴岚', approvedBy: '冯恺', issuedOn: '2026-11-28' };
const MORE = { release: '0.1.0', formerHash: null, isOnSite: false, hasTimeStamp: false };
const calibration = { ...composeReport(aCalibrationSource(), WORDS), ...PEOPLE, reportNo: 'YCC26000001' };
/** PTB's schema is no part of the mall: it lies beside the repository, or where it is said to. */
const SCHEMA =
  process.env.DCC_SCHEMA ?? join(import.meta.dirname, '../../../../../../shared/data/dcc/dcc.xsd');

it('says the numbers of the paper with their uncertainty', () => {
  const xml = dccXml(calibration, MORE);
  for (const said of [
    ...['<dcc:uniqueIdentifier>YCC26000001</dcc:uniqueIdentifier>', '<si:value>0.00120</si:value>'],
    ...['<si:uncertainty>0.00012</si:uncertainty>', '<si:coverageFactor>2.00</si:coverageFactor>', '\\volt'],
    ...['JJF 1587-2016 7.2', 'MY5300001', 'SB-031', '见结果 &lt;&amp;&gt;'],
  ])
    expect(xml).toContain(said);
  const stated = calibration.items.flatMap(({ tables }) =>
    tables.flatMap(({ rows }) => rows.map((row) => row[5] ?? '')),
  );
  for (const U of stated) expect(xml).toContain(`<si:uncertainty>${U}</si:uncertainty>`);
});

it('holds against the schema, amended and in both languages too', () => {
  const xmllint = findTool('xmllint');
  if (!xmllint || !existsSync(SCHEMA))
    return console.warn('There is no schema of the DCC here: nothing is held against it.');
  const folder = mkdtempSync(join(tmpdir(), 'yc-dcc-'));
  const both = { ...composeReport(aTestSource(), WORDS), ...PEOPLE, reportNo: 'YCC26000002' };
  const amended = { ...calibration, amends: { reportNo: 'YCC26000001', what: '地址', why: '笔误' } };
  for (const [at, xml] of [
    dccXml(calibration, MORE),
    dccXml(both, MORE),
    dccXml(amended, { ...MORE, formerHash: 'a'.repeat(64) }),
  ].entries()) {
    const path = join(folder, `${at}.xml`);
    writeFileSync(path, xml);
    const judged = spawnSync(xmllint, ['--noout', '--nonet', '--schema', SCHEMA, path]);
    expect(judged.stderr.toString()).toBe(`${path} validates\n`);
  }
});

it.each([
  ['V', '\\volt'],
  ['MOhm', '\\mega\\ohm'],
  ['mm', '\\milli\\metre'],
  ['m/s2', '\\metre\\second\\tothe{-2}'],
  ['Cel', '\\degreecelsius'],
  ['', '\\one'],
  ['kg', '\\kilogram'],
])('%s is %s', (ucum, unit) => expect(siUnit(ucum)).toBe(unit));
