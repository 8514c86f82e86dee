// The contracts that need the platform, and what it does about them.
import { dressed } from '#kit/ui/list/dressed.ts';
import { PlatformContractActs } from '#mall/contract/parts/list/platform-contract-acts.tsx';
import { platformContractList } from '#mall/contract/platform-contract-list.ts';

export const contracts = dressed(platformContractList, {
  rowActions: PlatformContractActs,
  actionsWidth: 220,
});
