// How events are written into `u` and read back, whoever wrote them.
import { expect, it } from 'vitest';
import {
  BEHAVIOUR_TYPES,
  decodeBehaviour,
  encodeBehaviour,
  SAVE_BEHAVIOUR,
  VIEW_TYPES,
} from './behaviour.ts';

const event = { behaviorType: 'cart', goodsId: 7, city: '深圳市', uuid: '中?>~x>>>😀' };
const base64 = Buffer.from(JSON.stringify(event)).toString('base64');

it('base64 of the event has both signs that addresses and forms spoil', () => {
  expect(base64).toMatch(/\+.*\/|\/.*\+/);
});

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

it('a word that is not written in UTF-8 is no word', () => {
  const broken = Buffer.from('{"city":"ÿ"}', 'latin1').toString('base64');
  expect(decodeBehaviour(broken)).toBeUndefined();
});

it('looking at goods or a store is looking at a page, taking something is not', () => {
  expect(BEHAVIOUR_TYPES.filter((type) => !VIEW_TYPES.includes(type))).toEqual(['cart', 'sampleCart']);
  expect(SAVE_BEHAVIOUR).toBe('v3/statistics/front/member/behavior/save');
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
