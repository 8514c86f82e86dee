// Where each side reads the accepted version of a quotation.
import type { ContractSide } from '../contract-process.ts';
import { contractPlaces } from './contract-door.ts';

/** The quotation's page at that version, on the reader's side. */
export function quotationAt(
  side: ContractSide,
  quoSn: string,
  versionNo: number,
  inqSn: string | null,
): string {
  const query = new URLSearchParams({ quoSn, versionNo: String(versionNo) });
  if (inqSn) query.set('inqSn', inqSn);
  return `${contractPlaces[side].quotation}?${query}`;
}
