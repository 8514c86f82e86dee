// A buyer's headers: listed, kept, deleted; a company's that says what certification says is verified by itself.
import { and, desc, eq, isNull, ne, sql } from 'drizzle-orm';
import { prepared } from '#kit/db/prepared.ts';
import type { Work } from '#kit/db/work.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { bit } from '#kit/http/wire.ts';
import type { Language } from '#kit/words/text.ts';
import { findEnterprise } from '#mall/company/server/company.ts';
import { buysFor, type Member, stepBy } from '#mall/member/actor.ts';
import { ownedBy } from '#mall/member/server/member.ts';
import type { HeaderReply, headerProtocol } from '../../header.protocol.ts';
import { type HeaderState, headerStatus } from '../../header-status.ts';
import { type HeaderSnapshot, headerFaults, namesBank } from '../../invoice-terms.ts';
import { headerErrors } from '../header.errors.ts';
import { invoiceHeader } from '../invoice.tables.ts';
import { type HeaderRow, headerLife } from './header-life.ts';

type Acts = Actions<typeof headerProtocol>;

const MOST = 30; // chosen

/** From here to the end of the work nobody else changes this buyer's headers and addresses. */
export async function lockOwner(work: Work, member: Member): Promise<void> {
  const owner = `invoice of ${buysFor(member) ?? `member ${member.memberId}`}`;
  await work.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [owner]);
}

const headersOf = (whose: 'enterpriseId' | 'memberId') =>
  prepared(`invoice-headers-${whose}`, (tx) =>
    tx
      .select()
      .from(invoiceHeader)
      .where(
        and(
          eq(invoiceHeader[whose], sql.placeholder('id')),
          whose === 'memberId' ? isNull(invoiceHeader.enterpriseId) : undefined,
          ne(invoiceHeader.state, 'REMOVED'),
        ),
      )
      .orderBy(desc(invoiceHeader.isDefault), desc(invoiceHeader.headerId)),
  );
const headersOfEnterprise = headersOf('enterpriseId');
const headersOfMember = headersOf('memberId');

/** The usual one first. */
export function findHeaders(work: Work, member: Member): Promise<HeaderRow[]> {
  const enterpriseId = buysFor(member);
  return enterpriseId === null
    ? headersOfMember(work, { id: member.memberId })
    : headersOfEnterprise(work, { id: enterpriseId });
}

export function headerReply(row: HeaderRow, language: Language): HeaderReply {
  const { memberId: _memberId, enterpriseId: _enterpriseId, createdAt: _createdAt, ...shown } = row;
  return {
    ...shown,
    isDefault: bit(row.isDefault),
    stateName: headerStatus[row.state][language],
    tone: headerStatus[row.state].tone,
    isForSpecial: bit(row.state === 'VERIFIED' && Object.keys(headerFaults(row, 'special')).length === 0),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** What an application keeps of it. */
export const snapshotOf = ({
  titleKind,
  title,
  taxNo,
  registerAddress,
  registerPhone,
  bank,
  bankAccount,
  email,
}: HeaderRow): HeaderSnapshot => ({
  ...{ titleKind, title, taxNo, registerAddress, registerPhone, bank, bankAccount, email },
});

export const showHeaders: Acts['headers'] = async (work, member) => {
  const enterpriseId = buysFor(member);
  const certified = enterpriseId === null ? undefined : await findEnterprise(work, enterpriseId);
  return {
    list: (await findHeaders(work, member)).map((row) => headerReply(row, work.language)),
    certified: certified?.isGood ? { title: certified.name, taxNo: certified.uscc } : null,
  };
};

/** @throws headerErrors.wrong at the field, notFound, tooMany, changedMeanwhile */
export const saveHeader: Acts['saveHeader'] = async (work, member, input) => {
  const { requestId: _requestId, headerId, version, isDefault, ...typed } = input;
  const isPerson = typed.titleKind === 'person';
  const company = { ...typed, taxNo: typed.taxNo.toUpperCase() };
  const given: HeaderSnapshot = isPerson
    ? { ...company, taxNo: '', registerAddress: '', registerPhone: '', bank: '', bankAccount: '' }
    : company;
  const [fault] = Object.entries(headerFaults(given));
  if (fault) throw headerErrors.wrong({ fault: fault[1], name: fault[0] });
  await lockOwner(work, member);
  const headers = await findHeaders(work, member);
  const before = headers.find((one) => one.headerId === headerId);
  if (headerId !== undefined && !before) throw headerErrors.notFound();
  if (before && version !== undefined && version !== before.version) throw headerErrors.changedMeanwhile();
  if (!before && headers.length >= MOST) throw headerErrors.tooMany();
  const makesDefault = isDefault || headers.every((one) => one === before);
  if (makesDefault)
    await work.tx
      .update(invoiceHeader)
      .set({ isDefault: false })
      .where(and(ownedBy(invoiceHeader, member), eq(invoiceHeader.isDefault, true)));
  const state = await standingOf(work, member, given, headers, before);
  const values = { ...given, isDefault: makesDefault, reason: '' };
  const mover = stepBy('buyer', member);
  const row = before
    ? await headerLife.advance(work, before, 'change', { ...mover, to: state, set: values })
    : await headerLife.begin(
        work,
        'make',
        { ...values, state, memberId: member.memberId, enterpriseId: buysFor(member) },
        mover,
      );
  return headerReply(row, work.language);
};

/** What was verified stays so while nothing of it changes; what equals certification and names no new bank is so by itself. */
async function standingOf(
  work: Work,
  member: Member,
  given: HeaderSnapshot,
  headers: readonly HeaderRow[],
  before: HeaderRow | undefined,
): Promise<Exclude<HeaderState, 'REVIEW_REJECTED' | 'REMOVED'>> {
  if (given.titleKind === 'person') return 'UNVERIFIED';
  const same = (one: HeaderRow) =>
    one.title === given.title &&
    one.taxNo === given.taxNo &&
    one.registerAddress === given.registerAddress &&
    one.registerPhone === given.registerPhone &&
    one.bank === given.bank &&
    one.bankAccount === given.bankAccount;
  if (before?.state === 'VERIFIED' && same(before)) return 'VERIFIED';
  const enterpriseId = buysFor(member);
  const certified = enterpriseId === null ? undefined : await findEnterprise(work, enterpriseId);
  const isCertified = certified?.isGood && certified.name === given.title && certified.uscc === given.taxNo;
  const isKnownBank = headers.some(
    (one) => one.state === 'VERIFIED' && one.bank === given.bank && one.bankAccount === given.bankAccount,
  );
  return isCertified && (!namesBank(given) || isKnownBank) ? 'VERIFIED' : 'PENDING_REVIEW';
}

/** Applications keep what they were made with. @throws headerErrors.notFound */
export const removeHeader: Acts['removeHeader'] = async (work, member, { headerId }) => {
  await lockOwner(work, member);
  const row = (await findHeaders(work, member)).find((one) => one.headerId === headerId);
  if (!row) throw headerErrors.notFound();
  await headerLife.advance(work, row, 'remove', { ...stepBy('buyer', member), set: { isDefault: false } });
};

/** C5: a company's header that was not turned down. */
export async function hasCompanyHeader(work: Work, member: Member): Promise<boolean> {
  const headers = await findHeaders(work, member);
  return headers.some(({ titleKind, state }) => titleKind === 'company' && state !== 'REVIEW_REJECTED');
}
