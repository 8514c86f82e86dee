// What catalogues say of compliance, however they spell it.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MSL, ROHS } from './compliance.ts';
import { complianceReply, readCompliance } from './read-compliance.ts';

describe('is read', () => {
  it.each([
    [{ rohs: true }, { rohs: 'compliant' }],
    [{ rohs: false }, { rohs: 'notCompliant' }],
    [{ rohs: 'Yes' }, { rohs: 'compliant' }],
    [{ rohs: '否' }, { rohs: 'notCompliant' }],
    [{ rohs: '豁免符合' }, { rohs: 'compliantByExemption' }],
    [{ rohs: 'Compliant by exemption' }, { rohs: 'compliantByExemption' }],
    [{ rohs: 'not-compliant' }, { rohs: 'notCompliant' }],
    [{ msl: 3 }, { msl: '3' }],
    [{ msl: ' MSL 2A ' }, { msl: '2a' }],
    [{ msl: 'MSL-5a' }, { msl: '5a' }],
    [{ hsCode: 8_533_211_000 }, { hsCode: '8533211000' }],
    [{ hsCode: '8533.21 10' }, { hsCode: '85332110' }],
    [{ origin: 'my' }, { origin: 'MY' }],
    [{ origin: 'Japan' }, { origin: 'JP' }],
    [{ rohs: 'unknown', msl: '未知', hsCode: '', origin: null }, {}],
    [{ rohs: ' Unknown ' }, {}],
    [{}, {}],
  ])('%j as %j', (said, compliance) => expect(readCompliance(said)).toEqual({ compliance, wrong: [] }));

  it('as it was written, every value', () => {
    for (const rohs of ROHS) expect(readCompliance({ rohs }).compliance).toEqual({ rohs });
    for (const msl of MSL) expect(readCompliance({ msl }).compliance).toEqual({ msl });
  });
});

it.each([
  { rohs: 'perhaps' },
  { rohs: {} },
  { msl: '7' },
  { msl: '2b' },
  { msl: ['1'] },
  { hsCode: '8533' },
  { hsCode: '853321100' },
  { hsCode: '85332110000' },
  { hsCode: '8533A110' },
  { origin: 'XX' },
])('%j is left out, and named', (said) =>
  expect(readCompliance(said)).toEqual({ compliance: {}, wrong: Object.keys(said) }),
);

it('never throws, and keeps nothing that cannot be kept', () => {
  const anything = fc.record({
    rohs: fc.anything(),
    msl: fc.anything(),
    hsCode: fc.anything(),
    origin: fc.string(),
  });
  fc.assert(
    fc.property(anything, (said) => {
      const {
        rohs = 'compliant',
        msl = '1',
        hsCode = '00000000',
        origin = 'CN',
      } = readCompliance(said).compliance;
      expect(ROHS).toContain(rohs);
      expect(MSL).toContain(msl);
      expect(hsCode).toMatch(/^(\d{8}|\d{10})$/);
      expect(origin).toMatch(/^[A-Z]{2}$/);
    }),
  );
});

it('is answered with the country’s name', () => {
  expect(complianceReply({ msl: '1', origin: 'CN' }, 'zh')).toEqual({
    ...{ rohs: null, msl: '1', hsCode: null, origin: 'CN', originName: '中国' },
  });
  expect(complianceReply({ rohs: 'compliant', hsCode: '85332110' }, 'en')).toEqual({
    ...{ rohs: 'compliant', msl: null, hsCode: '85332110', origin: null, originName: null },
  });
});
