// The front door of the member room: what higher rooms may ask about members.
export { checkLoginPassword, checkPayPassword } from './check-password.ts';
export { createMember, type NewMember } from './create-member.ts';
export { findByPassword } from './find-by-password.ts';
export { findMember, findMemberByAccount, type MemberRow } from './find-member.ts';
export { hashPassword } from './hash-password.ts';
export { recordSecurityEvent, type SecurityEvent } from './record-security-event.ts';
