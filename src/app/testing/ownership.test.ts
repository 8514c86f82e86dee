// What belongs to somebody else does not exist: every call that names a member's, an enterprise's or a store's thing is tried by strangers.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyEndpoint } from '#kit/http/endpoint.ts';
import { schemaOf } from '#kit/http/server/openapi.ts';
import { State } from '#kit/http/state.ts';
import { listingOf } from '#kit/list/listing.ts';
import { alarmProtocol } from '#mall/alarm/alarm.protocol.ts';
import { anApiKey } from '#mall/api-key/server/api-key.builders.ts';
import { aBudget, anApproval, aRule } from '#mall/approval/server/approval.builders.ts';
import type { ApprovalScope } from '#mall/approval/server/approval.ts';
import { bomProtocol } from '#mall/bom/bom.protocol.ts';
import { cartProtocol } from '#mall/cart/cart.protocol.ts';
import { aLoggedInEmployee, aMainAccount } from '#mall/company/server/company.builders.ts';
import { aFile } from '#mall/file/server/file.builders.ts';
import { aLabLogin } from '#mall/lab-staff/server/lab-staff.builders.ts';
import { accountProtocol } from '#mall/login/account.protocol.ts';
import { aLogin, type Person } from '#mall/login/server/login.builders.ts';
import { aMatCode } from '#mall/mat-code/server/mat-code.builders.ts';
import { messageList } from '#mall/message/message-list.ts';
import { tellMember } from '#mall/message/server/message.ts';
import { orderProtocol } from '#mall/order/order.protocol.ts';
import { aBuyer, anOrder, aSeller, type Buyer } from '#mall/order/server/order.builders.ts';
import { projectProtocol } from '#mall/project/project.protocol.ts';
import { aPunchout } from '#mall/punchout/server/stand-in-buyer.builders.ts';
import { aRecharge } from '#mall/recharge/server/recharge.builders.ts';
import { savedSearchProtocol } from '#mall/search/saved-search.protocol.ts';
import { listMemoryProtocol } from '#mall/setting/list-memory.protocol.ts';
import { aBill } from '#mall/settlement/server/settlement.builders.ts';
import { aDisputedStatement } from '#mall/statement/server/statement.builders.ts';
import { freightProtocol } from '#mall/store/freight.protocol.ts';
import { returnAddressProtocol, warehouseProtocol } from '#mall/store/place.protocol.ts';
import { addFirstPlaces } from '#mall/store/server/store.ts';
import { aWebhook } from '#mall/webhook/server/webhook.builders.ts';
import { A_PLACE, aSampleRequest, BESIDES, OWNED_TABLES, somePapers } from './besides.builders.ts';
import { openTestMall, type TestMall } from './open-test-mall.ts';
import { sample } from './sample-input.ts';

let mall: TestMall;
let owner: Buyer;
let ownersStore: Person & { storeId: number };
/** What a field of an input names: the thing of somebody whom the caller is not. */
let things: Record<string, unknown>;
/** The same for calls of a store: the things of another store. */
let storesThings: Record<string, unknown>;
/** What anybody can buy. */
let onSale: Record<string, unknown>;
let strangers: { name: string; person: Person }[];

