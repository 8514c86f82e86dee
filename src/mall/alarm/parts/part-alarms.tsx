// A member's alarms on the part of a page: set, changed, set again, removed where they stand.
import { Bell } from 'lucide-react';
import { useNavigate } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { useAct } from '#kit/browser/use-act.ts';
import { useCall } from '#kit/browser/use-call.ts';
import { showUnitPrice } from '#kit/money/price-format.ts';
import { Button } from '#kit/ui/button.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { Tag } from '#kit/ui/tag.tsx';
import { toast } from '#kit/ui/toast.ts';
import { useWords } from '#kit/words/use-words.ts';
import { type Alarm, alarmProtocol } from '../alarm.protocol.ts';
import { alarmKindNames } from '../alarm-kinds.ts';
import { alarmStatus } from '../alarm-status.ts';
import { type AlarmDraft, AlarmForm } from './alarm-form.tsx';
import { alarmWords } from './alarm-words.ts';

export interface PartAlarmsProps {
  partId: number;
  productId: number;
  isMember: boolean;
  /** Pieces that the page is asked for. */
  wish: number;
  /** What is being set; undefined: the window is closed. */
  draft: AlarmDraft | undefined;
  onDraft: (draft: AlarmDraft | undefined) => void;
  /** Brings a guest to the login; `then` runs after it. */
  logIn: (then: () => void) => void;
}

export default function PartAlarms(props: PartAlarmsProps) {
  const { partId, productId, isMember, wish, draft, onDraft, logIn } = props;
  const say = useWords(alarmWords);
  const navigate = useNavigate();
  const { reply = [], again } = useCall(alarmProtocol.ofPart, isMember ? { partId } : undefined);

  return (
    <div className="mt-3 text-13">
      <Button
        size="sm"
        variant="ghost"
        icon={<Bell size={16} aria-hidden="true" />}
        onClick={() => logIn(() => onDraft({ kind: 'price', number: wish }))}
      >
        {say.set}
      </Button>
      {reply.length > 0 ? (
        <ul className="mt-1 space-y-1">
          {reply.map((one) => (
            <OwnAlarm key={one.alarmId} alarm={one} onChange={() => onDraft(one)} onDone={again} />
          ))}
        </ul>
      ) : null}
      {draft ? (
        <AlarmForm
          productId={productId}
          draft={draft}
          onClose={() => onDraft(undefined)}
          onDone={() => {
            onDraft(undefined);
            again();
            toast.show({
              text: say.saved,
              action: { text: say.seeAll, onPress: () => void navigate('/member/alarm') },
            });
          }}
        />
      ) : null}
    </div>
  );
}

function OwnAlarm({ alarm, onChange, onDone }: { alarm: Alarm; onChange: () => void; onDone: () => void }) {
  const say = useWords(alarmWords);
  const language = useLanguage();
  const { busy, run } = useAct();
  const { alarmId, kind, state, price } = alarm;
  const number = alarm.number.toLocaleString('en');
  const { tone, ...name } = alarmStatus[state];
  return (
    <li className="num flex flex-wrap items-center gap-x-3 gap-y-1">
      <Tag tone={tone}>{name[language]}</Tag>
      <span>
        {alarmKindNames[kind][language]} ·{' '}
        {price === null ? say.stockWish(number) : say.priceWish(number, showUnitPrice(price))}
      </span>
      {alarm.allowedActions.includes('again') ? (
        <Button
          variant="link"
          busy={busy}
          onClick={() => void run(() => call(alarmProtocol.again, { alarmId }).then(onDone))}
        >
          {say.again}
        </Button>
      ) : null}
      <Button variant="link" onClick={onChange}>
        {say.change}
      </Button>
      <Button
        variant="link"
        busy={busy}
        onClick={() => void run(() => call(alarmProtocol.remove, { alarmIds: [alarmId] }).then(onDone))}
      >
        {say.remove}
      </Button>
    </li>
  );
}
