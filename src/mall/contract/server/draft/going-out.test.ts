// What a draft needs before the other side may read it, through HTTP: where the supplier is and who acts for it; and what is typed wrong stays as typed.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { refusalOf } from '#app/testing/refusal-of.ts';
import { contractProtocol as protocol } from '../../contract.protocol.ts';
import { aContract, anAward, asDraft, bothParties, type Parties, REACHED } from '../contract.builders.ts';

let mall: TestMall;
let parties: Parties;

beforeAll(async () => {
  mall = await openTestMall();
  parties = await bothParties(mall);
});
afterAll(() => mall.close());

const NO_ADDRESS = { message: '请填写卖方地址' };
const NO_CONTACT = { message: '请填写卖方联系人' };
const sellers = (contractSn: string) => mall.call(protocol.sellerDetail, { contractSn }, parties.seller);

/** Writes the supplier's party. */
async function write(contractSn: string, part: object) {
  const { content, version } = await sellers(contractSn);
  const draft = asDraft(content, { supplier: { ...content.supplier, ...part } });
  return mall.call(protocol.sellerSave, { contractSn, version, draft }, parties.seller);
}

describe('without the supplier’s address or contact', () => {
  it('the supplier cannot submit, and is told what is missing', async () => {
    const fresh = await bothParties(mall);
    const { inqSn } = await anAward(mall, fresh);
    const made = await mall.call(protocol.sellerDraftFromAward, { inqSn }, fresh.seller);
    expect(await refusalOf(mall.call(protocol.sellerSubmit, made, fresh.seller))).toMatchObject(NO_ADDRESS);
    const { content } = await mall.call(protocol.sellerDetail, { contractSn: made.contractSn }, fresh.seller);
    const saved = await mall.call(
      protocol.sellerSave,
      {
        ...made,
        draft: asDraft(content, { supplier: { ...content.supplier, address: REACHED.address } }),
      },
      fresh.seller,
    );
    const { contractSn, version } = saved;
    expect(
      await refusalOf(mall.call(protocol.sellerSubmit, { contractSn, version }, fresh.seller)),
    ).toMatchObject(NO_CONTACT);
    expect(saved.faults).toEqual([{ path: 'supplier.contact', text: '请填写卖方联系人' }]);
  });

  it('nor can the purchaser; what a contract with him said before is there already', async () => {
    const fresh = await bothParties(mall);
    const { inqSn } = await anAward(mall, fresh);
    const { storeId } = fresh.seller;
    const made = await mall.call(protocol.draftFromAward, { inqSn, storeId }, fresh.purchaser);
    expect(await refusalOf(mall.call(protocol.submit, made, fresh.purchaser))).toMatchObject(NO_ADDRESS);
    await aContract(mall, { parties: fresh, state: 'PENDING_CONFIRM' });
    const next = await anAward(mall, fresh);
    const second = await mall.call(protocol.draftFromAward, { inqSn: next.inqSn, storeId }, fresh.purchaser);
    const { content } = await mall.call(protocol.detail, { contractSn: second.contractSn }, fresh.purchaser);
    expect(content.supplier).toMatchObject(REACHED);
    await mall.call(protocol.submit, second, fresh.purchaser);
  });

  it('no changed text goes out either', async () => {
    const { contractSn } = await aContract(mall, { parties, state: 'PENDING_CONFIRM' });
    const { version } = await mall.call(protocol.detail, { contractSn }, parties.purchaser);
    await mall.call(protocol.askChanges, { contractSn, version, comment: '请修改' }, parties.purchaser);
    const saved = await write(contractSn, { contact: '' });
    expect(
      await refusalOf(
        mall.call(protocol.sellerRevise, { contractSn, version: saved.version }, parties.seller),
      ),
    ).toMatchObject(NO_CONTACT);
  });

  it('nor a change of one in force', async () => {
    const { contractSn } = await aContract(mall, { parties, state: 'EFFECTIVE' });
    const { content, version } = await sellers(contractSn);
    const draft = asDraft(content, { supplier: { ...content.supplier, address: '' } });
    expect(
      await refusalOf(
        mall.call(
          protocol.sellerProposeChange,
          { contractSn, version, reason: '搬迁', draft },
          parties.seller,
        ),
      ),
    ).toMatchObject(NO_ADDRESS);
  });
});

it('a day that is none is kept as typed and marked, and the rest is saved', async () => {
  const { contractSn } = await aContract(mall, { parties });
  const { content, version } = await sellers(contractSn);
  const [first, ...others] = (asDraft(content) as { lines: object[] }).lines;
  const lines = [{ ...first, deliverBy: '112026-12-31' }, ...others] as never;
  const saved = await mall.call(
    protocol.sellerSave,
    { contractSn, version, draft: asDraft(content, { lines, deliveryPlace: '武汉仓' }) },
    parties.seller,
  );
  expect(saved.content).toMatchObject({ deliveryPlace: '武汉仓' });
  expect(saved.content.lines[0]?.deliverBy).toBe('112026-12-31');
  expect(saved.faults).toContainEqual({
    path: 'lines.0.deliverBy',
    text: '第 1 行：交付日期不是有效日期',
  });
});
