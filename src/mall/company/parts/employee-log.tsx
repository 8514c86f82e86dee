// What happened to an employee's account, in a window over the list.
import { useEffect, useState } from 'react';
import { call } from '#kit/browser/call.ts';
import type { ReplyOf } from '#kit/http/endpoint.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { Dialog } from '#kit/ui/dialog.tsx';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { SkeletonText } from '#kit/ui/skeleton.tsx';
import { Timeline } from '#kit/ui/timeline.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { type SubAccountReply, subAccountProtocol } from '../sub-account.protocol.ts';
import { employeeWords } from './employee-words.ts';

type Log = ReplyOf<typeof subAccountProtocol.log>;

/** Mount it to open it. */
export function EmployeeLog({ employee, onClose }: { employee: SubAccountReply; onClose: () => void }) {
  const say = useWords(employeeWords);
  const [log, setLog] = useState<Log | 'loading' | 'failed'>('loading');
  useEffect(() => {
    let isGone = false;
    call(subAccountProtocol.log, { memberId: employee.memberId }).then(
      (rows) => !isGone && setLog(rows),
      () => !isGone && setLog('failed'),
    );
    return () => {
      isGone = true;
    };
  }, [employee.memberId]);
  return (
    <Dialog open title={say.logOf(employee.realName)} onOpenChange={(isOpen) => !isOpen && onClose()}>
      {log === 'loading' ? (
        <SkeletonText lines={4} />
      ) : log === 'failed' ? (
        <ErrorState />
      ) : (
        <Timeline
          entries={log.map((row, at) => ({
            key: at,
            title: row.eventName,
            tone: row.tone,
            actor: row.actorName,
            time: showMoment(row.time),
            text:
              row.reason || row.changes.length > 0 ? (
                <>
                  {row.reason ? <p>{row.reason}</p> : null}
                  {row.changes.map((change) => (
                    <p key={change} className="wrap-anywhere">
                      {change}
                    </p>
                  ))}
                </>
              ) : undefined,
          }))}
        />
      )}
    </Dialog>
  );
}
