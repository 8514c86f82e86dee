// Whether an enterprise's own login is on, and obligatory; the trial before.
import { type ReactNode, useEffect, useState } from 'react';
import { call } from '#kit/browser/call.ts';
import { useAct } from '#kit/browser/use-act.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { ConfirmDialog } from '#kit/ui/confirm-dialog.tsx';
import { FormError } from '#kit/ui/form-error.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { toast } from '#kit/ui/toast.ts';
import { useWords } from '#kit/words/use-words.ts';
import { enterpriseLoginProtocol, type LoginSettings } from '../enterprise-login.protocol.ts';
import { type Trial, takeTrial } from './enterprise-arrival.tsx';
import { enterpriseLoginWords } from './enterprise-login-words.ts';
import { leaveForProvider } from './trips.ts';

export type LoginSwitchProps = {
  settings: LoginSettings;
  onChanged: (settings: LoginSettings) => void;
};

export function LoginSwitch({ settings, onChanged }: LoginSwitchProps) {
  const say = useWords(enterpriseLoginWords);
  const { isSetUp, mayChange, isOn, isRequired, testedAt, bound } = settings;
  const { busy, doing, error, run } = useAct({ says: 'here' });
  const [trial, setTrial] = useState<Trial>();
  const [asked, setAsked] = useState<'require' | 'forget'>();
  useEffect(() => setTrial((before) => takeTrial() ?? before), []);
  const isOpen = isSetUp === 1 && mayChange === 1;

  async function test() {
    const { url, ...browser } = await call(enterpriseLoginProtocol.test, {});
    leaveForProvider(url, { ...browser, purpose: 'test', target: '' });
    await new Promise(() => {}); // nothing on this page goes on
  }
  const turn = async (on: boolean, required: boolean) =>
    onChanged(await call(enterpriseLoginProtocol.switch, { isOn: on, isRequired: required }));
  const button = (
    key: string,
    text: string,
    act: () => Promise<unknown>,
    more: { done?: string; primary?: boolean; closed?: boolean } = {},
  ): ReactNode => (
    <Button
      variant={more.primary ? 'primary' : 'outline'}
      busy={doing === key}
      disabled={busy || !isOpen || more.closed}
      onClick={() => void run(act, { key, done: more.done })}
    >
      {text}
    </Button>
  );

  return (
    <Card title={say.state}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-14">
        <Tag tone={isOn ? 'done' : 'neutral'}>{isOn ? say.isOn : say.isOff}</Tag>
        {isRequired ? <Tag tone="moving">{say.isRequired}</Tag> : null}
        <span className="num text-13 text-hint">
          {testedAt ? say.testedAt(showMoment(testedAt)) : say.notTested}
        </span>
      </div>
      {bound > 0 ? (
        <p className="mt-2 flex flex-wrap items-center gap-x-2 text-13 text-secondary">
          {say.bound(bound)}
          <Button variant="link" disabled={busy || !isOpen} onClick={() => setAsked('forget')}>
            {say.forget}
          </Button>
        </p>
      ) : null}
      {mayChange ? null : <p className="mt-2 text-13 text-waiting">{say.mayNot}</p>}
      <TrialResult trial={trial} />
      <FormError>{error}</FormError>
      <div className="mt-4 flex flex-wrap gap-2">
        {button('test', say.test, test)}
        {isOn
          ? button('off', say.turnOff, () => turn(false, false), { done: say.turnedOff })
          : button('on', say.turnOn, () => turn(true, false), {
              done: say.turnedOn,
              primary: true,
              closed: testedAt === null,
            })}
        {isOn && isRequired ? button('free', say.requireOff, () => turn(true, false)) : null}
        {isOn && !isRequired ? (
          <Button disabled={busy || !isOpen} onClick={() => setAsked('require')}>
            {say.requireOn}
          </Button>
        ) : null}
      </div>
      <ConfirmDialog
        open={asked === 'require'}
        onOpenChange={() => setAsked(undefined)}
        title={say.require}
        text={say.requireText}
        confirmLabel={say.requireOn}
        tone="danger"
        onConfirm={() => turn(true, true)}
      />
      <ConfirmDialog
        open={asked === 'forget'}
        onOpenChange={() => setAsked(undefined)}
        title={say.forget}
        text={say.forgetText}
        confirmLabel={say.forget}
        onConfirm={async () => {
          onChanged(await call(enterpriseLoginProtocol.forgetSubjects, {}));
          toast.show({ text: say.forgotten });
        }}
      />
    </Card>
  );
}

function TrialResult({ trial }: { trial: Trial | undefined }) {
  const say = useWords(enterpriseLoginWords);
  if (!trial) return null;
  if ('error' in trial) return <FormError>{trial.error}</FormError>;
  const who = trial.email ?? trial.subject;
  const [tone, text] =
    trial.verdict === 'known'
      ? ['text-done', say.testKnown(trial.memberName ?? who)]
      : trial.verdict === 'added'
        ? ['text-done', say.testAdded(who)]
        : ['text-waiting', say.testRefused(who)];
  return (
    <p role="status" className={`mt-3 text-13 wrap-anywhere ${tone}`}>
      {text}
    </p>
  );
}
