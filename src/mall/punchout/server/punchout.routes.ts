// What the punchout room serves and hears.
import { type Listener, listener } from '#kit/events/event.ts';
import { type Route, serveAll } from '#kit/http/server/serve.ts';
import { employeeLeft } from '#mall/company/server/company.events.ts';
import { punchoutProtocol } from '../punchout.protocol.ts';
import type { Mall } from './connection.ts';
import { manageConnections, revokeConnectionsOf } from './manage-connections.ts';
import { shopVisit } from './shop-visit.ts';

export function punchoutRoutes(mall: Mall): Route[] {
  return serveAll(punchoutProtocol, { ...manageConnections(mall), ...shopVisit(mall) });
}

export const punchoutListeners: readonly Listener[] = [
  listener(employeeLeft, (work, { memberId }) => revokeConnectionsOf(work, memberId)),
];