beforeAll(async () => {
  mall = await openTestMall();
  ownersStore = await aSeller(mall);
  owner = await aBuyer(mall);
  const company = await aMainAccount(mall);
  const employee = await aLoggedInEmployee(mall, { enterpriseId: company.enterpriseId });
  const done = await anOrder(mall, { buyer: owner, seller: ownersStore, state: 'COMPLETED' });
  const open = await anOrder(mall, { buyer: owner, seller: ownersStore });
  const detail = await mall.call(orderProtocol.detail, { orderSn: done.orderSn }, owner);
  const { productId, goodsId } = done.products[0]!;
  const cart = await mall
    .call(cartProtocol.add, { productId, number: 100 }, owner)
    .then(() => mall.call(cartProtocol.cartList, {}, owner));
  const cartIds = cart.storeCartGroupList.flatMap((group) => group.storeCartList.map((line) => line.cartId));
  const fileId = await mall.work(async (work) => (await aFile(work, owner.memberId)).fileId);
  await mall.work((work) =>
    tellMember(work, owner.memberId, {
      kind: 'order',
      title: { zh: '题', en: 'Title' },
      body: { zh: '文', en: 'Text' },
    }),
  );
  const { list: messages } = await mall.call(messageList.list, {}, owner);
  const { list: sessions } = await mall.call(accountProtocol.sessions, {}, owner);
  const [certSn, applySn] = ['CE26112100000001', 'DA26112100000001'];
  await mall.work(async (work) => {
    await work.query(
      `INSERT INTO certification (cert_sn, member_id, state, data, submitted_at, created_at)
       VALUES ($1, $2, 'REVIEW_REJECTED', '{}', $3, $3)`,
      [certSn, owner.memberId, work.now],
    );
    const { memberId } = await aLogin(mall);
    await work.query(
      `INSERT INTO designer_application (apply_sn, member_id, enterprise_id, state, data, submitted_at, created_at)
       VALUES ($1, $2, $3, 'PENDING_ENTERPRISE', '{}', $4, $4)`,
      [applySn, memberId, company.enterpriseId, work.now],
    );
  });
  const dispute = await mall.work((work) => somePapers(work, done.orderSn, owner.memberId));
  const { sampleSn, sampleLineId } = await mall.work((work) =>
    aSampleRequest(work, {
      ...owner,
      ...ownersStore,
      memberId: owner.memberId,
      productId,
      enterpriseId: company.enterpriseId,
    }),
  );
  const { bomId } = await mall.call(bomProtocol.create, { text: 'AB123456, 1' }, owner);
  const { alarmId } = await mall.call(
    alarmProtocol.set,
    { productId, kind: 'stock', number: 900_000 },
    owner,
  );
  const { savedSearchId } = await mall.call(
    savedSearchProtocol.save,
    { name: 'mine', query: 'keyword=0603' },
    owner,
  );
  const { views } = await mall.call(
    listMemoryProtocol.saveView,
    { list: '/member/order/list', name: 'mine', query: 'state=COMPLETED' },
    owner,
  );
  const { projectId } = await mall.call(
    projectProtocol.create,
    { projectName: '温控器', buildNum: 10 },
    owner,
  );
  const [risk] = await mall.work((work) =>
    work.query<{ id: number }>(
      `INSERT INTO project_risk (project_id, part_id, kind, severity, detail, state, since, updated_at)
       SELECT $1, g.part_id, 'endOfLife', 'high', '{"need":10,"lifecycle":"eol"}', 'OPEN', $3, $3
       FROM goods g WHERE g.goods_id = $2 RETURNING risk_id AS id`,
      [projectId, goodsId, new Date()],
    ),
  );
  const [pair] = await mall.work((work) =>
    work.query<{ id: number }>(
      `INSERT INTO replacement_pair (of_part_id, by_part_id, state, evidence, statement, member_id, created_at)
       SELECT part_id, part_id, 'SUBMITTED', 'user', '', $2, $3 FROM goods WHERE goods_id = $1
       RETURNING pair_id AS id`,
      [goodsId, owner.memberId, new Date()],
    ),
  );
  const [run] = await mall.work((work) =>
    work.query<{ id: number }>(
      `INSERT INTO optimise_run (member_id, category_id, state, input, result, created_at)
       SELECT $2, category_id, 'DONE', '{}', '{}', $3 FROM goods JOIN part USING (part_id) WHERE goods_id = $1
       RETURNING run_id AS id`,
      [goodsId, owner.memberId, new Date()],
    ),
  );
  const inqSn = 'RQ26112100000001';
  const [question] = await mall.work(async (work) => {
    await work.query(
      `INSERT INTO inquiry (inq_sn, member_id, kind, state, version_no, header, title, created_at, updated_at)
       VALUES ($1, $2, 'GOODS', 'QUOTING', 1, '{}', '', $3, $3)`,
      [inqSn, owner.memberId, work.now],
    );
    return work.query<{ id: number }>(
      `INSERT INTO inquiry_question (inquiry_id, store_id, question, asked_at)
       SELECT inquiry_id, $1, '?', $2 FROM inquiry RETURNING question_id AS id`,
      [ownersStore.storeId, work.now],
    );
  });
  const [quoSn, awardSn] = ['QT26112100000001', 'AW26112100000001'];
  const [awarded] = await mall.work(async (work) => {
    await work.query(
      `INSERT INTO quotation (quo_sn, inq_sn, store_id, state, created_at, updated_at)
       VALUES ($1, $2, $3, 'INVITED', $4, $4)`,
      [quoSn, inqSn, ownersStore.storeId, work.now],
    );
    await work.query(
      `INSERT INTO inquiry_line (inquiry_id, line_no, qty, wish) SELECT inquiry_id, 1, 10, '{}' FROM inquiry`,
    );
    await work.query(
      `INSERT INTO award (award_sn, inq_sn, state, amount, member_id, created_at)
       VALUES ($1, $2, 'PENDING_REVIEW', 0, $3, $4)`,
      [awardSn, inqSn, owner.memberId, work.now],
    );
    return work.query<{ id: number }>(
      `INSERT INTO award_line (award_id, inq_line_id, line_no, quo_sn, version_no, line_hash, number, unit_price, amount, state)
       SELECT award_id, inq_line_id, 1, $1, 1, '', 10, 1, 0, 'AWARDED' FROM award, inquiry_line
       RETURNING award_line_id AS id`,
      [quoSn],
    );
  });
  const ours = await someApprovals({ enterpriseId: company.enterpriseId }, company, employee);
  const stores = await someApprovals({ storeId: ownersStore.storeId }, ownersStore, ownersStore);
  const budgetId = await mall.work((work) => aBudget(work, company.enterpriseId));
  const signed = await aContractOf(company, owner, ownersStore);
  const { matCodeId, conflictId, importId } = await someCodes(company, done.products[0]!.productId);
  things = {
    matCodeId,
    matCodeIds: [matCodeId],
    conflictId,
    importId,
    projectId,
    projectIds: [projectId],
    riskId: risk!.id,
    pairId: pair!.id,
    runId: run!.id,
    docSn: open.orderSn,
    addressId: owner.addressId,
    orderSn: open.orderSn,
    paySn: open.paySn,
    parcelSn: detail.parcels[0]!.parcelSn,
    orderLineId: detail.lines[0]!.orderLineId,
    buyerId: owner.memberId,
    cartId: cartIds[0],
    cartIds,
    fileId,
    licenceFileId: fileId,
    attorneyFileId: fileId,
    ...{ fileIds: [fileId], photoIds: [fileId], instrumentIds: [dispute.instrumentId] },
    imageFileIds: [fileId],
    certificateFileIds: [fileId],
    workProofFileIds: [fileId],
    messageIds: messages.map((one) => one.messageId),
    sessionId: sessions[0]!.sessionId,
    certSn,
    applySn,
    memberId: employee.memberId,
    memberIds: [employee.memberId],
    successorId: employee.memberId,
    sampleSn,
    ...dispute,
    sampleLineId,
    savedSearchId,
    alarmId,
    alarmIds: [alarmId],
    viewId: views[0]!.viewId,
    bomId,
    inqSn,
    questionId: question!.id,
    quoSn,
    quoSns: [quoSn],
    awardSn,
    awardLineIds: [awarded!.id],
    authorIds: [employee.memberId],
    ...ours,
    budgetId,
    byMemberId: company.memberId,
    ownerId: company.memberId,
    ...signed.purchaser,
    annexFileIds: [fileId],
  };
  onSale = { productId, goodsId };
  storesThings = {
    orderSn: open.orderSn,
    productId,
    goodsId,
    orderLineId: things.orderLineId,
    lotId: done.products[0]!.lotIds[0],
    sampleSn,
    ...dispute,
    sampleLineId,
    inqSn,
    inqSns: [inqSn],
    quoSn,
    memberIds: [ownersStore.memberId],
    authorIds: [ownersStore.memberId],
  };
  const keyOf = (kind: 'member' | 'store', id: number, who: Person) =>
    mall.work((work) => anApiKey(work, kind, id, who.memberId));
  things.keyId = await keyOf('member', owner.memberId, owner);
  storesThings.keyId = await keyOf('store', ownersStore.storeId, ownersStore);
  const onCredit = await mall.work((work) =>
    aDisputedStatement(work, { ...company, storeId: ownersStore.storeId }),
  );
  for (const all of [things, storesThings]) Object.assign(all, onCredit);
  things.rechargeSn = await aRecharge(mall, owner);
  things.connectionId = await mall.work((work) => aPunchout(work, company));
  Object.assign(things, await mall.work((work) => aWebhook(work, 'member', owner.memberId, owner.memberId)));
  const hooked = mall.work((work) => aWebhook(work, 'store', ownersStore.storeId, ownersStore.memberId));
  const files = { fileIds: [fileId], imageFileIds: [fileId], annexFileIds: [fileId] };
  const bill = mall.work((work) => aBill(work, { ...ownersStore, orderSn: done.orderSn }));
  Object.assign(storesThings, await hooked, await bill, stores, signed.supplier, files);
  await mall.work((work) => addFirstPlaces(work, ownersStore.storeId, A_PLACE));
  storesThings.addressId = (await mall.call(returnAddressProtocol.list, {}, ownersStore))[0]?.addressId;
  storesThings.warehouseId = (await mall.call(warehouseProtocol.list, {}, ownersStore))[0]?.warehouseId;
  storesThings.templateId = (await mall.call(freightProtocol.list, {}, ownersStore))[0]?.templateId;
  strangers = [
    { name: 'another individual', person: await aLogin(mall) },
    { name: 'a designer', person: await aLogin(mall, { type: 2 }) },
    { name: 'another enterprise', person: await aMainAccount(mall) },
    { name: 'an employee elsewhere', person: await aLoggedInEmployee(mall, { roles: ['administrator'] }) },
    { name: 'another store', person: await aSeller(mall) },
    { name: 'another laboratory', person: await aLabLogin(mall, 'ZZ') },
  ];
  for (const { person } of strangers) await mall.call(accountProtocol.sessions, {}, person); // notes that the token has arrived
});
afterAll(() => mall.close());

