// What happens to an account, and which of it its owner is told whether he likes it or not.
import { expect, it } from 'vitest';
import { SECURITY_KINDS } from './security-kinds.ts';

it('tells the owner of everything that somebody else might have done, and only of that', () => {
  const told = Object.entries(SECURITY_KINDS).filter(([, kind]) => kind.tellsOwner);
  expect(told.map(([key]) => key).join(' ')).toBe(
    [
      'loginPaused newDevice loggedOutEverywhere tokenReused passwordChanged passwordReset payPasswordChanged',
      'payPasswordPaused memberNameChanged mobileChanged emailChanged weChatBound weChatUnbound typeChanged',
      'subAccountChanged subAccountStopped factorSet factorEnded factorPaused recoveryCodesMade recoveryCodeUsed',
      'enterpriseLoginChanged enterpriseLoginBound apiKeyMade apiKeyRevoked webhookMade webhookChanged',
      'punchoutMade punchoutChanged platformRolesChanged labRolesChanged collectingAccountChanged',
    ].join(' '),
  );
  expect(Object.keys(SECURITY_KINDS)).toHaveLength(44);
});

it('every kind is called something', () => {
  for (const { name } of Object.values(SECURITY_KINDS)) expect([name.zh, name.en].every(Boolean)).toBe(true);
});
