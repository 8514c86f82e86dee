// What is shown for an address, however strange.
import { expect, it } from 'vitest';
import { readBehaviourQuery } from './behaviour-query.ts';

const NOW = new Date('2026-11-20T17:00:00Z'); // the 21st in Beijing
const read = (query: string) =>
  readBehaviourQuery(new Request(`http://mall/admin/behaviour/list${query}`), NOW);

it.each([
  ['nothing asked: the last seven days', '', '2026-11-15', '2026-11-21'],
  ['both days', '?from=2026-11-01&to=2026-11-03', '2026-11-01', '2026-11-03'],
  ['only the end', '?to=2026-11-10', '2026-11-04', '2026-11-10'],
  ['the wrong way round', '?from=2026-11-03&to=2026-11-01', '2026-11-01', '2026-11-03'],
  ['longer than anything is kept', '?from=2020-01-01', '2026-05-26', '2026-11-21'],
  ['no days at all', '?from=today&to=2026-13-40', '2026-11-15', '2026-11-21'],
])('%s', (_name, query, from, to) => {
  expect(read(query)).toMatchObject({ from, to });
});

it('kinds and devices that are none are left out', () => {
  expect(read('?behaviorType=steal&device=fridge')).toMatchObject({
    behaviorType: undefined,
    device: undefined,
  });
  expect(read('?behaviorType=cart&device=bot&keyword=%20x%20&current=2')).toMatchObject({
    behaviorType: 'cart',
    device: 'bot',
    keyword: 'x',
    current: 2,
  });
});
