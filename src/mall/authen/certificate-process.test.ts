// The lives of a certificate and of a surveillance as tables.
import { expect, it } from 'vitest';
import { lifeTable } from '#kit/process/process.builders.ts';
import {
  CERTIFICATE_STATES,
  certificateProcess,
  SURVEILLANCE_STATES,
  surveillanceProcess,
} from './certificate-process.ts';

it('allows a certificate exactly this', () =>
  expect(
    lifeTable(certificateProcess, CERTIFICATE_STATES, ['decider', 'holder', 'system']),
  ).toMatchInlineSnapshot(`
    {
      "CANCELLED": "",
      "EXPIRED": "",
      "REVOKED": "",
      "SUSPENDED": "decider: restore → VALID, decider: revoke → REVOKED, holder: giveUp → CANCELLED, system: remind, system: expire → EXPIRED",
      "VALID": "decider: suspend → SUSPENDED, decider: revoke → REVOKED, holder: giveUp → CANCELLED, system: propose, system: expire → EXPIRED",
      "new": "decider: issue → VALID",
    }
  `));

it('allows a surveillance exactly this', () =>
  expect(lifeTable(surveillanceProcess, SURVEILLANCE_STATES, ['decider', 'system'])).toMatchInlineSnapshot(`
    {
      "DONE": "",
      "MISSED": "decider: done → DONE",
      "ORDERED": "decider: done → DONE, system: miss → MISSED",
      "PLANNED": "system: order → ORDERED, system: miss → MISSED",
      "new": "decider: plan → PLANNED",
    }
  `));
