// Begins contracts: of what an inquiry awarded, of a template, or of a paper that was signed elsewhere (C1).

import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { nextDocumentNumber } from '#kit/document/document-number.ts';
import type { InputOf } from '#kit/http/endpoint.ts';
import type { Action, Actions } from '#kit/http/server/serve.ts';
import { cents, centsToWire, parseCents } from '#kit/money/money.ts';
import { dayInChina } from '#kit/time/day-in-china.ts';
import type { Text } from '#kit/words/text.ts';
import { findEnterprise } from '#mall/company/server/company.ts';
import { requirePurchaser } from '#mall/inquiry/server/inquiry.ts';
import type { Member } from '#mall/member/actor.ts';
import {
  type AwardsOfStore,
  convertAwards,
  holdAwards,
  moveAwardReservations,
} from '#mall/quotation/server/quotation.ts';
import { findStores } from '#mall/store/server/store.ts';
import type { contractProtocol } from '../../contract.protocol.ts';
import type { ContractContent } from '../../contract-content.ts';
import type { ContractSide } from '../../contract-process.ts';
import { type ContractKind, contractKinds } from '../../contract-status.ts';
import { type ContractTemplate, findTemplate } from '../../contract-templates.ts';
import { contractErrors } from '../contract.errors.ts';
import { contract } from '../contract.tables.ts';
import { CONTRACT, type ContractRow, contractLife } from '../contract-life.ts';
import { enterpriseOf, isTheirs, type Party, purchaser, supplier } from '../hold-contract.ts';
import { purchaserParty, supplierParty, writtenContact } from './contract-parties.ts';
import { centsOf, contentOfAwards, emptyContent } from './draft-content.ts';
import { annexesOf } from './typed-content.ts';

type Acts = Actions<typeof contractProtocol>;

interface Made {
  contractSn: string;
  version: number;
}

const made = ({ contractSn, version }: ContractRow): Made => ({ contractSn, version });

export const draftFromAward: Action<typeof contractProtocol.draftFromAward> = (work, member, input) => {
  return fromAward(work, purchaser(member), input.inqSn, input.storeId, input.isFramework);
};

export const sellerDraftFromAward: Action<typeof contractProtocol.sellerDraftFromAward> = (
  work,
  seller,
  input,
) => {
  return fromAward(work, supplier(seller), input.inqSn, seller.storeId, input.isFramework);
};

/** All awarded lines of the store under the same terms that are in no contract or order yet become one. @throws contractErrors.noAwards */
async function fromAward(
  work: Work,
  party: Party,
  inqSn: string,
  storeId: number,
  isFramework: boolean,
): Promise<Made> {
  const awards = await holdAwards(work, inqSn, storeId);
  if (!awards) {
    const open = await openDraftOf(work, party, inqSn, storeId);
    if (!open) throw contractErrors.noAwards();
    return made(open);
  }
  const { inquiry } = awards.found;
  if (party.side === 'purchaser') requirePurchaser(inquiry, party.member, 'contract.create');
  const kind: ContractKind = inquiry.kind === 'GOODS' ? (isFramework ? 'FRAMEWORK' : 'PURCHASE') : 'SERVICE';
  const { memberId, enterpriseId, projectId, costCentre, title } = inquiry;
  const base = await baseContent(
    work,
    party.side,
    kind,
    findTemplate(kind),
    { memberId, enterpriseId, storeId },
    title,
    awards,
  );
  const content = contentOfAwards(base, awards);
  const row = await begin(work, party, content, {
    memberId,
    enterpriseId,
    storeId,
    inqSn,
    projectId,
    costCentre,
  });
  await convertAwards(
    work,
    awards.lines.map((line) => line.awardLineId),
    { docType: CONTRACT, docSn: row.contractSn },
    { by: party.side, actorId: party.member.memberId, actorName: party.member.shownName },
  );
  await moveAwardReservations(work, awards.lines, awards.freight, {
    docType: CONTRACT,
    docSn: row.contractSn,
  });
  return made(row);
}

async function openDraftOf(
  work: Work,
  party: Party,
  inqSn: string,
  storeId: number,
): Promise<ContractRow | undefined> {
  const [row] = await work.tx
    .select()
    .from(contract)
    .where(
      and(
        isTheirs(party),
        eq(contract.inqSn, inqSn),
        eq(contract.storeId, storeId),
        eq(contract.initiator, party.side),
        inArray(contract.state, ['DRAFT', 'REVIEW_REJECTED']),
      ),
    )
    .orderBy(desc(contract.contractId))
    .limit(1);
  return row;
}