/** A rule, and a task that waits for the approver; an enterprise's approver is stood in for. */
async function someApprovals(scope: ApprovalScope, approver: Person, standIn: { memberId: number }) {
  return mall.work(async (work) => {
    const docType = 'storeId' in scope ? ('quotation' as const) : ('order' as const);
    const ruleId = await aRule(work, scope, { docType });
    const { docSn } = await anApproval(work, scope, approver);
    const [task] = await work.query<{ id: number }>(
      'SELECT task_id AS id FROM approval_task JOIN approval USING (approval_id) WHERE doc_sn = $1',
      [docSn],
    );
    if ('storeId' in scope) return { ruleId, taskId: task!.id };
    const [substitute] = await work.query<{ id: number }>(
      `INSERT INTO approval_substitute (enterprise_id, member_id, by_member_id, from_on, until_on, created_at)
       VALUES ($1, $2, $3, '2026-01-01', '2030-01-01', $4) RETURNING substitute_id AS id`,
      [scope.enterpriseId, approver.memberId, standIn.memberId, work.now],
    );
    return { ruleId, taskId: task!.id, substituteId: substitute!.id };
  });
}

/** A contract that both sides may read, and who may sign for either with which seal. */
async function aContractOf(
  { enterpriseId, memberId }: { enterpriseId: number; memberId: number },
  buyer: Person,
  seller: Person & { storeId: number },
) {
  const contractSn = 'CT26112100000001';
  return mall.work(async (work) => {
    await work.query(
      `INSERT INTO contract (contract_sn, kind, state, version_no, title, initiator, member_id, enterprise_id, store_id, draft,
                             amount, created_at, updated_at)
       VALUES ($1, 'PURCHASE', 'PENDING_SIGN', 1, '', 'supplier', $2, $3, $4, '{}', 0, $5, $5)`,
      [contractSn, buyer.memberId, enterpriseId, seller.storeId, work.now],
    );
    const sides = [
      { who: memberId, house: enterpriseId, store: null },
      { who: seller.memberId, house: null, store: seller.storeId },
    ];
    const made = [];
    for (const { who, house, store } of sides) {
      const [auth] = await work.query<{ id: number }>(
        `INSERT INTO sign_auth (member_id, enterprise_id, store_id, state, signer_name, role, party_name, created_at)
         VALUES ($1, $2, $3, 'AUTHENTICATED', '', 'legal', '', $4) RETURNING sign_auth_id AS id`,
        [who, house, store, work.now],
      );
      const [seal] = await work.query<{ id: number }>(
        `INSERT INTO seal (enterprise_id, store_id, kind, name, party_name, state, created_at)
         VALUES ($1, $2, 'contract', '', '', 'ACTIVE', $3) RETURNING seal_id AS id`,
        [house, store, work.now],
      );
      made.push({ contractSn, signAuthId: auth!.id, sealId: seal!.id });
    }
    return { purchaser: made[0]!, supplier: made[1]! };
  });
}

