// Disputes of statements that the platform decides, of any creditor's.
import { useLoaderData } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { Card } from '#kit/ui/card.tsx';
import { ConsoleHead } from '#kit/ui/console-frame.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { DisputeList } from '#mall/statement/parts/dispute-list.tsx';
import { statementWords } from '#mall/statement/parts/statement-words.ts';
import { statementProtocol } from '#mall/statement/statement.protocol.ts';
import { adminWords } from '../admin-words.ts';

export const clientLoader = () => call(statementProtocol.escalated, {});

export default function DisputesScreen() {
  const { list } = useLoaderData<typeof clientLoader>();
  const say = useWords(statementWords);
  const { console: consoleName } = useWords(adminWords);
  const above = new Map(list.map((one) => [one.disputeId, `${one.statementSn} · ${one.creditorName}`]));
  return (
    <>
      <ConsoleHead title={say.disputesTitle} tab={`${say.disputesTitle} · ${consoleName}`} />
      <Card>
        {list.length === 0 ? (
          <EmptyState title={say.noDisputes} />
        ) : (
          <DisputeList
            disputes={list}
            decide={statementProtocol.adminDecideDispute}
            cases="/admin/aftersale/detail"
            above={(disputeId) => above.get(disputeId) ?? ''}
          />
        )}
      </Card>
    </>
  );
}
