// Seals: what stands on them, and that one drawn before is drawn the same for ever, since papers carry it.
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type SealToDraw, sealSvg } from './seal-drawing.ts';

const seal = (wish: Partial<SealToDraw> = {}): SealToDraw => ({
  ...{ kind: 'company', partyName: '深圳元采电子有限公司', name: '' },
  ...wish,
});
const letters = (svg: string) => [...svg.matchAll(/>([^<>]+)<\/text>/g)].map(([, text]) => text);
const turns = (svg: string) =>
  [...svg.matchAll(/rotate\(([-\d.]+) 60 60\)/g)].map(([, degrees]) => Number(degrees));
const sizes = (svg: string) => [...svg.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size));

describe('a round seal', () => {
  it.each([
    ['company', '', '公章'],
    ['contract', '', '合同专用章'],
    ['company', '华南分公司', '华南分公司'],
  ] as const)(
    '%s has the party’s name around a star and below it "%s" or what it is: %s',
    (kind, name, below) => {
      const svg = sealSvg(seal({ kind, name }));
      expect(letters(svg)).toEqual([...'深圳元采电子有限公司', below]);
      expect(svg).toContain('<circle');
      expect(svg).toContain('<polygon');
    },
  );

  it('is as wide to the left as to the right, and never closes', () => {
    for (const length of [1, 2, 10, 11, 12, 40, 60]) {
      const at = turns(sealSvg(seal({ partyName: '元'.repeat(length) })));
      expect(at).toHaveLength(Math.min(length, 40));
      expect((at[0] ?? 0) + (at.at(-1) ?? 0)).toBeCloseTo(0, 5);
      expect((at.at(-1) ?? 0) - (at[0] ?? 0)).toBeLessThanOrEqual(236.01);
    }
    expect(turns(sealSvg(seal({ partyName: '元采城' })))).toEqual([-22, 0, 22]);
  });

  it('has smaller letters the longer the name is', () => {
    const size = (length: number) => sizes(sealSvg(seal({ partyName: '元'.repeat(length) })))[0] ?? 0;
    expect(size(5)).toBe(13);
    expect(size(20)).toBeLessThan(size(15));
    expect(size(40)).toBeGreaterThanOrEqual(5);
  });

  it('does not let a name draw', () => {
    const svg = sealSvg(seal({ partyName: '<a>&"', name: '<b>' }));
    expect(letters(svg)).toEqual(['&lt;', 'a', '&gt;', '&amp;', '&quot;', '&lt;b&gt;']);
  });
});

describe('a handler’s seal', () => {
  const places = (name: string, partyName = '王伟') =>
    [...sealSvg(seal({ kind: 'handler', name, partyName })).matchAll(/x="([\d.]+)" y="([\d.]+)">(.)</g)].map(
      ([, x, y, one]) => [one, Number(x), Number(y)],
    );

  it('is a square, read from the right downwards', () => {
    expect(places('欧阳小明')).toEqual([
      ['欧', 82, 52],
      ['阳', 82, 96],
      ['小', 38, 52],
      ['明', 38, 96],
    ]);
    expect(places('王小明').map(([one]) => one)).toEqual(['王', '小', '明']);
    expect(sealSvg(seal({ kind: 'handler' }))).toContain('<rect');
  });

  it('has two letters or one in the middle, one under the other', () => {
    const [one, other] = places('王伟');
    expect([one?.[1], other?.[1]]).toEqual([60, 60]);
    expect(Number(one?.[2])).toBeLessThan(Number(other?.[2]));
    expect(places('', '王')).toHaveLength(1);
    expect(letters(sealSvg(seal({ kind: 'handler', name: '欧阳小明先' })))).toHaveLength(4);
  });
});

it.each<[Partial<SealToDraw>, string]>([
  [{}, 'cc304578a7335ab3'],
  [{ kind: 'contract', partyName: '元' }, 'efe40ae5b7247ca8'],
  [
    { kind: 'contract', partyName: '中国电子科技集团公司第五十五研究所', name: '合同专用章（1）' },
    '575afe82b6e6f1c3',
  ],
  [{ kind: 'handler', name: '欧阳小明' }, 'ca940cfc4d062d9a'],
  [{ kind: 'handler', name: '王伟' }, 'c3a086ae7ec38a7f'],
  [{ kind: 'handler', name: '王' }, '173eff041a044966'],
])('%j is drawn as it always was', (wish, hash) => {
  expect(
    createHash('sha256')
      .update(sealSvg(seal(wish)))
      .digest('hex')
      .slice(0, 16),
  ).toBe(hash);
});

it('is set in another font where only that is known', () => {
  const svg = sealSvg(seal(), 'Noto');
  expect(svg).toContain("font-family='Noto'");
  expect(svg).not.toContain('YaHei');
  expect(sealSvg(seal())).toContain('Microsoft YaHei');
});