/** Fields whose values anybody may know, or that open a door by being known: long, random and short-lived. */
const NOBODYS = new Set([
  ...['requestId', 'appKey', 'draftId', 'scanId'],
  'f_statementSn', // narrows the asker's own items
  ...['storeId', 'storeIds', 'brandId'],
  ...['categoryId', 'categoryIds'],
  ...['partId', 'partIds', 'ofPartId', 'byPartId', 'alternatePartIds', 'capId'], // of the catalogue
  ...['lineId', 'lineIds', 'markId', 'sheetKey'], // the asker's own key or code, or of what is named beside it
  'enterpriseId', // of a certified enterprise, found by its name
  'paymentSn', // the platform's own, and a channel's notice, which is signed
  'listId', // a digest of the part numbers in it: who has it may share it
  'captchaKey',
  ...['ticket', 'scanKey', 'bindKey'],
  ...['browserKey', 'clientId', 'entityId'], // of a trip to a provider outside, and how the two call each other
  ...['templateKey', 'clauseKey', 'standardId'], // of texts and standards that are the same for all
  'productIds', // of what is compared, in an address that anybody may share
  ...['productId', 'goodsId', 'goodsIds', 'sampleProductId', 'lotId'], // of what is on sale; in calls of a store they are its own
]);
const IS_NAME = /(?:Id|Ids|Sn|Sns|Key|ticket)$/;

