// Disputes with what their reader may do: agree, refute, accept, call the platform, decide.
import { Link } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { actionMaker } from '#kit/detail/action-maker.ts';
import { ActionButtons } from '#kit/detail/detail-actions.tsx';
import { FileLinks } from '#kit/detail/file-links.tsx';
import { showAmount } from '#kit/money/price-format.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { Tag } from '#kit/ui/tag.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { type DisputeReply, statementProtocol as P } from '../statement.protocol.ts';
import { statementWords as W } from './statement-words.ts';

/** @param decide whose word the creditor's is: a store's, or the platform's for its own stores */
export function DisputeList({
  disputes,
  decide,
  cases,
  above,
}: {
  disputes: readonly DisputeReply[];
  decide: typeof P.decideDispute | typeof P.adminDecideDispute;
  /** Where a case is looked at. */
  cases: string;
  /** What stands above each, such as its statement. */
  above?: (disputeId: number) => string;
}) {
  const say = useWords(W);
  return (
    <ul className="divide-y divide-line">
      {disputes.map((one) => (
        <li key={one.disputeId} className="py-3 text-13 first:pt-0 last:pb-0">
          {above ? <p className="num text-12 text-hint">{above(one.disputeId)}</p> : null}
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="font-semibold">{one.itemTitle}</span>
            <span className="num">{showAmount(one.amount)}</span>
            <span>{one.reasonName}</span>
            <Tag tone={one.tone}>{one.stateName}</Tag>
            <span className="num ml-auto text-12 text-hint">{showMoment(one.createTime)}</span>
          </p>
          {one.text ? <p className="mt-1 wrap-anywhere">{one.text}</p> : null}
          {one.files.length > 0 ? <FileLinks files={one.files} /> : null}
          {one.answer ? (
            <p className="mt-1 wrap-anywhere text-secondary">{say.creditorSays(one.answer)}</p>
          ) : null}
          {one.caseSn ? (
            <Link to={`${cases}?caseSn=${one.caseSn}`} className="num mt-1 block text-brand hover:underline">
              {say.withCase(one.caseSn)}
            </Link>
          ) : null}
          <div className="mt-2 empty:hidden">
            <DisputeActions one={one} decide={decide} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function DisputeActions({
  one,
  decide,
}: { one: DisputeReply } & Pick<Parameters<typeof DisputeList>[0], 'decide'>) {
  const say = useWords(W);
  const { sure, because } = actionMaker(say);
  const { disputeId } = one;
  const hint = say.buyerReads;
  const actions = {
    agree: because('agree', 'primary', (text) => call(decide, { disputeId, isAgreed: 1, text }), { hint }),
    refute: because('refute', 'outline', (text) => call(decide, { disputeId, isAgreed: 0, text }), { hint }),
    accept: sure('accept', 'outline', () => call(P.answerDispute, { disputeId, isAccepted: 1 })),
    escalate: because(
      'escalate',
      'outline',
      (text) => call(P.answerDispute, { disputeId, isAccepted: 0, text }),
      {
        hint,
      },
    ),
    uphold: because('uphold', 'primary', (text) => call(P.arbitrate, { disputeId, isUpheld: 1, text }), {
      hint,
    }),
    dismiss: because('dismiss', 'outline', (text) => call(P.arbitrate, { disputeId, isUpheld: 0, text }), {
      hint,
    }),
  };
  return <ActionButtons size="sm" actions={actions} allowed={one.allowedActions} />;
}
