// The front door of the login room: what ways of coming in that stand above it may use.
export { issueSetupTicket, takeTicket } from './account-ticket.ts';
export {
  type Baggage,
  beginSession,
  type Entrance,
  letIn,
  openLogin,
  openPunchoutLogin,
} from './begin-session.ts';
export { requireOwnTicket } from './change-contacts.ts';
export { endOtherSessions, endSessions } from './end-sessions.ts';
export { findActor } from './identity.ts';
export { hashOf } from './issue-tokens.ts';
export { proposeMemberName } from './propose-member-name.ts';