/** Calls that answer strangers without an error, and why that tells and changes nothing. */
const SILENT: Record<string, string> = {
  'v3/business/front/cart/checkedCarts': 'checks what is in the own cart',
  'v3/business/front/cart/deleteCarts': 'what is not in the own cart is gone already',
  'v3/business/front/sampleCart/checkedCarts': 'checks what is in the own sample cart',
  'v3/business/front/sampleCart/deleteCarts': 'what is not in the own sample cart is gone already',
  'v3/business/front/orderOperate/check': 'the address is one of the problems that it lists',
  'v3/member/front/evaluation/list': 'looks among the own orders',
  'v3/goods/seller/goods/saveStocks': 'refuses row by row, see bulk-offers.test.ts',
  'v3/goods/seller/goods/savePrices': 'refuses row by row, see bulk-offers.test.ts',
};

/** Calls that ask for more than an example can give, and the test that has it. */
const ELSEWHERE: Record<string, string> = {
  'v3/member/front/certification/submit': 'company/server/certification.test.ts',
  'v3/member/front/certification/resubmit': 'company/server/certification.test.ts',
  'v3/member/front/certification/change': 'company/server/certification.test.ts',
  'v3/business/front/purchaseInquire/create': 'inquiry/server/inquiry.test.ts',
  'v3/member/front/designerApply/submit': 'designer/server/designer.test.ts',
};

/** The names in an input at any depth. */
function namesIn(schema: unknown, found = new Set<string>()): Set<string> {
  if (typeof schema !== 'object' || schema === null) return found;
  const {
    properties = {},
    items,
    anyOf = [],
    oneOf = [],
  } = schema as {
    properties?: Record<string, unknown>;
    items?: unknown;
    anyOf?: unknown[];
    oneOf?: unknown[];
  };
  for (const [name, one] of Object.entries(properties)) {
    if (IS_NAME.test(name)) found.add(name);
    namesIn(one, found);
  }
  for (const one of [items, ...anyOf, ...oneOf]) namesIn(one, found);
  return found;
}

/** The sample with somebody else's things in every place that names one. */
function withThings(value: unknown, of: Record<string, unknown>): unknown {
  if (Array.isArray(value)) return value.map((one) => withThings(one, of));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, name in of ? of[name] : withThings(one, of)]),
  );
}

