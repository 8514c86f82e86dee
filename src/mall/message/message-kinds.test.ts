// What members get messages about: which cannot be switched off, and by which channels they come at first.
import { expect, it } from 'vitest';
import { MESSAGE_CHANNELS, MESSAGE_KIND_KEYS, MESSAGE_KINDS, type MessageKind } from './message-kinds.ts';

const kinds = (is: (kind: (typeof MESSAGE_KINDS)[MessageKind]) => boolean) =>
  MESSAGE_KIND_KEYS.filter((key) => is(MESSAGE_KINDS[key])).join(' ');

it('safety, law and money cannot be switched off', () => {
  expect(kinds(({ isLocked }) => isLocked)).toBe('account payment contract statement invoice credit');
});

it('only the account’s safety comes by SMS at first, and by e-mail whatever asks for something', () => {
  expect(kinds(({ sms }) => sms)).toBe('account');
  expect(kinds(({ email }) => !email)).toBe('sample request watch coupon points announcement');
});

it('every kind is called something, and comes by site, SMS or e-mail', () => {
  expect(MESSAGE_KIND_KEYS).toHaveLength(20);
  expect(kinds(({ name }) => Boolean(name.zh && name.en))).toBe(MESSAGE_KIND_KEYS.join(' '));
  expect([...MESSAGE_CHANNELS]).toEqual(['site', 'sms', 'email']);
});
