// Contracts for tests: made through the API the way people make them, and led to the state that is wished for.
import type { AnyEndpoint, CallOf, ReplyOf } from '#kit/http/endpoint.ts';
import { inquiryProtocol } from '#mall/inquiry/inquiry.protocol.ts';
import {
  anInquiry,
  aPurchaser,
  goodsLine,
  type MallToInquireIn,
  type Purchaser,
} from '#mall/inquiry/server/inquiry.builders.ts';
import type { Person } from '#mall/login/server/login.builders.ts';
import { hashPassword } from '#mall/member/server/password/hash-password.ts';
import { aSeller, PAY_PASSWORD } from '#mall/order/server/order.builders.ts';
import { quotationProtocol } from '#mall/quotation/quotation.protocol.ts';
import { aQuotation, type OfferWish } from '#mall/quotation/server/quotation.builders.ts';
import { contractProtocol as protocol } from '../contract.protocol.ts';
import type { ContractContent } from '../contract-content.ts';
import type { DraftInput } from '../contract-text.protocol.ts';
import { SIGN_AGREEMENT_VERSION } from '../sign-agreement.ts';
import { seal, signAuth } from './contract.tables.ts';

export interface MallToContractIn extends MallToInquireIn {
  call<E extends AnyEndpoint>(endpoint: E, input: CallOf<E>, person?: { token: string }): Promise<ReplyOf<E>>;
}

export type Seller = Person & { storeId: number };

let payPasswordHash: Promise<string> | undefined;

/** Makes somebody who may sign: authenticated, with a seal in use and the pay password of the builders. */
export async function maySign(
  mall: MallToContractIn,
  person: Person & ({ enterpriseId: number } | { storeId: number }),
): Promise<{ sealId: number }> {
  payPasswordHash ??= hashPassword(PAY_PASSWORD);
  const hash = await payPasswordHash;
  return mall.work(async (work) => {
    await work.query('UPDATE member SET pay_password_hash = $2 WHERE member_id = $1', [
      person.memberId,
      hash,
    ]);
    const enterpriseId = 'enterpriseId' in person ? person.enterpriseId : null;
    const storeId = 'storeId' in person && enterpriseId === null ? person.storeId : null;
    const [house] = await work.query<{ name: string; uscc: string; legal: string }>(
      `SELECT name, uscc, data->>'legalName' AS legal FROM enterprise WHERE enterprise_id = $1`,
      [enterpriseId],
    );
    const partyName = house?.name ?? `测试供应商 ${storeId} 有限公司`;
    await work.tx.insert(signAuth).values({
      memberId: person.memberId,
      enterpriseId,
      storeId,
      state: 'AUTHENTICATED',
      signerName: house?.legal ?? '李经理',
      role: 'legal',
      partyName,
      uscc: house?.uscc ?? '91440300MA5DQ0000U',
      createdAt: work.now,
    });
    const [made] = await work.tx
      .insert(seal)
      .values({
        enterpriseId,
        storeId,
        kind: 'contract',
        name: '',
        partyName,
        state: 'ACTIVE',
        createdAt: work.now,
      })
      .returning();
    return { sealId: made!.sealId };
  });
}

export interface Parties {
  purchaser: Purchaser & { sealId: number };
  seller: Seller & { sealId: number };
}

/** Both sides, able to sign. */
export async function bothParties(mall: MallToContractIn): Promise<Parties> {
  const purchaser = await aPurchaser(mall);
  const seller = await aSeller(mall);
  return {
    purchaser: { ...purchaser, ...(await maySign(mall, purchaser)) },
    seller: { ...seller, ...(await maySign(mall, seller)) },
  };
}

/** An inquiry of two lines, quoted by one store, awarded to it. */
export async function anAward(
  mall: MallToContractIn,
  { purchaser, seller }: Parties,
  offer: OfferWish = {},
  costCentre = '',
): Promise<{ inqSn: string; quoSn: string }> {
  const { inqSn } = await anInquiry(mall, {
    purchaser,
    sellers: [seller],
    header: { deliveryPlace: '广东省深圳市南山区科苑路 15 号 3 栋' },
    lines: [goodsLine({ partNo: 'AB-1' }), goodsLine({ partNo: 'CD-2' }, { qty: 500 })],
  });
  if (costCentre)
    await mall.work((work) =>
      work.query('UPDATE inquiry SET cost_centre = $2 WHERE inq_sn = $1', [inqSn, costCentre]),
    );
  const { quoSn } = await aQuotation(mall, seller, inqSn, {
    lines: [
      { lineNo: 1, unitPrice: '1.250000' },
      { lineNo: 2, unitPrice: '0.003120', number: 500, partNo: 'CD-2' },
    ],
    plan: [
      { trigger: 'ON_ORDER', perMille: 300, dueDays: 0 },
      { trigger: 'ON_RECEIPT', perMille: 700, dueDays: 30 },
    ],
    ...offer,
  });
  const { version } = await mall.call(inquiryProtocol.detail, { inqSn }, purchaser);
  await mall.call(inquiryProtocol.close, { inqSn, version }, purchaser);
  const { standingNo } = await mall.call(quotationProtocol.detail, { quoSn }, purchaser);
  await mall.call(
    quotationProtocol.award,
    {
      inqSn,
      reason: '价格合理',
      lines: [
        { lineNo: 1, quoSn, versionNo: standingNo, number: 1_000 },
        { lineNo: 2, quoSn, versionNo: standingNo, number: 500 },
      ],
    },
    purchaser,
  );
  return { inqSn, quoSn };
}