const isPlatforms = (endpoint: AnyEndpoint) => endpoint.path.includes('/admin/');
const isStores = (endpoint: AnyEndpoint) =>
  endpoint.path.includes('/seller/') && endpoint.access.name === 'seller';

describe('somebody else’s', () => {
  it('things are known to this test, whatever a call names them', () => {
    const unknown = mall.mall.routes.flatMap(({ endpoint }) => {
      if (isPlatforms(endpoint)) return [];
      const of = isStores(endpoint) ? storesThings : things;
      const names = [...namesIn(schemaOf(endpoint.input, 'input'))];
      return names
        .filter((name) => !(name in of) && !NOBODYS.has(name))
        .map((name) => `${endpoint.path}: ${name}`);
    });
    expect(unknown).toEqual([]);
  });

  it('things do not exist', { timeout: 180_000 }, async () => {
    const before = await whatIsThere();
    const wrong: string[] = [];
    let tried = 0;
    for (const { endpoint } of mall.mall.routes) {
      const { path } = endpoint;
      const of = isStores(endpoint) ? storesThings : things;
      const names = [...namesIn(schemaOf(endpoint.input, 'input'))];
      if (isPlatforms(endpoint) || path in ELSEWHERE || !names.some((name) => name in of)) continue;
      const listing = listingOf(endpoint);
      if (listing && listing.list !== endpoint) continue; // an export has what its list finds
      const asked = listing ? Object.fromEntries(names.map((name) => [name, undefined])) : sample(endpoint);
      const input = withThings({ ...asked, ...BESIDES[path] }, { ...onSale, ...of });
      const replies = [];
      for (const { name, person } of strangers) {
        const reply = await mall.ask(endpoint, input, person);
        replies.push(`${name}: ${reply.state} ${reply.msg}`);
        const isNothing = listing && (reply.data as { list?: unknown[] } | null)?.list?.length === 0;
        if (reply.state === State.done && !isNothing && !(path in SILENT))
          wrong.push(`${path} lets in ${name}`);
      }
      const isHidden = replies.some((reply) => (listing ? / (200|403) / : / 404 /).test(reply));
      if (!isHidden && !(path in SILENT)) wrong.push(`${path} → ${replies.join(', ')}`);
      tried++;
    }
    expect(wrong).toEqual([]);
    expect(tried).toBeGreaterThan(40);
    expect(await whatIsThere()).toEqual(before);
  });

  it('private file is shown to nobody by its number', async () => {
    for (const { person } of strangers) {
      const headers = { authorization: `Bearer ${person.token}` };
      expect((await fetch(`${mall.origin}/file/${things.fileId}`, { headers })).status).toBe(404);
    }
    expect((await fetch(`${mall.origin}/file/${things.fileId}`)).status).toBe(404);
  });
});

/** A code of an enterprise, a claim on it and an import that has not been applied. */
async function someCodes(
  { enterpriseId, memberId }: { enterpriseId: number; memberId: number },
  productId: number,
) {
  return mall.work(async (work) => {
    const [made] = await work.query<{ partId: number }>(
      'SELECT part_id AS "partId" FROM product JOIN goods USING (goods_id) WHERE product_id = $1',
      [productId],
    );
    const { matCodeId } = await aMatCode(work, enterpriseId);
    const [claim] = await work.query<{ id: number }>(
      `INSERT INTO mat_conflict (enterprise_id, mat_code_id, part_id, source, claimed_by, created_at)
       VALUES ($1, $2, $3, 'bom', $4, $5) RETURNING conflict_id AS id`,
      [enterpriseId, matCodeId, made!.partId, memberId, work.now],
    );
    const [file] = await work.query<{ id: number }>(
      `INSERT INTO mat_import (enterprise_id, member_id, file_name, state, counts, created_at)
       VALUES ($1, $2, 'codes.xlsx', 'PREVIEW', '{}', $3) RETURNING import_id AS id`,
      [enterpriseId, memberId, work.now],
    );
    return { matCodeId, conflictId: claim!.id, importId: file!.id };
  });
}

/** All that the owner and his store see of these things. */
const whatIsThere = (): Promise<unknown> =>
  mall.work((work) =>
    Promise.all(OWNED_TABLES.map((name) => work.query(`SELECT * FROM ${name} AS r ORDER BY r::text`))),
  );
