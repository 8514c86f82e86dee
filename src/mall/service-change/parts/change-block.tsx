// What was asked of a commission after it was paid, the newest first, with what each side may answer.
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { useAct } from '#kit/browser/use-act.ts';
import { showAmount } from '#kit/money/price-format.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { Button } from '#kit/ui/button.tsx';
import { ConfirmDialog } from '#kit/ui/confirm-dialog.tsx';
import { FormError } from '#kit/ui/form-error.tsx';
import { ReasonDialog } from '#kit/ui/reason-dialog.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { ChangeSide } from '../change-process.ts';
import { type ChangeRow, serviceChangeProtocol as P } from '../service-change.protocol.ts';
import { changeWords } from './change-words.ts';

const CALLS = {
  customer: { agree: P.agree, decline: P.decline, withdraw: P.withdraw },
  lab: { agree: P.deskAgree, decline: P.deskDecline, withdraw: P.deskWithdraw },
} as const;

export function ChangeBlock({ changes, side }: { changes: readonly ChangeRow[]; side: ChangeSide }) {
  return (
    <ul className="divide-y divide-line text-13">
      {changes.map((one) => (
        <OneChange key={one.changeId} one={one} side={side} />
      ))}
    </ul>
  );
}

function OneChange({ one, side }: { one: ChangeRow; side: ChangeSide }) {
  const say = useWords(changeWords);
  const { busy, error, run } = useAct();
  const { revalidate } = useRevalidator();
  const [asks, setAsks] = useState<'agree' | 'decline'>();
  const calls = CALLS[side];
  const seen = { changeId: one.changeId, version: one.version };
  const through = async (sent: Promise<unknown>) => {
    await sent;
    setAsks(undefined);
    await revalidate();
  };
  const lists = [
    [say.dropped, one.dropped],
    [say.added, one.added],
  ] as const;
  const sums = [
    [say.fee, one.fee],
    [say.back, one.back],
    [say.extra, one.extra],
  ] as const;
  return (
    <li className="space-y-1 py-3 first:pt-0 last:pb-0">
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-semibold">{one.kindName}</span>
        <Tag dot tone={one.tone}>
          {one.stateName}
        </Tag>
        {one.isFault ? <Tag tone="neutral">{say.fault}</Tag> : null}
        <span className="text-secondary">
          {say.asked(one.sideName)} · {showMoment(one.createTime)}
        </span>
      </p>
      <p className="wrap-anywhere">{one.reason}</p>
      {lists.map(([name, items]) =>
        items.length > 0 ? (
          <p key={name} className="wrap-anywhere">
            <span className="text-secondary">{name}</span> {items.join('、')}
          </p>
        ) : null,
      )}
      <p className="flex flex-wrap gap-x-4">
        {sums.map(([name, amount]) =>
          amount === '0.00' ? null : (
            <span key={name}>
              <span className="text-secondary">{name}</span> <span className="num">{showAmount(amount)}</span>
            </span>
          ),
        )}
      </p>
      {one.answer ? <p className="wrap-anywhere text-secondary">{one.answer}</p> : null}
      <FormError>{error}</FormError>
      {one.allowedActions.length > 0 ? (
        <p className="flex flex-wrap gap-2 pt-1">
          {one.allowedActions.includes('agree') ? (
            <Button size="sm" variant="primary" onClick={() => setAsks('agree')}>
              {say.agree}
            </Button>
          ) : null}
          {one.allowedActions.includes('decline') ? (
            <Button size="sm" onClick={() => setAsks('decline')}>
              {say.decline}
            </Button>
          ) : null}
          {one.allowedActions.includes('withdraw') ? (
            <Button size="sm" busy={busy} onClick={() => void run(() => through(call(calls.withdraw, seen)))}>
              {say.withdraw}
            </Button>
          ) : null}
        </p>
      ) : null}
      {asks === 'agree' ? (
        <ConfirmDialog
          open
          title={`${say.agree} · ${one.kindName}`}
          text={say.agreeText}
          confirmLabel={say.agree}
          onOpenChange={(isOpen) => isOpen || setAsks(undefined)}
          onConfirm={() => through(call(calls.agree, seen))}
        />
      ) : null}
      {asks === 'decline' ? (
        <ReasonDialog
          title={`${say.decline} · ${one.kindName}`}
          onClose={() => setAsks(undefined)}
          onConfirm={(reason) => through(call(calls.decline, { ...seen, reason }))}
        />
      ) : null}
    </li>
  );
}
