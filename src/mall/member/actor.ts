// Who acts: the member behind a request, and the doors that stand open to whom (spec §6).
import type { Access } from '#kit/http/access.ts';
import type { Text } from '#kit/words/text.ts';

/** memberType of the specification: 1 individual user, 2 certified designer, 3 certified enterprise (domain 3.1). */
export type MemberType = 1 | 2 | 3;

export type PlatformRole = 'operator' | 'finance' | 'auditor';

/** Somebody logged in. Made from his token for each request; never from anything that the client says. */
export interface Member {
  readonly memberId: number;
  readonly memberName: string;
  readonly memberType: MemberType;
  readonly sessionId: number;
  /** The store he operates, if any. */
  readonly storeId: number | null;
  /** What he may do for the platform; empty for everybody else. */
  readonly platformRoles: readonly PlatformRole[];
}

/** A member who operates a store. */
export interface Seller extends Member {
  readonly storeId: number;
}

export const isDesigner = (member: Pick<Member, 'memberType'>): boolean => member.memberType === 2;
export const isEnterprise = (member: Pick<Member, 'memberType'>): boolean => member.memberType === 3;

const storeOnly: Text = { zh: '仅限店铺操作员使用', en: 'Only store operators may do this' };
const platformOnly: Text = { zh: '仅限平台运营人员使用', en: 'Only platform operators may do this' };

export const anyone: Access<Member | undefined> = { name: 'anyone', login: 'optional' };
export const guestsOnly: Access<undefined> = { name: 'anyone', login: 'none' };
/** Token calls: the fixed client credentials (spec §7). */
export const client: Access<undefined> = { name: 'client', login: 'client' };
export const loggedIn: Access<Member> = { name: 'member', login: 'required' };
export const storeOperator: Access<Seller> = {
  name: 'seller',
  login: 'required',
  refuses: (member) => (member.storeId === null ? storeOnly : undefined),
};

/** A door for the platform's people with any of the given roles. */
export function platform(...roles: PlatformRole[]): Access<Member> {
  return {
    name: `admin: ${roles.join(', ')}`,
    login: 'required',
    refuses: (member) =>
      roles.some((role) => member.platformRoles.includes(role)) ? undefined : platformOnly,
  };
}
