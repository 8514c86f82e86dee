// The front door of quotations: contracts take what was awarded from here and give it back.
import type { Work } from '#kit/db/work.ts';
import type { Cents, UnitPrice } from '#kit/money/money.ts';
import type { FoundInquiry } from '#mall/inquiry/server/inquiry.ts';
import type { QuotationContent, QuotationLine } from '../quotation-content.ts';

/** A line that was awarded and is neither contracted nor ordered. */
export interface AwardedLine {
  awardLineId: number;
  awardSn: string;
  inqSn: string;
  inqLineId: number;
  lineNo: number;
  quoSn: string;
  versionNo: number;
  /** Of the whole accepted version. */
  versionHash: string;
  lineHash: string;
  storeId: number;
  number: number;
  unitPrice: UnitPrice;
  amount: Cents;
  /** As it was accepted. */
  line: QuotationLine;
}

export interface AwardsOfStore {
  found: FoundInquiry;
  storeId: number;
  /** The accepted version's header: freight, tax, plan. */
  terms: QuotationContent;
  lines: AwardedLine[];
}

const notBuilt = (): never => {
  throw new Error('not built');
};

/** What an inquiry awarded to one store and nobody has contracted or ordered; undefined when there is nothing. Holds inquiry and quotation. */
export async function holdAwards(
  _work: Work,
  _inqSn: string,
  _storeId: number,
): Promise<AwardsOfStore | undefined> {
  return notBuilt();
}

/** Q16 and I11: these lines are in a contract or an order. Call holdAwards before, in the same work. @throws quotationErrors.alreadyConverted */
export async function convertAwards(
  _work: Work,
  _awardLineIds: readonly number[],
  _into: { docType: 'contract' | 'order'; docSn: string },
  _mover: { by: 'purchaser' | 'supplier' | 'system'; actorId?: number; actorName?: string },
): Promise<void> {
  return notBuilt();
}

/** Q16b and I15: the contract or order came to nothing; its lines are open again. Nothing happens for a document that has none. */
export async function annulConversion(
  _work: Work,
  _from: { docType: 'contract' | 'order'; docSn: string },
  _reason: string,
): Promise<void> {
  return notBuilt();
}
