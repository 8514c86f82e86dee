// Which tests are proposed for a pair, and with which limits.
import { expect, it } from 'vitest';
import { limitOf, proposeItems, type VerifiedParameter } from './propose-items.ts';

const parameter = (key: string, more: Partial<VerifiedParameter> = {}): VerifiedParameter => ({
  ...{ key, name: { zh: key, en: key }, kind: 'GE', tolerance: 0, value: { zh: '5V', en: '5 V' } },
  ...more,
});
const capability = (capId: number, itemZh: string, isComponent = false) => ({ capId, itemZh, isComponent });
const proposed = (keys: readonly string[], capabilities: readonly ReturnType<typeof capability>[]) => {
  const { items, left } = proposeItems(
    keys.map((key) => parameter(key)),
    capabilities,
  );
  return [
    items.map(({ capId, parameters }) => [capId, ...parameters.map(({ key }) => key)]),
    left.map(({ key }) => key),
  ];
};

it.each([
  [
    'each to what measures it',
    ['slew_rate', 'vos'],
    [capability(1, '输入失调电压与偏置电流'), capability(2, '压摆率与相位裕度')],
    [
      [1, 'vos'],
      [2, 'slew_rate'],
    ],
    [],
  ],
  ['several to one', ['vos', 'ib'], [capability(1, '输入失调电压与偏置电流')], [[1, 'vos', 'ib']], []],
  [
    'the rest to a general test',
    ['data_rate', 'vos'],
    [capability(1, '功能测试'), capability(2, '输入失调电压')],
    [
      [1, 'data_rate'],
      [2, 'vos'],
    ],
    [],
  ],
  ['nobody measures it', ['data_rate', 'vos'], [capability(2, '输入失调电压')], [[2, 'vos']], ['data_rate']],
  [
    'components besides',
    ['vos'],
    [capability(1, '外观', true), capability(2, '输入失调电压')],
    [[1], [2, 'vos']],
    [],
  ],
  ['components alone verify nothing', ['data_rate'], [capability(1, '外观', true)], [], ['data_rate']],
  ['nothing there', ['vos'], [], [], ['vos']],
])('%s', (_, keys, capabilities, items, left) => expect(proposed(keys, capabilities)).toEqual([items, left]));

it.each([
  [{ kind: 'GE' }, 'vf ≥ 5V'],
  [{ kind: 'LE', tolerance: 0.2 }, 'vf ≤ 5V'],
  [{ kind: 'EQUAL' }, 'vf = 5V'],
  [{ kind: 'EQUAL', tolerance: 0.01 }, 'vf = 5V ±1%'],
  [{ kind: 'EQUAL', tolerance: Number.POSITIVE_INFINITY }, 'vf = 5V'],
] as const)('%j is written %s', (more, text) => expect(limitOf(parameter('vf', more), 'zh')).toBe(text));
