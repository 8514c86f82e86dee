// The message list's address: read, written, and survived when somebody has tampered with it.
import { expect, it } from 'vitest';
import { messageListAddress, readMessageListQuery } from './message-list-query.ts';

const read = (query: string) => readMessageListQuery(new URLSearchParams(query));

it.each([
  ['', { kind: undefined, unread: false, current: 1 }],
  ['kind=order&unread=1&current=3', { kind: 'order', unread: true, current: 3 }],
  ['kind=constructor&unread=yes&current=-2', { kind: undefined, unread: false, current: 1 }],
  ['current=1e9', { kind: undefined, unread: false, current: 1 }],
])('%s', (query, state) => expect(read(query)).toEqual(state));

it('writes what it reads, without what is usual', () => {
  expect(messageListAddress({ current: 1, unread: false })).toBe('/msg/list');
  const state = { kind: 'coupon', unread: true, current: 2 } as const;
  expect(read(messageListAddress(state).split('?')[1] ?? '')).toEqual(state);
});
