// What was scanned without a network: waiting in its order, or refused, with the reason.
import { CloudUpload, TriangleAlert, X } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { seconds } from '#kit/time/duration.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { cx } from '#kit/ui/cx.ts';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { useWords } from '#kit/words/use-words.ts';
import { OFFLINE_MINUTES } from '../specimen-terms.ts';
import { actNames, scanWords } from './scan-words.ts';
import { dismissScan, isTooOld, keepSending, sendScans, waitingScans } from './waiting-scans.ts';

const NONE: ReturnType<typeof waitingScans.now> = [];

export function WaitingList({ memberId }: { memberId: number }) {
  const say = useWords(scanWords);
  const language = useLanguage();
  const all = useSyncExternalStore(waitingScans.watch, waitingScans.now, () => NONE);
  useEffect(() => keepSending(memberId), [memberId]);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), seconds(20));
    return () => clearInterval(timer);
  }, []);
  const own = all.filter((scan) => scan.memberId === memberId);
  if (own.length === 0) return null;
  const waiting = own.filter(({ refused }) => !refused).length;
  return (
    <Card
      title={waiting > 0 ? say.waiting(waiting) : say.refusedScans}
      actions={
        waiting > 0 ? (
          <Button size="sm" onClick={() => void sendScans(memberId)}>
            {say.sendNow}
          </Button>
        ) : null
      }
    >
      <ul className="divide-y divide-line text-13">
        {own.map((scan) => {
          const why = scan.refused || (isTooOld(scan, now) ? say.tooOld(OFFLINE_MINUTES) : '');
          const Icon = why ? TriangleAlert : CloudUpload;
          return (
            <li key={scan.scanId} className="flex items-start gap-2 py-2">
              <Icon
                size={16}
                aria-hidden="true"
                className={cx('mt-0.5 shrink-0', why ? 'text-refused' : 'text-hint')}
              />
              <span className="min-w-0 flex-1">
                <span className="num">{scan.specimenNo}</span> {actNames[scan.act][language]}{' '}
                <span className="num text-hint">{showMoment(new Date(scan.at).toISOString())}</span>
                {why ? <span className="block text-refused">{why}</span> : null}
              </span>
              {why ? (
                <IconButton
                  label={say.dismiss}
                  icon={<X size={14} aria-hidden="true" />}
                  onClick={() => void dismissScan(scan)}
                />
              ) : null}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
