// Who may see and maintain material codes, as far as the browser knows; the server decides.
import type { MemberInfo } from '#mall/member/member.protocol.ts';

export interface CodeRights {
  mayRead: boolean;
  mayWrite: boolean;
}

/** Both false for guests, for other types, and as long as nobody knows who it is. */
export function codeRights(
  member: Pick<MemberInfo, 'memberType' | 'enterpriseId' | 'permissions'> | undefined,
): CodeRights {
  const isOfEnterprise = member?.memberType === 3 && member.enterpriseId !== null;
  const may = (point: string) =>
    isOfEnterprise && (!member.permissions || member.permissions.includes(point));
  return { mayRead: may('mat.read'), mayWrite: may('mat.write') };
}
