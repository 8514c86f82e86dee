// What the reconciliation room serves, and what it does each day.
import { type Route, serveAll } from '#kit/http/server/serve.ts';
import { bankProtocol } from '../bank.protocol.ts';
import { bankActs, bankLineRoutes } from './bank.routes.ts';
import { previewStatement, readBankSheet, takeStatement } from './import-statement.ts';

/** @param facilities.isProduction whose account a statement is of that does not say it */
export const reconciliationRoutes = ({ isProduction }: { isProduction: boolean }): Route[] => [
  ...serveAll(bankProtocol, {
    read: readBankSheet,
    preview: previewStatement(isProduction),
    take: takeStatement(isProduction),
    ...bankActs,
  }),
  ...bankLineRoutes,
];
