// The objections of a commission on its client's page: how far each is, what was found, and taking it back.
import { useRevalidator } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { useAct } from '#kit/browser/use-act.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { Button } from '#kit/ui/button.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { type ObjectionRow, objectionProtocol } from '../objection.protocol.ts';
import { objectionWords } from './objection-words.ts';

export function ObjectionBlock({ objections }: { objections: readonly ObjectionRow[] }) {
  return (
    <ul className="divide-y divide-line text-13">
      {objections.map((one) => (
        <OneObjection key={one.objectionId} one={one} />
      ))}
    </ul>
  );
}

function OneObjection({ one }: { one: ObjectionRow }) {
  const say = useWords(objectionWords);
  const { busy, run } = useAct();
  const { revalidate } = useRevalidator();
  const { objectionId, version } = one;
  return (
    <li className="space-y-1 py-3 first:pt-0 last:pb-0">
      <p className="flex flex-wrap items-center gap-2">
        <span className="num font-semibold">{one.objectionSn}</span>
        <Tag dot tone={one.tone}>
          {one.stateName}
        </Tag>
        <span className="text-secondary">
          {say.report} <span className="num">{one.reportNo}</span> · {one.wishName} ·{' '}
          {showMoment(one.createTime)}
        </span>
      </p>
      <p className="wrap-anywhere">{one.reason}</p>
      {one.finding ? (
        <p className="wrap-anywhere">
          <span className="text-secondary">{say.finding}</span> {one.finding}
          {one.outcomeName ? ` · ${one.outcomeName}` : ''}
        </p>
      ) : one.decidedAt || one.state === 'WITHDRAWN' ? null : (
        <p className="text-hint">
          {say.due} {showMoment(one.dueAt)}
        </p>
      )}
      {one.allowedActions.includes('withdraw') ? (
        <Button
          size="sm"
          busy={busy}
          onClick={() =>
            void run(async () => {
              await call(objectionProtocol.withdraw, { objectionId, version });
              await revalidate();
            })
          }
        >
          {say.withdraw}
        </Button>
      ) : null}
    </li>
  );
}
