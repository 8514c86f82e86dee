// The calls by which contracts are begun, written and confirmed: what a side may say there differs, the rest is the same.
import { z } from 'zod';
import { get, nothing, post } from '#kit/http/door.ts';
import { flag, id, json, line, requestId, whole } from '#kit/http/wire.ts';
import { ApprovalPath } from '#mall/approval/approval.protocol.ts';
import { ContractDone, Hash, oneContract, seenContract } from './contract-door.ts';
import { MOST_ANNEXES } from './contract-terms.ts';
import { ContractText, DraftInput, day, Fault } from './contract-text.protocol.ts';

const Made = z.object({ contractSn: z.string(), version: z.number() });

/** What the purchaser's enterprise books a contract to; left out: as it is. Project 0: none. */
const booking = {
  projectId: whole(0, Number.MAX_SAFE_INTEGER).optional(),
  costCentre: line(60).optional(),
};

const keyData = {
  title: line(100, 2),
  amount: line(20, 1),
  signedOn: day(),
  startsOn: day(),
  endsOn: day(),
  note: line(2000).default(''),
  fileIds: json(z.array(id()).min(1).max(MOST_ANNEXES)),
  ...requestId,
};

const drafting = { may: 'drafts' } as const;
const creating = { may: 'drafts', creates: true } as const;

const saving = seenContract.extend({ draft: json(DraftInput) });
const confirming = oneContract.extend({ contentHash: Hash });
const inqSn = line(20, 1);
const templateKey = line(40, 1);
const asFramework = { isFramework: flag().default(false), ...requestId };

const save = <I extends z.ZodType>(input: I) =>
  post(
    { zh: '保存合同草稿', en: 'Save a draft' },
    input,
    z.object({
      contractSn: z.string(),
      version: z.number(),
      content: ContractText,
      faults: z.array(Fault),
    }),
    drafting,
  );

const previewApproval = <I extends z.ZodType>(input: I) =>
  get(
    { zh: '提交前查看审批路径', en: 'The way of approval, before submitting' },
    input,
    z.object({ approval: ApprovalPath }),
  );

const confirm = <I extends z.ZodType>(input: I) =>
  post({ zh: '确认合同文本', en: 'Confirm the text' }, input, ContractDone, drafting);

const draftFromTemplate = <I extends z.ZodType>(input: I) =>
  post({ zh: '从范本起草合同', en: 'Draft a contract from a template' }, input, Made, creating);

const register = <I extends z.ZodType>(input: I) =>
  post({ zh: '补录线下合同', en: 'Register a contract made on paper' }, input, Made, creating);

/** Behind the purchaser's door. */
export const draftCalls = {
  save: save(saving.extend(booking)),
  previewApproval: previewApproval(oneContract.extend(booking)),
  confirm: confirm(confirming.extend(booking)),
  draftFromTemplate: draftFromTemplate(z.object({ templateKey, storeId: id(), ...requestId })),
  register: register(z.object({ storeId: id(), ...keyData })),
  /** Of what an inquiry awarded to a store and nobody has contracted or ordered; a draft of the same side that is still open is found again. */
  draftFromAward: post(
    { zh: '由定标结果起草合同', en: 'Draft a contract from an award' },
    z.object({ inqSn, storeId: id(), ...asFramework }),
    Made,
    creating,
  ),
};

/** Behind the store's. */
export const sellerDraftCalls = {
  sellerSave: { ...save(saving), name: 'save' },
  sellerPreviewApproval: { ...previewApproval(oneContract), name: 'previewApproval' },
  sellerConfirm: { ...confirm(confirming), name: 'confirm' },
  sellerDraftFromTemplate: {
    ...draftFromTemplate(z.object({ templateKey, enterpriseId: id(), ...requestId })),
    name: 'draftFromTemplate',
  },
  sellerRegister: { ...register(z.object({ enterpriseId: id(), ...keyData })), name: 'register' },
  sellerDraftFromAward: post(
    { zh: '由中标结果起草合同', en: 'Draft a contract from an award' },
    z.object({ inqSn, ...asFramework }),
    Made,
    { name: 'draftFromAward', creates: true },
  ),
  /** With whom a store may begin a contract: certified enterprises that it has dealt with. */
  sellerCustomers: get(
    { zh: '可签约的采购方', en: 'Purchasers to make a contract with' },
    nothing,
    z.object({ list: z.array(z.object({ enterpriseId: z.number(), name: z.string() })) }),
    { name: 'customers' },
  ),
};
