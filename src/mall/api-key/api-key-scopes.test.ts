// Which scopes a side's keys can have.
import { expect, it } from 'vitest';
import { API_KEY_SCOPE_KEYS, scopesOf } from './api-key-scopes.ts';

it('each scope is somebody’s, and a buyer’s key ships nothing', () => {
  expect(new Set([...scopesOf('buyer'), ...scopesOf('store')])).toEqual(new Set(API_KEY_SCOPE_KEYS));
  expect(scopesOf('buyer')).not.toContain('order.ship');
  expect(scopesOf('store')).not.toContain('order.write');
});

it('nothing that money, signatures, approvals, staff or keys hang on is among them', () => {
  for (const key of API_KEY_SCOPE_KEYS) expect(key).not.toMatch(/pay|sign|approv|staff|sub|key|role/);
});
