// What differs between a channel's bill of a day and the books, and what finance does about each.
import { Link } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { ActionButtons, type DetailAction } from '#kit/detail/detail-actions.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { PriceText } from '#kit/ui/price-text.tsx';
import { Table, Td } from '#kit/ui/table.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { toEntriesOf } from '#mall/books/parts/legs-table.tsx';
import { channelRowKinds, differenceKinds, differenceStatus } from '../difference-status.ts';
import {
  type DifferenceButton,
  type DifferenceReply,
  reconciliationProtocol,
} from '../reconciliation.protocol.ts';
import { reconciliationWords } from './reconciliation-words.ts';

export function DifferencesTable({ differences }: { differences: readonly DifferenceReply[] }) {
  const say = useWords(reconciliationWords);
  if (differences.length === 0) return <p className="p-4 text-13 text-hint">{say.noneDiffers}</p>;
  return (
    <Table
      label={say.differences}
      minWidth="860px"
      head={[say.number, say.what, { num: say.ours }, { num: say.theirs }, say.stands, '']}
    >
      {differences.map((one) => (
        <DifferenceRow key={`${one.differenceSn} ${one.version}`} one={one} />
      ))}
    </Table>
  );
}

function DifferenceRow({ one }: { one: DifferenceReply }) {
  const say = useWords(reconciliationWords);
  const language = useLanguage();
  const { number, refundSn, kind, rowKind, state, reason, proposedBy, entrySn } = one;
  return (
    <tr>
      <Td className="align-top">
        {[refundSn, number].filter(Boolean).map((sn) => (
          <Link key={sn} to={toEntriesOf(sn)} className="num block text-brand hover:underline">
            {sn}
          </Link>
        ))}
        <span className="text-12 text-hint">{channelRowKinds[rowKind][language]}</span>
      </Td>
      <Td className="max-w-96 align-top">
        <Tag tone={differenceKinds[kind].tone}>{differenceKinds[kind][language]}</Tag>
        {state === 'SETTLED' ? null : (
          <p className="mt-1 text-12 text-secondary">{differenceKinds[kind].todo[language]}</p>
        )}
      </Td>
      <Td num className="align-top">
        <PriceText amount={one.ours} tone="ink" />
      </Td>
      <Td num className="align-top">
        <PriceText amount={one.theirs} tone="ink" />
      </Td>
      <Td className="align-top">
        <span className="flex flex-wrap gap-1">
          <Tag tone={differenceStatus[state].tone}>{differenceStatus[state][language]}</Tag>
          {one.isLate ? <Tag tone="refused">{say.late}</Tag> : null}
        </span>
        {reason ? <p className="mt-1 text-12 text-secondary">{say.proposedBy(proposedBy, reason)}</p> : null}
        {entrySn ? (
          <Link
            to={`/admin/books/entry?entrySn=${entrySn}`}
            className="num text-12 text-brand hover:underline"
          >
            {say.entry} {entrySn}
          </Link>
        ) : state === 'SETTLED' ? (
          <p className="text-12 text-hint">{say.cleared}</p>
        ) : null}
      </Td>
      <Td className="text-right align-top">
        <Actions one={one} />
      </Td>
    </tr>
  );
}

function Actions({ one: { differenceSn, version, allowedActions } }: { one: DifferenceReply }) {
  const say = useWords(reconciliationWords);
  const seen = { differenceSn, version };
  const actions = {
    propose: {
      label: say.propose,
      ask: 'reason',
      text: say.proposeText,
      done: say.done,
      run: ({ reason }) => call(reconciliationProtocol.propose, { ...seen, reason }),
    },
    correct: {
      label: say.correct,
      ask: 'sure',
      tone: 'primary',
      title: say.correct,
      text: say.correctText,
      done: say.done,
      run: () => call(reconciliationProtocol.correct, seen),
    },
    decline: {
      label: say.decline,
      ask: 'reason',
      text: say.declineText,
      done: say.done,
      run: ({ reason }) => call(reconciliationProtocol.decline, { ...seen, reason }),
    },
  } satisfies Record<DifferenceButton, DetailAction>;
  return (
    <span className="flex flex-wrap justify-end gap-2">
      <ActionButtons size="sm" actions={actions} allowed={allowedActions} />
    </span>
  );
}