async function baseContent(
  work: Work,
  side: ContractSide,
  kind: ContractKind,
  template: ContractTemplate | undefined,
  of: { memberId: number; enterpriseId: number | null; storeId: number },
  title: string,
  awards?: AwardsOfStore,
): Promise<ContractContent> {
  const name: Text = template?.name ?? contractKinds[kind];
  const months = awards?.lines.map(({ line }) => line.warrantyMonths).filter((one) => one > 0) ?? [];
  const content = emptyContent({
    contractSn: await nextDocumentNumber(work, 'CT'),
    kind,
    purchaser: await purchaserParty(work, of),
    supplier: {
      ...(await supplierParty(work, of.storeId)),
      ...(await writtenContact(work, side, of)),
    },
    template,
    title: title
      ? {
          zh: `${title} ${contractKinds[kind].zh}`.slice(0, 100),
          en: `${contractKinds[kind].en}: ${title}`.slice(0, 200),
        }
      : name,
    values: {
      // the shortest of what was offered holds for all
      ...(months.length > 0 ? { warrantyMonths: Math.min(...months) } : {}),
      ...(awards ? { freight: awards.terms.freight.kind } : {}),
    },
  });
  return kind === 'FRAMEWORK' ? { ...content, ...aYearFrom(work.now) } : content;
}

function aYearFrom(now: Date): { startsOn: string; endsOn: string } {
  const startsOn = dayInChina(now);
  const end = new Date(`${startsOn}T00:00:00Z`);
  end.setUTCFullYear(end.getUTCFullYear() + 1);
  end.setUTCDate(end.getUTCDate() - 1);
  return { startsOn, endsOn: end.toISOString().slice(0, 10) };
}

/** The columns that repeat what the text says. */
export function columnsOf(content: ContractContent) {
  const { contractSn, kind, startsOn, endsOn } = content;
  return {
    contractSn,
    kind,
    title: content.title.zh,
    draft: content,
    amount: centsOf(content.amount),
    startsOn,
    endsOn,
  };
}

const begin = (
  work: Work,
  { side, member }: Party,
  content: ContractContent,
  more: Pick<typeof contract.$inferInsert, 'memberId' | 'storeId'> & Partial<typeof contract.$inferInsert>,
): Promise<ContractRow> =>
  contractLife.begin(
    work,
    'draft',
    { ...columnsOf(content), initiator: side, ...more },
    { by: 'initiator', actorId: member.memberId, actorName: member.shownName },
  );

/** Who the other side is, as the purchaser or the supplier names it. @throws contractErrors.unknownStore, unknownEnterprise, enterprisesOnly, ownStore */
async function sidesOf(
  work: Work,
  { side, member }: Party,
  other: { storeId?: number; enterpriseId?: number },
): Promise<{ memberId: number; enterpriseId: number; storeId: number }> {
  if (side === 'purchaser') {
    const enterpriseId = enterpriseOf(member);
    if (enterpriseId === null) throw contractErrors.enterprisesOnly();
    const storeId = other.storeId ?? 0;
    if (!(await findStores(work, [storeId])).has(storeId)) throw contractErrors.unknownStore();
    if (member.storeId === storeId) throw contractErrors.ownStore();
    return { memberId: member.memberId, enterpriseId, storeId };
  }
  const found = await findEnterprise(work, other.enterpriseId ?? 0);
  if (!found?.isGood) throw contractErrors.unknownEnterprise();
  if (member.enterpriseId === found.enterpriseId) throw contractErrors.ownStore();
  return {
    memberId: found.mainMemberId,
    enterpriseId: found.enterpriseId,
    storeId: member.storeId ?? 0,
  };
}

/** Enterprises with whom there was an offer, an order, or a contract that both have read. `$1` the store. */
const CUSTOMERS = `
  SELECT enterprise_id AS "enterpriseId" FROM contract WHERE store_id = $1 AND version_no > 0
  UNION SELECT enterprise_id FROM sub_order WHERE store_id = $1
  UNION SELECT enterprise_id FROM quotation JOIN inquiry USING (inq_sn) WHERE store_id = $1 AND standing_no > 0`;

