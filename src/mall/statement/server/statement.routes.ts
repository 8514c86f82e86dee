// What the statement room serves, hears and waits for.
import { asc, eq } from 'drizzle-orm';
import { type Actions, onBothSides, type Route, serveAll, serveFile } from '#kit/http/server/serve.ts';
import { required } from '#kit/rules/required.ts';
import { type Creditor, platformsCredit, storesCredit } from '#mall/credit/server/credit.ts';
import { statementPapers, statementProtocol } from '../statement.protocol.ts';
import { answerDispute, arbitrate, decideDispute, disputeItem, type OpenCase } from './dispute-item.ts';
import { findStatements } from './find-statement.ts';
import { statementListRoutes } from './list-statements.ts';
import { payStatements } from './pay-statement.ts';
import { printStatement } from './print-statement.ts';
import { confirmStatement, reopenStatement, showAging, waiveFees, writeOff } from './reconcile-statement.ts';
import { statement, statementDispute } from './statement.tables.ts';
import {
  buyersEyes,
  creditorsEyes,
  disputeReplies,
  statementCards,
  statementDetail,
} from './statement-view.ts';

export { statementListeners } from './pay-statement.ts';
export { statementTimers } from './tend-statements.ts';

type Acts = Actions<typeof statementProtocol>;
type CreditorActs = Actions<typeof statementProtocol, Creditor>;

/** @throws statementErrors.notFound, also for another enterprise's */
const detail: Acts['detail'] = async (work, member, { statementSn }) => {
  const [row] = await findStatements(work, { enterpriseId: member.enterpriseId }, [statementSn]);
  return statementDetail(work, required(row), buyersEyes(member));
};

/** @throws statementErrors.notFound, also for another creditor's */
const creditorDetail: CreditorActs['creditorDetail'] = async (work, creditor, { statementSn }) => {
  const [row] = await findStatements(work, creditor, [statementSn]);
  return statementDetail(work, required(row), creditorsEyes);
};

const escalated: Acts['escalated'] = async (work) => {
  const rows = await work.tx
    .select({ dispute: statementDispute, statement })
    .from(statementDispute)
    .innerJoin(statement, eq(statement.statementId, statementDispute.statementId))
    .where(eq(statementDispute.state, 'ESCALATED'))
    .orderBy(asc(statementDispute.disputeId))
    .limit(200);
  const eyes = { ...creditorsEyes, side: 'platform' as const };
  const disputes = await disputeReplies(
    work,
    rows.map((row) => row.dispute),
    eyes,
  );
  const cards = await statementCards(
    work,
    rows.map((row) => row.statement),
    eyes,
  );
  return {
    list: disputes.map((dispute, at) => {
      const { statementSn, creditorName } = required(cards[at]);
      return { ...dispute, statementSn, creditorName };
    }),
  };
};

/** @param outside.openCase opens an after-sale case, which stands on a higher floor */
export function statementRoutes({ openCase }: { openCase: OpenCase }): Route[] {
  return [
    ...serveAll(statementProtocol, {
      detail,
      confirm: confirmStatement,
      dispute: disputeItem(openCase),
      answerDispute,
      pay: payStatements,
      arbitrate,
      escalated,
      ...onBothSides(
        storesCredit,
        { prefix: 'admin', party: platformsCredit },
        {
          creditorDetail,
          decideDispute,
          waive: waiveFees,
          aging: showAging,
          reopen: reopenStatement,
          writeOff,
        },
      ),
    }),
    serveFile(statementPapers.buyer, (work, member, { statementSn }) =>
      printStatement(work, { enterpriseId: member.enterpriseId }, statementSn, buyersEyes(member)),
    ),
    serveFile(statementPapers.store, (work, actor, { statementSn }) =>
      printStatement(work, storesCredit(actor), statementSn, creditorsEyes),
    ),
    serveFile(statementPapers.platform, (work, actor, { statementSn }) =>
      printStatement(work, platformsCredit(actor), statementSn, creditorsEyes),
    ),
    ...statementListRoutes,
  ];
}
