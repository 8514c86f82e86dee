// What the reconciliation room serves, and what it does each day.
import { type Route, serveAll } from '#kit/http/server/serve.ts';
import type { TimerHandler } from '#kit/jobs/timer.ts';
import { bankProtocol } from '../bank.protocol.ts';
import { reconciliationProtocol } from '../reconciliation.protocol.ts';
import { bankActs, bankLineRoutes } from './bank.routes.ts';
import { channelActs, channelListRoutes } from './channel.routes.ts';
import { previewStatement, readBankSheet, takeStatement } from './import-statement.ts';
import { reconcileTimer } from './reconcile-daily.ts';

/** @param facilities.isProduction whose account a statement is of that does not say it */
export const reconciliationRoutes = ({ isProduction }: { isProduction: boolean }): Route[] => [
  ...serveAll(bankProtocol, {
    read: readBankSheet,
    preview: previewStatement(isProduction),
    take: takeStatement(isProduction),
    ...bankActs,
  }),
  ...serveAll(reconciliationProtocol, channelActs),
  ...bankLineRoutes,
  ...channelListRoutes,
];

/** @param facilities.outsideChannels those that are set up */
export const reconciliationTimers = (
  facilities: Parameters<typeof reconcileTimer>[0],
): readonly TimerHandler[] => [reconcileTimer(facilities)];
