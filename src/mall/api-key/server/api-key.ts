// The front door of the room of keys.
export { buyerParty, type KeyParty, storeParty } from './manage-keys.ts';
