// A purchaser and a store: from the inquiry over quotation, counter and award to a contract that both have signed, again and again.
import type { AnyEndpoint } from '#kit/http/endpoint.ts';
import { contractProtocol as contracts } from '#mall/contract/contract.protocol.ts';
import { asDraft, type Parties } from '#mall/contract/server/contract.builders.ts';
import { SIGN_AGREEMENT_VERSION } from '#mall/contract/sign-agreement.ts';
import { inquiryProtocol as inquiries } from '#mall/inquiry/inquiry.protocol.ts';
import { goodsLine } from '#mall/inquiry/server/inquiry.builders.ts';
import { PAY_PASSWORD } from '#mall/order/server/order.builders.ts';
import { quotationProtocol as quotations } from '#mall/quotation/quotation.protocol.ts';
import { anOffer as aQuote } from '#mall/quotation/server/quotation.builders.ts';
import type { Person } from '../client.ts';
import type { Deal } from '../people.ts';
import { oneOf, type Turn, type World } from '../world.ts';
import { agreedTurns } from './agreed.ts';

interface UnderWay {
  inqSn?: string;
  contractSn?: string;
}

/** One move of whoever's turn it is, read from the documents alone; or one about an order that they have agreed on. */
export function dealTurns(world: World, parties: Deal): Turn {
  const deal: UnderWay = {};
  const signed: string[] = [];
  const negotiating = async () => {
    if (!deal.inqSn) await begin(world, parties, deal);
    else if (!deal.contractSn) await negotiate(world, parties, deal, deal.inqSn);
    else if (await sign(world, parties, deal.contractSn)) {
      signed.push(deal.contractSn);
      deal.inqSn = undefined;
      deal.contractSn = undefined;
    }
  };
  const performing = agreedTurns(world, parties, signed);
  return () =>
    oneOf(world.random, [
      [5, negotiating],
      [10, performing],
    ]);
}

async function begin(world: World, { purchaser, seller }: Parties, deal: UnderWay): Promise<void> {
  const { client } = world;
  const { inqSn, version } = await client.call(inquiries.create, { kind: 'GOODS' }, purchaser);
  const title = world.mark('inquiry');
  const deadline = new Date(Date.now() + 3 * 86_400_000).toISOString();
  await client.step(
    inquiries.save,
    {
      inqSn,
      version,
      header: { title, deadline, deliveryPlace: '广东省深圳市南山区科苑路 15 号' },
      lines: [goodsLine({ partNo: 'AB-1' })],
      storeIds: [seller.storeId],
    },
    purchaser,
    { kind: 'inquiry', mark: title, fact: () => inqSn },
  );
  deal.inqSn = inqSn;
}

async function negotiate(
  world: World,
  { purchaser, seller }: Parties,
  deal: UnderWay,
  inqSn: string,
): Promise<unknown> {
  const { client } = world;
  const move = (
    of: string,
    sn: string,
    endpoint: AnyEndpoint,
    input: object,
    person: Person,
    event: string,
  ) => client.step(endpoint, input, person, { kind: 'step', mark: `${of} ${sn} ${event}` });
  const inquiry = await client.call(inquiries.detail, { inqSn }, purchaser);
  const { version, state } = inquiry;
  if (state === 'DRAFT')
    return move('inquiry', inqSn, inquiries.submit, { inqSn, version }, purchaser, 'submit');
  const quoted = await client.call(quotations.sellerDetail, { inqSn }, seller);
  const { quoSn } = quoted;
  const bySeller = (endpoint: AnyEndpoint, event: string, more: object = {}) =>
    move('quotation', quoSn, endpoint, { quoSn, version: quoted.version, ...more }, seller, event);
  if (quoted.state === 'INVITED') return bySeller(quotations.open, 'open');
  if (quoted.state === 'DRAFT')
    return bySeller(quotations.submit, 'submit', { offer: aQuote(new Date(), { lines: [{}] }) });
  if (quoted.state === 'COUNTERED') return bySeller(quotations.agree, 'agree');
  if (state === 'QUOTING')
    return move('inquiry', inqSn, inquiries.close, { inqSn, version }, purchaser, 'close');
  if (state === 'EVALUATING') {
    const shown = await client.call(quotations.detail, { quoSn }, purchaser);
    if (shown.standingNo === 1) {
      const lines = [{ lineNo: 1, unitPrice: '0.9' }];
      const input = { quoSn, version: shown.version, lines, note: '量大' };
      return move('quotation', quoSn, quotations.counter, input, purchaser, 'counter');
    }
    const lines = [{ lineNo: 1, quoSn, versionNo: shown.standingNo, number: 1_000 }];
    return move('inquiry', inqSn, quotations.award, { inqSn, reason: '', lines }, purchaser, 'award');
  }
  const made = await client.create(contracts.sellerDraftFromAward, { inqSn, isFramework: false }, seller, {
    kind: 'contract',
    mark: inqSn,
    fact: ({ contractSn }) => contractSn,
  });
  deal.contractSn = made.contractSn;
  return undefined;
}

/** True once both have signed. */
async function sign(world: World, { purchaser, seller }: Parties, contractSn: string): Promise<boolean> {
  const { client } = world;
  const { version, contentHash, state, content } = await client.call(
    contracts.sellerDetail,
    { contractSn },
    seller,
  );
  const signing = (sealId: number) => ({
    contractSn,
    contentHash,
    sealId,
    agreementVersion: SIGN_AGREEMENT_VERSION,
    payPwd: PAY_PASSWORD,
  });
  const step = (event: string) => ({ kind: 'step' as const, mark: `contract ${contractSn} ${event}` });
  const signature = (side: string) => ({
    kind: 'signature' as const,
    mark: `${contractSn} ${side}`,
    fact: () => contentHash,
  });
  if (state === 'DRAFT' && content.supplier.address === '')
    await client.call(
      contracts.sellerSave,
      {
        contractSn,
        version,
        draft: asDraft(content),
      },
      seller,
    );
  else if (state === 'DRAFT')
    await client.step(contracts.sellerSubmit, { contractSn, version }, seller, step('submit'));
  else if (state === 'PENDING_CONFIRM')
    await client.step(contracts.confirm, { contractSn, contentHash }, purchaser, step('confirm'));
  else if (state === 'PENDING_SIGN')
    await client.step(contracts.sellerSign, signing(seller.sealId), seller, signature('supplier'));
  else if (state === 'PARTLY_SIGNED')
    await client.step(contracts.sign, signing(purchaser.sealId), purchaser, signature('purchaser'));
  else return true;
  return false;
}
