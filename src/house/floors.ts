// The floors of the house, told in docs/house.md: a room leans only on rooms of lower floors.

/** Rooms by floor, the lowest first. */
export const floors: readonly (readonly string[])[] = [
  ['member'],
  ['setting', 'file', 'captcha', 'address', 'books', 'tax'],
  ['store', 'message'],
  ['company', 'part', 'payment'],
  ['goods', 'designer', 'approval', 'recharge', 'reconciliation'],
  ['mat-code', 'commission', 'credit', 'ability'],
  ['instrument', 'statement', 'lab-staff'],
  ['search', 'cart', 'statistics', 'deco', 'favourite', 'alarm', 'invoice', 'equipment', 'datasheet'],
  ['replacement', 'tax-file', 'tax-provider', 'lab-catalog'],
  ['login', 'bom', 'optimise', 'lab-price'],
  ['order', 'sample', 'second-factor', 'enterprise-login', 'api-key', 'offer-sheet', 'catalog-import'],
  ['evaluation', 'project', 'punchout', 'after-sale'],
  ['regular', 'complaint', 'settlement'],
  ['inquiry'],
  ['quotation'],
  ['contract'],
  ['testing'],
  ['specimen', 'lab-sale'],
  ['bench'],
  ['report', 'authen', 'service-change', 'visit'],
  ['objection', 'lab-evidence'],
  ['webhook', 'lab-office', 'impact'],
];

const floorOf = new Map(floors.flatMap((rooms, floor) => rooms.map((room) => [room, floor] as const)));

/** Whether the room has a floor. */
export const stands = (room: string): boolean => floorOf.has(room);

/** Whether `room` stands above `other` and so may lean on it; false for a room without a floor. */
export const isAbove = (room: string, other: string): boolean =>
  (floorOf.get(room) ?? -1) > (floorOf.get(other) ?? Number.POSITIVE_INFINITY);
