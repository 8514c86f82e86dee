// Reads a contract for its pages: the text that the address asks for, and the one it is compared with.
import { call } from '#kit/browser/call.ts';
import type { ContractContent } from '../contract-content.ts';
import type { ContractDetail } from '../contract-detail.protocol.ts';
import type { ContractSide } from '../contract-process.ts';
import { contractDoor } from './contract-door.ts';

export interface LoadedContract {
  contract: ContractDetail;
  /** The text that is compared with, and its number; null: nothing is compared. */
  before: { versionNo: number; content: ContractContent } | null;
  /** The proposed amendment while one is pending. */
  change: ContractContent | null;
}

/** What an address says about the text: `versionNo` as it was, `compare` with which version, 0 for none. */
function readQuery(request: Request) {
  const asked = new URL(request.url).searchParams;
  const whole = (name: string) => {
    const n = Number(asked.get(name));
    return asked.has(name) && Number.isInteger(n) && n >= 0 ? n : undefined;
  };
  return {
    contractSn: asked.get('contractSn') ?? '',
    versionNo: whole('versionNo') || undefined,
    compare: whole('compare'),
  };
}

/**
 * Null when the address names no contract. Whoever has to answer a revised text sees what changed without asking for it;
 * so does who has to sign an amendment.
 */
export async function loadContract(request: Request, side: ContractSide): Promise<LoadedContract | null> {
  const { contractSn, versionNo, compare } = readQuery(request);
  if (!contractSn) return null;
  const read = (which?: number) =>
    call(contractDoor[side].detail, { contractSn, ...(which ? { versionNo: which } : {}) });
  const contract = await read(versionNo);
  const usual = usualComparison(contract, versionNo);
  const with_ = compare ?? usual;
  const [before, change] = await Promise.all([
    with_ > 0 && contract.versions.some((one) => one.versionNo === with_)
      ? read(with_).then(({ content }) => ({ versionNo: with_, content }))
      : null,
    contract.changeNo ? read(contract.changeNo).then(({ content }) => content) : null,
  ]);
  return { contract, before, change };
}

function usualComparison(contract: ContractDetail, asked: number | undefined): number {
  const shown = contract.versionNo;
  if (asked !== undefined) return 0;
  const isRevised = contract.state === 'PENDING_CONFIRM' && shown > 1;
  if (isRevised && contract.side !== contract.initiator) return shown - 1;
  // The author of a returned draft sees what he has changed since the other side read it.
  if (contract.isDraft && contract.state === 'RETURNED') return contract.versions.at(-1)?.versionNo ?? 0;
  return 0;
}
