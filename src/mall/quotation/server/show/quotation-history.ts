// The history of a quotation for either side: its versions, what differs between two, the haggling move by move.

import { eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { type DocumentVersionRow, listVersions, readVersion } from '#kit/document/document-version.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { centsToWire } from '#kit/money/money.ts';
import { compareContents, toReply } from '#mall/inquiry/difference.ts';
import { offerTotal } from '../../offer-amounts.ts';
import type { quotationProtocol } from '../../quotation.protocol.ts';
import type { QuotationContent } from '../../quotation-content.ts';
import type { RoundReply } from '../../quotation-detail.protocol.ts';
import { quotationVocabulary } from '../../quotation-vocabulary.ts';
import { QUOTATION, type QuotationRow, requireOfStore, requireReceived } from '../hold-quotation.ts';
import { quotationErrors } from '../quotation.errors.ts';
import { quotation } from '../quotation.tables.ts';
import { findFacts } from './find-facts.ts';
import { markSeen } from './mark-seen.ts';
import {
  actorFor,
  type PartyNames,
  partyNames,
  type Reader,
  stepTitle,
  visibleSteps,
} from './quotation-view.ts';

type Acts = Actions<typeof quotationProtocol, Reader>;

/** What both sides may read of a quotation's history. */
interface Readable {
  row: QuotationRow;
  reader: Reader;
  names: PartyNames;
}

/** Reading prices of earlier versions counts as seeing the offer too. @throws quotationErrors.notFound, sealed */
async function readable(work: Work, reader: Reader, quoSn: string): Promise<Readable> {
  const row =
    reader.side === 'supplier'
      ? await requireOfStore(work, reader.member, quoSn)
      : await requireReceived(work, reader.member, quoSn);
  if (reader.side === 'purchaser') await markSeen(work, reader.member, [row]);
  const [facts] = await findFacts(work, eq(quotation.quoSn, quoSn));
  if (!facts) throw quotationErrors.notFound();
  return { row, reader, names: await partyNames(work, facts) };
}

export const showVersions: Acts['versions'] = async (work, of, { quoSn }) => {
  const { row, reader, names } = await readable(work, of, quoSn);
  const versions = await listVersions(work, QUOTATION, row.quoSn);
  return {
    list: versions.map((version) => {
      const content = version.content as QuotationContent;
      return {
        versionNo: version.versionNo,
        side: content.side,
        contentHash: version.contentHash,
        actorName: actorFor(reader, version.actorRole, names, version.actorName),
        time: version.createdAt.toISOString(),
        isFinal: content.isFinal,
        total: centsToWire(offerTotal(content.lines)),
        note: content.note,
        inquiryVersionNo: content.inquiryVersionNo,
        isStanding: version.versionNo === row.standingNo,
      };
    }),
  };
};

/** @throws quotationErrors.noVersion */
export const showDifferences: Acts['differences'] = async (work, of, { quoSn, from, to }) => {
  const { row } = await readable(work, of, quoSn);
  const [before, after] = [
    await readVersion(work, QUOTATION, row.quoSn, { versionNo: from }),
    await readVersion(work, QUOTATION, row.quoSn, { versionNo: to }),
  ];
  if (!before || !after) throw quotationErrors.noVersion();
  return { from, to, list: changes(work, before, after) };
};

/** Whether a version binds is said of the supplier's offers: of a purchaser's wish it says how an agreement is meant. */
function changes(work: Work, before: DocumentVersionRow, after: DocumentVersionRow) {
  const [was, is] = [before.content as QuotationContent, after.content as QuotationContent];
  const compared = was.side === is.side ? is : { ...is, isBinding: was.isBinding };
  return toReply(compareContents(was, compared, quotationVocabulary(work.language)), work.language);
}

const SIDE: Record<string, RoundReply['side']> = {
  supplier: 'supplier',
  supplierApprover: 'supplier',
  purchaser: 'purchaser',
};

/** The haggling, move by move. */
export const showRounds: Acts['rounds'] = async (work, of, { quoSn }) => {
  const { row, reader, names } = await readable(work, of, quoSn);
  const versions = await listVersions(work, QUOTATION, row.quoSn);
  const steps = await visibleSteps(work, row.quoSn, reader);
  const list = steps
    .filter((step) => step.event !== 'see' || reader.side === 'supplier')
    .map((step): RoundReply => {
      const published = step.event !== 'see' && step.event !== 'agree' ? step.detail.versionNo : undefined;
      const version = versions.find((one) => one.versionNo === published);
      const before = version && versions.find((one) => one.versionNo === version.versionNo - 1);
      const content = version?.content as QuotationContent | undefined;
      return {
        time: step.createdAt.toISOString(),
        side: SIDE[step.actorRole] ?? 'system',
        actorName: actorFor(reader, step.actorRole, names, step.actorName),
        title: stepTitle(work, step, reader),
        reason: content?.note === step.reason ? '' : step.reason,
        versionNo: version?.versionNo ?? null,
        contentHash: version?.contentHash ?? null,
        isFinal: content?.isFinal ?? false,
        total: content ? centsToWire(offerTotal(content.lines)) : null,
        note: content?.note ?? '',
        changes: version && before ? changes(work, before, version) : [],
      };
    });
  return { list };
};
