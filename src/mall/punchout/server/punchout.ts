// The front door of the punchout room.
export { keepConnection, revokeConnectionsOf } from './manage-connections.ts';
export { servePunchout } from './serve-punchout.ts';
export { shoppingOnly, withoutShoppers } from './shopping-only.ts';
