// What happened to an employee's account, in a window over the list.
import { useCall } from '#kit/browser/use-call.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { Dialog } from '#kit/ui/dialog.tsx';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { SkeletonText } from '#kit/ui/skeleton.tsx';
import { Timeline } from '#kit/ui/timeline.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { type SubAccountReply, subAccountProtocol } from '../sub-account.protocol.ts';
import { employeeWords } from './employee-words.ts';

/** Mount it to open it. */
export function EmployeeLog({ employee, onClose }: { employee: SubAccountReply; onClose: () => void }) {
  const say = useWords(employeeWords);
  const { reply: log, error, again } = useCall(subAccountProtocol.log, { memberId: employee.memberId });
  return (
    <Dialog open title={say.logOf(employee.realName)} onOpenChange={(isOpen) => !isOpen && onClose()}>
      {error ? (
        <ErrorState text={error} onRetry={again} />
      ) : !log ? (
        <SkeletonText lines={4} />
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
