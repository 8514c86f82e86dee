// How well an account is protected: a level, and each protection with the way to improve it.
import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { showMoment } from '#kit/time/show-moment.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { ProgressBar } from '#kit/ui/progress-bar.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { Standing } from '../account.protocol.ts';
import { accountWords } from './account-words.ts';

interface Row {
  key: string;
  name: string;
  text: string;
  isOn: boolean;
  /** Masked address, moment of the last change. */
  value?: string | null;
  to: string;
  action: string;
}

/** @param more rows of other ways to come in, e.g. WeChat; they do not count */
export function Protection({ standing, more }: { standing: Standing; more?: ReactNode }) {
  const say = useWords(accountWords);
  const { hasPassword, hasPayPwd, mobile, email, isEmailProven } = standing;
  const changed = (at: string | null) => (at ? say.changedAt(showMoment(at)) : null);
  const rows: Row[] = [
    {
      key: 'password',
      name: say.loginPwd,
      text: hasPassword ? say.loginPwdText : say.noLoginPwdText,
      isOn: hasPassword === 1,
      value: changed(standing.passwordChangedAt),
      to: hasPassword ? '/member/pwd/login' : '/member/pwd/reset',
      action: hasPassword ? say.change : say.set,
    },
    {
      key: 'payPwd',
      name: say.payPwd,
      text: say.payPwdText,
      isOn: hasPayPwd === 1,
      value: changed(standing.payPasswordChangedAt),
      to: '/member/pwd/pay',
      action: hasPayPwd ? say.change : say.set,
    },
    {
      key: 'mobile',
      name: say.mobile,
      text: say.mobileText,
      isOn: mobile !== null,
      value: mobile,
      to: '/member/phone',
      action: mobile ? say.changeMobile : say.bind,
    },
    {
      key: 'email',
      name: say.email,
      text: say.emailText,
      isOn: isEmailProven === 1,
      value: email && !isEmailProven ? `${email} · ${say.notProven}` : email,
      to: '/member/email',
      action: isEmailProven ? say.changeMobile : email ? say.verify : say.bind,
    },
  ];
  const done = rows.filter(({ isOn }) => isOn).length;
  const left = rows.length - done;
  const [word, tone] =
    left === 0
      ? ([say.levelHigh, 'done'] as const)
      : left === 1
        ? ([say.levelMiddle, 'waiting'] as const)
        : ([say.levelLow, 'refused'] as const);
  return (
    <Card flush>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-3">
        <span className="text-14">
          {say.level} <Tag tone={tone}>{word}</Tag>
        </span>
        <ProgressBar label={say.level} value={done / rows.length} tone={tone} className="w-48 max-sm:w-28" />
        <span className="text-13 text-hint">{left === 0 ? say.allDone : say.toDo(left)}</span>
      </div>
      <ul className="divide-y divide-line">
        {rows.map((row) => (
          <li key={row.key} className="flex items-center gap-3 px-4 py-3">
            {row.isOn ? (
              <CircleCheck size={20} aria-hidden="true" className="shrink-0 text-done" />
            ) : (
              <CircleAlert size={20} aria-hidden="true" className="shrink-0 text-waiting" />
            )}
            <div className="min-w-0 flex-1 sm:flex sm:items-center sm:gap-4">
              <h2 className="w-28 shrink-0 text-14">
                {row.name} <span className="sr-only">{row.isOn ? say.isSet : say.notSet}</span>
              </h2>
              <p className="min-w-0 flex-1 text-13 text-hint">{row.text}</p>
              <p className="num shrink-0 text-13 wrap-anywhere text-secondary">
                {row.value ?? (row.isOn ? say.isSet : say.notSet)}
              </p>
            </div>
            <Button
              to={row.to}
              size="sm"
              variant={row.isOn ? 'outline' : 'primary'}
              aria-label={`${row.action}: ${row.name}`}
            >
              {row.action}
            </Button>
          </li>
        ))}
        {more}
      </ul>
    </Card>
  );
}
