// What the room of enterprises' own login serves.
import type { Work } from '#kit/db/work.ts';
import { type Listener, listener } from '#kit/events/event.ts';
import { type Route, serveAll } from '#kit/http/server/serve.ts';
import { employeeLeft } from '#mall/company/server/company.events.ts';
import type { Entrance } from '#mall/login/server/login.ts';
import { enterpriseLoginProtocol } from '../enterprise-login.protocol.ts';
import { type FindTexts, findTexts } from './domains.ts';
import { enterpriseLoginActions } from './log-in-by-enterprise.ts';
import type { Mall } from './login-settings.ts';
import { manageLogin } from './manage-login.ts';

/** @param mall `findTexts`: of TXT records, where they are not to be asked of the DNS */
export function enterpriseLoginRoutes(mall: Mall & Entrance & { findTexts?: FindTexts }): Route[] {
  return serveAll(enterpriseLoginProtocol, {
    ...enterpriseLoginActions(mall),
    ...manageLogin(mall, mall.findTexts ?? findTexts),
  });
}

/** Who has left is nobody at that provider any more: whoever is given his address there next is somebody else. */
const forgetLeaver = async (work: Work, { memberId }: { memberId: number }) =>
  void (await work.query('DELETE FROM enterprise_login_subject WHERE member_id = $1', [memberId]));

export const enterpriseLoginListeners: readonly Listener[] = [listener(employeeLeft, forgetLeaver)];
