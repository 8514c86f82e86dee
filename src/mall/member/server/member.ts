// The front door of the member room: what higher rooms may ask about members.
export { changeEmail, changeMobile } from './change-contact.ts';
export { changeMemberType } from './change-member-type.ts';
export { createMember } from './create-member.ts';
export { findByPassword } from './find-by-password.ts';
export { findMember, findMemberByAccount, type MemberRow } from './find-member.ts';
export { ownedBy } from './owned-by.ts';
export { checkLoginPassword, checkPayPassword } from './password/check-password.ts';
export { hashPassword } from './password/hash-password.ts';
export { dropInitialPassword, keepPassword, keepPayPassword } from './password/keep-password.ts';
export {
  refuseOwnName,
  requireGoodPassword,
  requireGoodPayPassword,
} from './password/require-good-password.ts';
export { setInitialPassword } from './password/set-initial-password.ts';
export { findPlatformRoles, grantPlatformRoles } from './platform-roles.ts';
export { recordSecurityEvent } from './record-security-event.ts';
export { retireMember } from './retire-member.ts';
export { setAvatar } from './set-avatar.ts';
export { writeDownEmployee } from './write-down-employee.ts';
