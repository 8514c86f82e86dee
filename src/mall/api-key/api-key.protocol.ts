// Keys by which programs call the mall for an enterprise, a store or a member; leans on member and company.
import { z } from 'zod';
import { bothSides, get, nothing, post } from '#kit/http/door.ts';
import { id, line, Moment, whole } from '#kit/http/wire.ts';
import { loggedIn, permitted, storeOperator } from '#mall/member/actor.ts';
import { API_KEY_SCOPE_KEYS, type ApiKeyScope } from './api-key-scopes.ts';

/** How long a key lives at most. */
export const LONGEST_DAYS = 365; // chosen
/** How many one owner has at once. */
export const MOST_KEYS = 20; // chosen

const Scopes = z.array(z.enum(API_KEY_SCOPE_KEYS as [ApiKeyScope, ...ApiKeyScope[]]));

export const ApiKey = z.object({
  keyId: z.number(),
  name: z.string(),
  /** Its beginning: enough to tell it from others. */
  prefix: z.string(),
  scopes: Scopes,
  /** For whom it acts: who made it, with the rights that he has at each moment. */
  memberName: z.string(),
  createdAt: Moment,
  expiresAt: Moment,
  lastUsedAt: Moment.nullable(),
  revokedAt: Moment.nullable(),
  state: z.enum(['ON', 'EXPIRED', 'REVOKED']),
});
export type ApiKey = z.infer<typeof ApiKey>;

export const apiKeyProtocol = bothSides(
  { path: 'v3/member/front/apiKey', access: permitted(loggedIn, 'ent.role') },
  { path: 'v3/store/seller/apiKey', access: storeOperator, prefix: 'seller' },
  {
    /** Of the enterprise for whom manages its roles, of the store for its operators, else one's own; the newest first. */
    list: get({ zh: 'API 密钥', en: 'API keys' }, nothing, z.object({ list: z.array(ApiKey) })),
    make: post(
      { zh: '创建 API 密钥', en: 'Make an API key' },
      z.object({ name: line(60, 1), scopes: Scopes.min(1), days: whole(1, LONGEST_DAYS) }),
      /** `token` is shown this once; the mall keeps a hash. */
      z.object({ key: ApiKey, token: z.string() }),
      { apart: true, perMinute: 30 },
    ),
    revoke: post({ zh: '吊销 API 密钥', en: 'Revoke an API key' }, z.object({ keyId: id() }), ApiKey),
  },
);
