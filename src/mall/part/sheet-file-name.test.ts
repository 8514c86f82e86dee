// Part numbers as names of files.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sheetFileName } from './sheet-file-name.ts';

it.each([
  ['RC0603FR-0710KL', 'RC0603FR-0710KL'],
  ['LM358DR2G', 'LM358DR2G'],
  ['74HC595D,118', '74HC595D_118'],
  ['DS18B20+T&R', 'DS18B20+T_R'],
  ['LM75AIMX/NOPB', 'LM75AIMX_NOPB'],
  ['../../etc/passwd', 'etc_passwd'],
  ['a..b', 'a.b'],
  ['风华-10K', '风华-10K'],
  ['\ud800', 'part'],
  ['', 'part'],
  ['x'.repeat(200), 'x'.repeat(80)],
])('%j', (partNo, name) => expect(sheetFileName(partNo, 'en')).toBe(`${name}-parameter-sheet.pdf`));

it('says in Chinese what it is', () => expect(sheetFileName('A1', 'zh')).toBe('A1-参数页.pdf'));

it('holds nothing that a path, a shell or a header takes for something else', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (partNo) => {
      const name = sheetFileName(partNo, 'zh');
      expect(name).toMatch(/^[\p{L}\p{N}][\p{L}\p{N}+._-]*\.pdf$/u);
      expect(name).not.toContain('..');
      expect([...name].length).toBeLessThan(100);
      expect(() => encodeURIComponent(name)).not.toThrow();
    }),
  );
});