/** Those that are certified now, by name. */
export const sellerCustomers: Acts['sellerCustomers'] = async (work, seller) => {
  const dealtWith = await work.query<{ enterpriseId: number | null }>(
    CUSTOMERS,
    [seller.storeId],
    'contract-customers',
  );
  const list = [];
  for (const { enterpriseId } of dealtWith) {
    const found = enterpriseId === null ? undefined : await findEnterprise(work, enterpriseId);
    if (found?.isGood && found.enterpriseId !== seller.enterpriseId)
      list.push({ enterpriseId: found.enterpriseId, name: found.name });
  }
  return { list: list.sort((a, b) => a.name.localeCompare(b.name, 'zh')) };
};

async function haveDealt(work: Work, storeId: number, enterpriseId: number): Promise<boolean> {
  const [row] = await work.query<{ known: boolean }>(
    `SELECT EXISTS (SELECT 1 FROM (${CUSTOMERS}) dealt WHERE "enterpriseId" = $2) AS known`,
    [storeId, enterpriseId],
    'contract-have-dealt',
  );
  return row?.known ?? false;
}

export const draftFromTemplate: Acts['draftFromTemplate'] = (work, member, { templateKey, storeId }) =>
  fromTemplate(work, purchaser(member), templateKey, { storeId });

/** @throws contractErrors.unknownEnterprise also for those the store has never dealt with: numbers can be counted upwards */
export const sellerDraftFromTemplate: Acts['sellerDraftFromTemplate'] = async (work, seller, input) => {
  const { templateKey, enterpriseId } = input;
  if (!(await haveDealt(work, seller.storeId, enterpriseId))) throw contractErrors.unknownEnterprise();
  return fromTemplate(work, supplier(seller), templateKey, { enterpriseId });
};

/** From a template, by whichever side; with whom is its caller's concern. @throws as sidesOf; contractErrors.unknownTemplate */
export async function fromTemplate(
  work: Work,
  party: Party,
  templateKey: string,
  other: { storeId?: number; enterpriseId?: number },
): Promise<Made> {
  const template = findTemplate(templateKey);
  const of = await sidesOf(work, party, other);
  if (!template) throw contractErrors.unknownTemplate();
  const content = await baseContent(work, party.side, template.kind, template, of, '');
  return made(await begin(work, party, content, of));
}

type Register = InputOf<typeof contractProtocol.register>;

export function registerContract(work: Work, member: Member, input: Register): Promise<Made> {
  return register(work, purchaser(member), input, { storeId: input.storeId });
}

/** @throws as sellerDraftFromTemplate, and those of registerContract */
export const sellerRegisterContract: Acts['sellerRegister'] = async (work, seller, input) => {
  if (!(await haveDealt(work, seller.storeId, input.enterpriseId))) throw contractErrors.unknownEnterprise();
  return register(work, supplier(seller), input, { enterpriseId: input.enterpriseId });
};

/** A paper contract: its scans, and the data to find and watch it by. */
async function register(
  work: Work,
  party: Party,
  input: Omit<Register, 'storeId'>,
  other: { storeId?: number; enterpriseId?: number },
): Promise<Made> {
  const of = await sidesOf(work, party, other);
  const amount = parseCents(input.amount);
  if (amount === undefined || amount < 0) throw contractErrors.badAmount();
  if (input.startsOn && input.endsOn && input.endsOn <= input.startsOn) throw contractErrors.wrongDates();
  const base = await baseContent(work, party.side, 'OFFLINE', undefined, of, '');
  const content: ContractContent = {
    ...base,
    title: { zh: input.title, en: '' },
    goodsAmount: centsToWire(cents(amount)),
    amount: centsToWire(cents(amount)),
    startsOn: input.startsOn,
    endsOn: input.endsOn,
    annexes: await annexesOf(work, party.member.memberId, [], input.fileIds),
    clauses: [
      ...(input.signedOn ? [keyClause('signedOn', '签订日期', 'Signed on', input.signedOn)] : []),
      ...(input.note ? [keyClause('note', '说明', 'Note', input.note)] : []),
    ],
  };
  return made(await begin(work, party, content, { ...of, fileIds: input.fileIds }));
}

const keyClause = (key: string, zh: string, en: string, text: string) => ({
  key,
  title: { zh, en },
  text: { zh: text, en: text },
});
