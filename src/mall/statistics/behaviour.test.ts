// How events are written into `u` and read back, whoever wrote them.
import { expect, it } from 'vitest';
import { decodeBehaviour, encodeBehaviour } from './behaviour.ts';

const event = { behaviorType: 'cart', goodsId: 7, city: '深圳市', uuid: 'aä😀?>~' };
const base64 = Buffer.from(JSON.stringify(event)).toString('base64');

it.each([
  ['as the pages write it', encodeBehaviour(event)],
  ['address-encoded JSON', encodeURIComponent(JSON.stringify(event))],
  ['bare JSON', JSON.stringify(event)],
  ['bare base64', base64],
  ['base64 for addresses', Buffer.from(JSON.stringify(event)).toString('base64url')],
  ['base64 whose plus signs a form has eaten', base64.replaceAll('+', ' ')],
])('%s is read', (_name, u) => {
  expect(decodeBehaviour(u)).toEqual(event);
});

it('a percent sign that encodes nothing does no harm', () => {
  expect(decodeBehaviour('{"url":"100%"}')).toEqual({ url: '100%' });
});

it('several events travel together', () => {
  expect(decodeBehaviour(encodeBehaviour([event, event]))).toEqual([event, event]);
});

it.each(['', 'x', '%', '7', '"cart"', 'null', '{"behaviorType":', '%E4%B8', 'bnVsbA=='])(
  '%s is nothing',
  (u) => {
    expect(decodeBehaviour(u)).toBeUndefined();
  },
);
