// How a store stands, alike for itself and the platform: its terms, its deposit, and what has changed that.
import { call } from '#kit/browser/call.ts';
import { actionMaker } from '#kit/detail/action-maker.ts';
import { ActionButtons } from '#kit/detail/detail-actions.tsx';
import { formWindow } from '#kit/detail/form-window.tsx';
import { field } from '#kit/form/field-kinds.ts';
import { showAmount } from '#kit/money/price-format.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { Card } from '#kit/ui/card.tsx';
import { Descriptions } from '#kit/ui/descriptions.tsx';
import { PriceText } from '#kit/ui/price-text.tsx';
import { Table, Td } from '#kit/ui/table.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { commissionMoments, cycles, depositKinds } from '../settlement-terms.ts';
import { type DepositMoveReply, standingProtocol as P, type StoreStanding } from '../standing.protocol.ts';
import { standingWords as W } from './standing-words.ts';

const { TAKEN: _, ...ENTERED } = depositKinds;
const TERMS = {
  cycle: field.radio(W.cycle, cycles, { empty: '0' }),
  commissionOn: field.radio(W.commissionOn, commissionMoments, { empty: 'PAID' }),
};
const DEPOSIT = {
  kind: field.radio(W.kind, ENTERED, { empty: 'PAID' }),
  amount: field.amount(W.amount, { missing: W.needsAmount }),
  serial: field.text(W.bankSerial, { missing: W.needsSerial, max: 60, autoComplete: 'off' }),
};

export function StandingActions({ store }: { store: StoreStanding }) {
  const say = useWords(W);
  const { opens } = actionMaker(say);
  const { storeId } = store;
  const actions = {
    enterDeposit: opens(
      'enterDeposit',
      'primary',
      formWindow(DEPOSIT, {
        title: say.enterDeposit,
        text: say.enterDepositText,
        send: (said, requestId) => call(P.enterDeposit, { storeId, ...said, requestId }),
      }),
    ),
    setTerms: opens(
      'setTerms',
      'outline',
      formWindow(TERMS, {
        title: say.setTerms,
        text: say.setTermsText,
        initial: { cycle: String(store.cycle) as keyof typeof cycles, commissionOn: store.commissionOn },
        send: ({ cycle, commissionOn }) => call(P.setTerms, { storeId, cycle: Number(cycle), commissionOn }),
      }),
    ),
  };
  return <ActionButtons size="sm" actions={actions} allowed={Object.keys(actions)} />;
}

export function StandingPage({ store, side }: { store: StoreStanding; side: 'store' | 'platform' }) {
  const say = useWords(W);
  const isAsked = store.demanded !== '0.00';
  return (
    <div className="space-y-3">
      {isAsked ? (
        <p role="status" className="text-13 text-refused">
          {say.demandText(showAmount(store.demanded))}
        </p>
      ) : null}
      <Card title={say.facts}>
        <Descriptions
          columns={2}
          items={[
            { label: say.balance, value: <PriceText amount={store.deposit} size="lg" /> },
            { label: say.wanted, value: showAmount(store.wanted) },
            { label: say.owed, value: showAmount(store.owed) },
            { label: say.cycle, value: store.cycleName },
            { label: say.commissionOn, value: store.commissionOnName },
          ]}
        />
      </Card>
      <Card flush title={say.moves}>
        {store.moves.length === 0 ? (
          <p className="p-4 text-13 text-hint">{say.noMoves}</p>
        ) : (
          <Table
            label={say.moves}
            minWidth="820px"
            head={[
              say.time,
              say.kind,
              { num: say.amount },
              say.serial,
              say.state,
              ...(side === 'platform' ? [say.people] : []),
            ]}
          >
            {store.moves.map((one) => (
              <tr key={one.moveSn}>
                <Td className="num whitespace-nowrap">{showMoment(one.time)}</Td>
                <Td>{one.kindName}</Td>
                <Td num>
                  <PriceText amount={one.amount} tone="ink" />
                </Td>
                <Td className="num">{one.serial}</Td>
                <Td>
                  <span className="flex flex-wrap items-center gap-2">
                    <Tag tone={one.tone}>{one.stateName}</Tag>
                    <MoveActions move={one} />
                  </span>
                </Td>
                {side === 'platform' ? (
                  <Td>{[one.madeBy, one.checkedBy].filter(Boolean).join(' / ') || '—'}</Td>
                ) : null}
              </tr>
            ))}
          </Table>
        )}
      </Card>
    </div>
  );
}

function MoveActions({ move: { moveSn, allowedActions } }: { move: DepositMoveReply }) {
  const say = useWords(W);
  const { sure } = actionMaker(say);
  const actions = {
    confirmDeposit: sure('confirmDeposit', 'primary', () => call(P.confirmDeposit, { moveSn })),
    dropDeposit: sure('dropDeposit', 'outline', () => call(P.dropDeposit, { moveSn })),
  };
  return <ActionButtons size="sm" actions={actions} allowed={allowedActions} />;
}
