// What either side, and the platform, read of contracts: lists, one contract as it is or was, differences, what waits for them.

import { and, eq, ilike, inArray, isNotNull, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import type { ReplyOf } from '#kit/http/endpoint.ts';
import type { Action, Actions } from '#kit/http/server/serve.ts';
import { bit } from '#kit/http/wire.ts';
import { type Key, rowsWith, source } from '#kit/list/server/source.ts';
import type { Text } from '#kit/words/text.ts';
import { soonestFirst, type Turn } from '#mall/approval/turn.ts';
import { compareContents, toReply } from '#mall/inquiry/difference.ts';
import type { contractProtocol } from '../../contract.protocol.ts';
import { inquiryContractList, ownContractList, storeContractList } from '../../contract-lists.ts';
import { CONTRACT_STATES, contractStatus } from '../../contract-status.ts';
import { clausesOf, contractTemplates } from '../../contract-templates.ts';
import { CONTRACT_TABS } from '../../contract-terms.ts';
import { contractVocabulary } from '../../contract-vocabulary.ts';
import { platformContractList } from '../../platform-contract-list.ts';
import { SIGN_AGREEMENT_VERSION, signAgreement, signAgreementTitle } from '../../sign-agreement.ts';
import { contractErrors } from '../contract.errors.ts';
import { contract } from '../contract.tables.ts';
import { CONTRACT, type ContractRow } from '../contract-life.ts';
import { requireText } from '../contract-versions.ts';
import { isTheirs, type Party, purchaser, requireContract, supplier } from '../hold-contract.ts';
import { platformSigning } from '../sign/signing-service.ts';
import { contractDetail, signatureReplies, versionReplies } from './contract-detail.ts';
import { contractCards, mayMove, seesPrices } from './contract-view.ts';

type Acts = Actions<typeof contractProtocol, Party>;

/** For him, not only for his side: an employee who may not sign is not asked to. */
const waitsFor = (party: Party): SQL | undefined =>
  and(
    inArray(contract.turn, [party.side, 'both']),
    inArray(
      contract.state,
      CONTRACT_STATES.filter((state) => mayMove(state, party)),
    ),
  );

function holds(_keyword: string, text: string): SQL | undefined {
  return or(
    ilike(contract.contractSn, text),
    ilike(contract.title, text),
    ilike(contract.inqSn, text),
    sql`${contract.draft}->'purchaser'->>'name' ILIKE ${text}`,
    sql`${contract.draft}->'supplier'->>'name' ILIKE ${text}`,
    sql`EXISTS (SELECT FROM jsonb_array_elements(${contract.draft}->'lines') l WHERE l->>'partNo' ILIKE ${text})`,
  );
}

/** What only its initiator reads is neither sorted nor found by the other side. */
const shownAmount = ({ side }: Party) =>
  sql`CASE WHEN ${or(
    eq(contract.initiator, side),
    notInArray(
      contract.state,
      CONTRACT_STATES.filter((state) => contractStatus[state].isOwnDraft),
    ),
  )} THEN ${contract.amount} END`;

const contractsOf = (work: Work, party: Party, inqSn: string | undefined) => ({
  from: sql`${contract}`,
  key: contract.contractSn,
  changedAt: contract.updatedAt,
  scope: and(isTheirs(party), inqSn ? eq(contract.inqSn, inqSn) : undefined),
  columns: {
    kind: contract.kind,
    amount: shownAmount(party),
    endsOn: contract.endsOn,
    deadline: contract.deadline,
    createTime: contract.createdAt,
    updateTime: contract.updatedAt,
    contractId: contract.contractId,
    fromInquiry: sql`(${contract.inqSn} IS NOT NULL)`,
  },
  tab: Object.fromEntries(
    CONTRACT_TABS.map((tab) => [
      tab,
      tab === 'mine'
        ? sql`coalesce(${waitsFor(party)}, false)`
        : inArray(
            contract.state,
            CONTRACT_STATES.filter((state) => contractStatus[state].tab === tab),
          ),
    ]),
  ),
  search: [holds],
  toRows: async (keys: Key[]) =>
    contractCards(work, await rowsWith(work, contract, contract.contractSn, keys), party),
});

export const contractListRoutes = [
  ...source(ownContractList, ({ work, actor, input }) => contractsOf(work, purchaser(actor), input.inqSn)),
  ...source(inquiryContractList, ({ work, actor, input }) => {
    const all = contractsOf(work, purchaser(actor), input.inqSn);
    return { ...all, scope: and(all.scope, isNotNull(contract.inqSn)) };
  }),
  ...source(storeContractList, ({ work, actor, input }) => contractsOf(work, supplier(actor), input.inqSn)),
];

/** @throws contractErrors.notFound, noVersion */
export const showContract: Acts['detail'] = async (work, party, { contractSn, versionNo, at }) => {
  const row = await requireContract(work, party, contractSn);
  return contractDetail(work, row, party, { versionNo, ...(at ? { at: new Date(at) } : {}) });
};

export async function listTemplates(work: Work): Promise<ReplyOf<typeof contractProtocol.templates>> {
  const { language } = work;
  return {
    list: contractTemplates.map((template) => ({
      templateKey: template.key,
      templateVersion: template.version,
      kind: template.kind,
      name: template.name[language],
      summary: template.summary[language],
      clauses: clausesOf(template),
    })),
  };
}

export const showVersions: Acts['versions'] = async (work, party, { contractSn }) => {
  return { versions: await versionReplies(work, await requireContract(work, party, contractSn), party) };
};

/** @throws contractErrors.notFound, noVersion; the draft is its initiator's */
export const showDifferences: Acts['differences'] = async (work, party, { contractSn, from, to }) => {
  const row = await requireContract(work, party, contractSn);
  if (to === 0 && row.initiator !== party.side) throw contractErrors.noVersion();
  const before = await requireText(work, contractSn, { versionNo: from });
  const after = to === 0 ? row.draft : (await requireText(work, contractSn, { versionNo: to })).content;
  const found = compareContents(before.content, after, contractVocabulary(work.language));
  const shown = seesPrices(party)
    ? found
    : found.filter(({ path }) => !/[aA]mount|unitPrice|freight/.test(path));
  return { differences: toReply(shown, work.language) };
};

export const showEvidence: Acts['evidence'] = async (work, party, { contractSn }) => {
  await requireContract(work, party, contractSn);
  const rows = await signatureReplies(work, contractSn);
  return {
    contractSn,
    publicKey: await platformSigning.publicKey(work),
    isWhole: bit(rows.every((row) => row.isGood === 1)),
    service: serviceReply(work),
    rows,
  };
};

const serviceReply = ({ language }: Work) => ({
  name: platformSigning.name[language],
  isLicensed: bit(platformSigning.isLicensed),
  statement: platformSigning.statement[language],
});

export async function showAgreement(work: Work): Promise<ReplyOf<typeof contractProtocol.agreement>> {
  const { language } = work;
  return {
    version: SIGN_AGREEMENT_VERSION,
    title: signAgreementTitle[language],
    paragraphs: signAgreement.map((text) => text[language]),
    service: serviceReply(work),
    publicKey: await platformSigning.publicKey(work),
  };
}

/** What waits for this side. */
export const listTurns: Acts['turns'] = async (work, party, { pageSize }) => {
  const where = and(isTheirs(party), waitsFor(party));
  const rows = await work.tx
    .select()
    .from(contract)
    .where(where)
    .orderBy(sql`${contract.deadline} ASC NULLS LAST`, contract.updatedAt)
    .limit(pageSize);
  return {
    turns: rows.map((row) => turnOfRow(row, party)).sort(soonestFirst),
    total: await work.tx.$count(contract, where),
  };
};

const ANSWER_CANCEL: Text = { zh: '答复取消请求', en: 'Answer the wish to cancel' };

function turnOfRow(row: ContractRow, { side }: Party): Turn {
  const page = side === 'supplier' ? '/seller/contract/detail' : '/inquiry/purchaser/contract_info';
  const isCancel = row.state === 'PENDING_SIGN' && row.proposal?.what === 'cancel';
  return {
    docType: CONTRACT,
    docSn: row.contractSn,
    title: row.title,
    what: isCancel ? ANSWER_CANCEL : (contractStatus[row.state].toDo ?? contractStatus[row.state]),
    since: row.updatedAt.toISOString(),
    dueAt: row.deadline?.toISOString() ?? null,
    url: `${page}?contractSn=${row.contractSn}`,
  };
}

/** For the platform: contracts that reached the other side. */
export const platformContractRoutes = source(platformContractList, ({ work }) => ({
  from: sql`${contract}`,
  key: contract.contractSn,
  scope: sql`${contract.versionNo} > 0`,
  columns: { kind: contract.kind, updateTime: contract.updatedAt, amount: contract.amount },
  tab: sql`CASE WHEN ${contract.kind} = 'OFFLINE' AND ${contract.state} = 'PENDING_CONFIRM' THEN 'offline'
    WHEN ${contract.needsMediation} THEN 'mediation' ELSE 'others' END`,
  search: [holds],
  toRows: async (keys) =>
    contractCards(work, await rowsWith(work, contract, contract.contractSn, keys), 'platform'),
}));

/** @throws contractErrors.notFound, also for what only its initiator has seen */
export const adminShowContract: Action<typeof contractProtocol.adminDetail> = async (
  work,
  _operator,
  { contractSn },
) => {
  const [row] = await work.tx.select().from(contract).where(eq(contract.contractSn, contractSn));
  if (!row || row.versionNo === 0) throw contractErrors.notFound();
  return contractDetail(work, row, 'platform');
};
