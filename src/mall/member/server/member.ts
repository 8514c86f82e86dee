// The front door of the member room: what higher rooms may ask about members.
export { changeEmail, changeMobile } from './change-contact.ts';
export { changeMemberType } from './change-member-type.ts';
export { checkLoginPassword, checkPayPassword } from './check-password.ts';
export { createMember } from './create-member.ts';
export { findByPassword } from './find-by-password.ts';
export { findMember, findMemberByAccount, type MemberRow } from './find-member.ts';
export { hashPassword } from './hash-password.ts';
export { keepPassword, keepPayPassword } from './keep-password.ts';
export { recordSecurityEvent } from './record-security-event.ts';
export { refuseOwnName, requireGoodPassword, requireGoodPayPassword } from './require-good-password.ts';
export { retireMember } from './retire-member.ts';
export { setAvatar } from './set-avatar.ts';
export { setInitialPassword } from './set-initial-password.ts';
export { writeDownEmployee } from './write-down-employee.ts';
