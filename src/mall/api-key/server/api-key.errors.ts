// How the room of keys says no.
import { errors } from '#kit/http/refusal.ts';
import { State } from '#kit/http/state.ts';
import { MOST_KEYS } from '../api-key.protocol.ts';
import { API_KEY_SCOPES, type ApiKeyScope } from '../api-key-scopes.ts';

export const apiKeyErrors = errors('apiKey', {
  notForKeys: {
    state: State.notAllowed,
    zh: '该接口不对 API 密钥开放',
    en: 'This call is not open to API keys',
  },
  outOfScope: ({ scope }: { scope: ApiKeyScope }) => ({
    state: State.notAllowed,
    zh: `密钥缺少权限：${API_KEY_SCOPES[scope]?.name.zh ?? scope}`,
    en: `The key lacks the scope ${scope}: ${API_KEY_SCOPES[scope]?.name.en ?? ''}`,
  }),
  notYours: { zh: '该权限不适用于此类密钥', en: 'Keys of this kind cannot have this scope' },
  tooMany: {
    zh: `最多 ${MOST_KEYS} 个有效密钥，请先吊销不用的`,
    en: `At most ${MOST_KEYS} keys: revoke one first`,
  },
  notFound: { state: State.notFound, zh: '密钥不存在', en: 'There is no such key' },
});