export const REACHED = { address: '苏州市吴中区金枫路 18 号', contact: '沈女士' };

/** The text as its writer sends it back; a supplier whom nobody could reach gets an address and a contact. */
export function asDraft(content: ContractContent, change: Partial<DraftInput> = {}): never {
  const { title, ruling, freight, taxPerMille, plan, deliveryPlace, invoiceKind, startsOn, endsOn, clauses } =
    content;
  const contacts = ({ address, contact, phone, bank, bankAccount }: ContractContent['purchaser']) => ({
    address,
    contact,
    phone,
    bank,
    bankAccount,
  });
  return {
    title,
    ruling,
    freight,
    taxPerMille,
    plan,
    deliveryPlace,
    invoiceKind,
    startsOn,
    endsOn,
    clauses,
    purchaser: contacts(content.purchaser),
    supplier: contacts({
      ...content.supplier,
      address: content.supplier.address || REACHED.address,
      contact: content.supplier.contact || REACHED.contact,
    }),
    lines: content.lines.map(
      ({ awardLineId: _award, quotation: _quotation, amount: _amount, ...line }) => line,
    ),
    annexFileIds: content.annexes.map(({ fileId }) => fileId),
    ...change,
  } as never;
}

export interface BuiltContract extends Parties {
  contractSn: string;
  inqSn: string;
}

type Led = 'DRAFT' | 'PENDING_CONFIRM' | 'PENDING_SIGN' | 'PARTLY_SIGNED' | 'EFFECTIVE';

/** A contract of an award, drafted by the supplier, in the state wished for; the supplier signs first. */
export async function aContract(
  mall: MallToContractIn,
  wish: {
    parties?: Parties;
    state?: Led;
    isFramework?: boolean;
    offer?: OfferWish;
    costCentre?: string;
  } = {},
): Promise<BuiltContract> {
  const parties = wish.parties ?? (await bothParties(mall));
  const { inqSn } = await anAward(mall, parties, wish.offer, wish.costCentre);
  const { seller, purchaser } = parties;
  const made = await mall.call(
    protocol.sellerDraftFromAward,
    { inqSn, isFramework: wish.isFramework ?? false },
    seller,
  );
  const { contractSn } = made;
  const built = { ...parties, contractSn, inqSn };
  const state = wish.state ?? 'DRAFT';
  if (state === 'DRAFT') return built;
  const { version } = await reachable(mall, seller, contractSn);
  await mall.call(protocol.sellerSubmit, { contractSn, version }, seller);
  if (state === 'PENDING_CONFIRM') return built;
  const { contentHash } = await mall.call(protocol.detail, { contractSn }, purchaser);
  await mall.call(protocol.confirm, { contractSn, contentHash }, purchaser);
  if (state === 'PENDING_SIGN') return built;
  await signAs(mall, built, 'supplier');
  if (state === 'PARTLY_SIGNED') return built;
  await signAs(mall, built, 'purchaser');
  return built;
}

/** The store writes where it is and who acts for it: without, a contract does not go out. */
export async function reachable(mall: MallToContractIn, seller: Seller, contractSn: string) {
  const { content, version } = await mall.call(protocol.sellerDetail, { contractSn }, seller);
  return mall.call(protocol.sellerSave, { contractSn, version, draft: asDraft(content) }, seller);
}

/** Signs what stands on the signer's screen. */
export async function signAs(
  mall: MallToContractIn,
  { contractSn, purchaser, seller }: Pick<BuiltContract, 'contractSn' | 'purchaser' | 'seller'>,
  side: 'purchaser' | 'supplier',
) {
  const isPurchaser = side === 'purchaser';
  const person = isPurchaser ? purchaser : seller;
  const { contentHash } = isPurchaser
    ? await mall.call(protocol.detail, { contractSn }, purchaser)
    : await mall.call(protocol.sellerDetail, { contractSn }, seller);
  return mall.call(
    isPurchaser ? protocol.sign : protocol.sellerSign,
    {
      contractSn,
      contentHash,
      sealId: person.sealId,
      agreementVersion: SIGN_AGREEMENT_VERSION,
      payPwd: PAY_PASSWORD,
    },
    person,
  );
}
