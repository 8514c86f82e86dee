// The desk at which specimens are scanned: by clerks and engineers, on a phone first.
import { ConsoleHead } from '#kit/ui/console-frame.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { useSession } from '#mall/login/parts/session.ts';
import { PrintShelfLabels } from '#mall/specimen/parts/print-labels.tsx';
import { ScanDesk } from '#mall/specimen/parts/scan-desk.tsx';
import { scanWords } from '#mall/specimen/parts/scan-words.ts';

export default function ScanScreen() {
  const say = useWords(scanWords);
  const { member } = useSession();
  return (
    <>
      <ConsoleHead title={say.title} tab={`${say.title} · ${say.console}`}>
        <PrintShelfLabels />
      </ConsoleHead>
      {member?.lab ? <ScanDesk who={{ memberId: member.memberId, points: member.lab.points }} /> : null}
    </>
  );
}
