// The front door of contracts: the check of everything that was signed.
export { checkContracts } from './sign/check-contracts.ts';
