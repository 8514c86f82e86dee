// Who may sign for an enterprise or a store, with which seals: applications, their review by the platform, their end.
import { z } from 'zod';
import { bothSides, door, get, nothing, post } from '#kit/http/door.ts';
import { Bit, id, json, line, Moment, requestId, ruled, Tone, whole } from '#kit/http/wire.ts';
import { checkCreditCode } from '#kit/rules/identity-rules.ts';
import { FileReply } from '#mall/file/file.protocol.ts';
import { loggedIn, permitted, platform, storeOperator } from '#mall/member/actor.ts';
import { SEAL_STATES, SIGN_AUTH_STATES } from './contract-process.ts';
import { day } from './contract-text.protocol.ts';
import { SEAL_KINDS } from './sign-auth-words.ts';

const signs = permitted(loggedIn, 'contract.sign');
export const reviews = platform('operator', 'auditor');

export const SealReply = z.object({
  sealId: z.number(),
  version: z.number(),
  kind: z.enum(SEAL_KINDS),
  kindName: z.string(),
  name: z.string(),
  partyName: z.string(),
  state: z.enum(SEAL_STATES),
  stateName: z.string(),
  tone: Tone,
  /** Drawn by the mall: a picture of the seal, no scan. */
  svg: z.string(),
  createTime: Moment,
  allowedActions: z.array(z.enum(['approve', 'sendBack', 'disable', 'submit'])),
});
export type SealReply = z.infer<typeof SealReply>;

export const SignAuthReply = z.object({
  signAuthId: z.number(),
  version: z.number(),
  side: z.enum(['purchaser', 'supplier']),
  state: z.enum(SIGN_AUTH_STATES),
  stateName: z.string(),
  tone: Tone,
  memberId: z.number(),
  signerName: z.string(),
  role: z.enum(['legal', 'handler']),
  partyName: z.string(),
  uscc: z.string(),
  files: z.array(FileReply),
  authorisedUntil: z.string(),
  /** Why it was sent back or revoked. */
  reason: z.string(),
  createTime: Moment,
  decideTime: Moment.nullable(),
  allowedActions: z.array(z.enum(['resubmit', 'revoke', 'approve', 'sendBack'])),
});
export type SignAuthReply = z.infer<typeof SignAuthReply>;

export const SignAuthStanding = z.object({
  /** Null: nothing was applied for yet. */
  own: SignAuthReply.nullable(),
  /** Colleagues who may sign or have applied. */
  others: z.array(SignAuthReply),
  seals: z.array(SealReply),
  /** What has to be so before one may apply, each with where it is mended. */
  conditions: z.array(
    z.object({ key: z.string(), description: z.string(), pass: Bit, fixUrl: z.string().nullable() }),
  ),
  mayApply: Bit,
  /** What the party is called: an enterprise's certified name, fixed; a store fills in its own. */
  partyName: z.string(),
  uscc: z.string(),
  isPartyFixed: Bit,
  legalName: z.string(),
  mobile: z.string().nullable(),
});
export type SignAuthStanding = z.infer<typeof SignAuthStanding>;

const application = {
  signerName: line(40, 2),
  role: z.enum(['legal', 'handler']),
  /** The letter of authorisation for a handler; for a store its business licence as well. Uploaded with purpose `certificate`. */
  fileIds: json(z.array(id()).max(6)).default([]),
  /** Of the letter of authorisation. */
  authorisedUntil: day(),
  /** Asked for with `ownCode` and type `sign`. */
  smsCode: line(10, 1),
};

/** A store says under which legal name it signs. */
const storesParty = {
  partyName: line(100, 2),
  uscc: ruled((value) => checkCreditCode(value)),
};

const version = whole(1, 1_000_000);
const Done = z.object({ signAuthId: z.number(), state: z.enum(SIGN_AUTH_STATES), version: z.number() });
const SealDone = z.object({ sealId: z.number(), state: z.enum(SEAL_STATES), version: z.number() });
const withReason = z.object({ signAuthId: id(), version, reason: line(200, 2) });

const front = { path: 'v3/business/front/signAuth', access: signs };
const seller = { path: 'v3/business/seller/signAuth', access: storeOperator, prefix: 'seller' } as const;

export const signAuthProtocol = {
  ...bothSides(front, seller, {
    show: get({ zh: '签约认证与印章', en: 'Right to sign, and seals' }, nothing, SignAuthStanding),
    revoke: post({ zh: '注销签约认证', en: 'Give up a right to sign' }, withReason, Done),
    createSeal: post(
      { zh: '新增印章', en: 'Add a seal' },
      z.object({ kind: z.enum(SEAL_KINDS), name: line(40).default(''), ...requestId }),
      SealDone,
      { creates: true },
    ),
    submitSeal: post(
      { zh: '提交印章审核', en: 'Hand a seal in again' },
      z.object({ sealId: id(), version }),
      SealDone,
    ),
    disableSeal: post(
      { zh: '停用印章', en: 'Disable a seal' },
      z.object({ sealId: id(), version, reason: line(200, 2) }),
      SealDone,
    ),
  }),
  ...door(front.path, front.access, {
    apply: post(
      { zh: '申请签约认证', en: 'Apply for the right to sign' },
      z.object({ ...application, ...requestId }),
      Done,
      { creates: true },
    ),
    resubmit: post(
      { zh: '重新提交签约认证', en: 'Apply again' },
      z.object({ version, ...application }),
      Done,
    ),
  }),
  ...door(seller.path, seller.access, {
    sellerApply: post(
      { zh: '申请签约认证（店铺）', en: 'Apply for the right to sign (store)' },
      z.object({ ...application, ...storesParty, ...requestId }),
      Done,
      { name: 'apply', creates: true },
    ),
    sellerResubmit: post(
      { zh: '重新提交签约认证（店铺）', en: 'Apply again (store)' },
      z.object({ version, ...application, ...storesParty }),
      Done,
      { name: 'resubmit' },
    ),
  }),
  ...door('v3/business/admin/signAuth', reviews, {
    /** The seals that wait with it are approved too. */
    adminApprove: post(
      { zh: '通过签约认证', en: 'Approve a right to sign' },
      z.object({ signAuthId: id(), version }),
      Done,
      { name: 'approve' },
    ),
    adminSendBack: post({ zh: '驳回签约认证', en: 'Send a right to sign back' }, withReason, Done, {
      name: 'sendBack',
    }),
    adminRevoke: post({ zh: '撤销签约认证', en: 'Revoke a right to sign' }, withReason, Done, {
      name: 'revoke',
    }),
    adminDecideSeal: post(
      { zh: '审核印章', en: 'Decide about a seal' },
      z.object({
        sealId: id(),
        version,
        decision: z.enum(['approve', 'sendBack', 'disable']),
        reason: line(200).default(''),
      }),
      SealDone,
      { name: 'decideSeal' },
    ),
  }),
};
