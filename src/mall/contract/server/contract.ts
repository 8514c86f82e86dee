// The front door of contracts: the check of everything that was signed.
export { type BrokenContract, checkContracts } from './sign/check-contracts.ts';
