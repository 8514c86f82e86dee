// What a contract's line is held against: the accepted quotation's line, or itself where it was agreed by hand (invariant 10).
import { contentHashOf } from '#kit/document/document-version.ts';
import type { ContractLine } from '../../contract-content.ts';

/** SHA-256 in hex; carried on by the order's line. */
export function lineHashOfContract(line: ContractLine): string {
  if (line.quotation) return line.quotation.lineHash;
  const { lineNo, productId, partNo, name, brandName, number, unitPrice, amount } = line;
  return contentHashOf({ lineNo, productId, partNo, name, brandName, number, unitPrice, amount });
}
