// The form of an employee's account: who he is, what he may do, what he may spend.
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { CallError } from '#kit/browser/call.ts';
import type { CallOf, ReplyOf } from '#kit/http/endpoint.ts';
import { type Cents, parseCents } from '#kit/money/money.ts';
import { showAmount } from '#kit/money/price-format.ts';
import { type Check, checkAccountName, checkEmail, checkMobile } from '#kit/rules/identity-rules.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { Checkbox } from '#kit/ui/checkbox.tsx';
import { Field } from '#kit/ui/field.tsx';
import { focusFirstInvalid } from '#kit/ui/focus-first-invalid.ts';
import { FormError } from '#kit/ui/form-error.tsx';
import { Input } from '#kit/ui/input.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { Switch } from '#kit/ui/switch.tsx';
import { useWords } from '#kit/words/use-words.ts';
import {
  type PermissionPoint,
  PRESET_ROLE_NAMES,
  PRESET_ROLES,
  type PresetRole,
} from '#mall/member/permission-points.ts';
import type { SubAccountReply, subAccountProtocol } from '../sub-account.protocol.ts';
import { employeeWords } from './employee-words.ts';
import { PermissionTree } from './permission-tree.tsx';

export type EmployeeInput = CallOf<typeof subAccountProtocol.add>;
type Scope = ReplyOf<typeof subAccountProtocol.scope>;

const TEXTS = [
  'memberName',
  'realName',
  'mobile',
  'email',
  'department',
  'costCenter',
  'limitPerOrder',
  'limitPerMonth',
] as const;
type TextName = (typeof TEXTS)[number];
type Faults = Partial<Record<TextName | 'roles', string>>;

export type EmployeeFormProps = {
  /** Absent for a new account. */
  employee?: SubAccountReply;
  scope: Scope;
  /** Sends it; a refusal is shown at its field, or under the form. */
  onSubmit: (input: EmployeeInput) => Promise<unknown>;
};

export function EmployeeForm({ employee, scope, onSubmit }: EmployeeFormProps) {
  const say = useWords(employeeWords);
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const [texts, setTexts] = useState<Record<TextName, string>>(() => ({
    memberName: employee?.memberName ?? '',
    realName: employee?.realName ?? '',
    mobile: employee?.mobile ?? '',
    email: employee?.email ?? '',
    department: employee?.department ?? '',
    costCenter: employee?.costCenter ?? '',
    limitPerOrder: employee?.limitPerOrder ?? '',
    limitPerMonth: employee?.limitPerMonth ?? '',
  }));
  const [isHead, setHead] = useState(employee?.isHead === 1);
  const [roles, setRoles] = useState<ReadonlySet<PresetRole>>(new Set(employee?.roles));
  const fromRoles = new Set<PermissionPoint>([...roles].flatMap((role) => [...PRESET_ROLES[role].points]));
  const [extra, setExtra] = useState<ReadonlySet<PermissionPoint>>(() => {
    const brought = new Set<PermissionPoint>(
      (employee?.roles ?? []).flatMap((role) => [...PRESET_ROLES[role].points]),
    );
    return new Set(employee?.permissions.filter((point) => !brought.has(point)));
  });
  const [faults, setFaults] = useState<Faults>({});
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const grantable = new Set(scope.permissions);

  const set = (name: TextName, value: string) => {
    setTexts((now) => ({ ...now, [name]: value }));
    setFaults((now) => ({ ...now, [name]: undefined }));
  };
  function setRole(role: PresetRole, isOn: boolean) {
    const next = new Set(roles);
    if (isOn) next.add(role);
    else next.delete(role);
    setRoles(next);
    setFaults((now) => ({ ...now, roles: undefined }));
  }

  function wrong(): Faults {
    const found: Faults = {};
    const rules: Partial<Record<TextName, Check>> = {
      ...(employee ? {} : { memberName: checkAccountName }),
      mobile: (value) => checkMobile(value),
      email: (value) => (value === '' ? undefined : checkEmail(value)),
    };
    for (const [name, rule] of Object.entries(rules)) {
      const sentence = rule(texts[name as TextName].trim());
      if (sentence) found[name as TextName] = sentence[language];
    }
    if (!texts.realName.trim()) found.realName = say.needsName;
    if (scope.maySetLimits) {
      for (const name of ['limitPerOrder', 'limitPerMonth'] as const) {
        const sentence = limitFault(texts[name].trim(), scope[name]);
        if (sentence) found[name] = sentence;
      }
    }
    if (fromRoles.size + extra.size === 0) found.roles = say.needsPoint;
    return found;
  }

  function limitFault(text: string, own: string | null): string | undefined {
    const amount = text === '' ? undefined : parseCents(text);
    if (text !== '' && (amount === undefined || amount <= 0)) return say.limitWrong;
    const highest = own === null ? undefined : (parseCents(own) as Cents);
    return highest !== undefined && (amount === undefined || amount > highest)
      ? say.limitYours(showAmount(own!))
      : undefined;
  }

  function show(found: Faults, sentence = '') {
    flushSync(() => {
      setFaults(found);
      setError(sentence);
    });
    if (form.current) focusFirstInvalid(form.current);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const found = wrong();
    show(found);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    try {
      await onSubmit({
        memberName: texts.memberName.trim(),
        realName: texts.realName.trim(),
        mobile: texts.mobile.trim(),
        email: texts.email.trim(),
        department: texts.department.trim(),
        isHead,
        costCenter: texts.costCenter.trim(),
        roles: [...roles],
        permissions: [...extra].filter((point) => !fromRoles.has(point)),
        ...(scope.maySetLimits
          ? { limitPerOrder: limitOf(texts.limitPerOrder), limitPerMonth: limitOf(texts.limitPerMonth) }
          : {}),
      });
    } catch (reason) {
      const refused = reason instanceof CallError ? reason : undefined;
      const name = (refused?.data as { name?: string } | null | undefined)?.name;
      const isField = name === 'roles' || TEXTS.includes(name as TextName);
      if (refused && isField) show({ [name as TextName]: refused.message });
      else show({}, refused?.message ?? say.failed);
    } finally {
      setBusy(false);
    }
  }

  const text = (name: TextName, label: string, more: TextMore = {}) => (
    <Field
      label={label}
      required={more.required}
      optional={more.optional}
      error={faults[name]}
      hint={more.hint}
    >
      {(wiring) => (
        <Input
          {...wiring}
          name={name}
          value={texts[name]}
          onChange={(event) => set(name, event.target.value)}
          disabled={more.disabled}
          inputMode={more.inputMode}
          maxLength={more.maxLength ?? 40}
          before={more.before}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
    </Field>
  );

  return (
    <form ref={form} method="post" onSubmit={submit} noValidate className="flex flex-col gap-3 pb-4">
      <Card title={say.person}>
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {text('memberName', say.accountName, {
            required: true,
            hint: employee ? undefined : say.accountNameHint,
            disabled: employee !== undefined,
            maxLength: 60,
          })}
          {text('realName', say.realName, { required: true, maxLength: 30 })}
          {text('mobile', say.mobile, {
            required: true,
            hint: say.mobileHint,
            inputMode: 'tel',
            maxLength: 11,
          })}
          {text('email', say.email, { optional: true, inputMode: 'email', maxLength: 100 })}
          {text('department', say.department, { optional: true })}
          {text('costCenter', say.costCenter, { optional: true })}
        </div>
        <div className="mt-4">
          <Checkbox name="isHead" checked={isHead} onChange={(event) => setHead(event.target.checked)}>
            {say.isHead}
          </Checkbox>
          <p className="mt-1 text-12 text-hint">{say.isHeadHint}</p>
        </div>
      </Card>
      <Card title={say.permissions}>
        <Field label={say.roles} group hint={say.rolesHint} error={faults.roles}>
          {({ 'aria-labelledby': labelledBy }) => (
            <fieldset aria-labelledby={labelledBy} className="flex min-w-0 flex-wrap gap-x-5 gap-y-2">
              {PRESET_ROLE_NAMES.map((role) => (
                <Checkbox
                  key={role}
                  name={role}
                  checked={roles.has(role)}
                  aria-invalid={faults.roles ? true : undefined}
                  disabled={
                    !roles.has(role) && PRESET_ROLES[role].points.some((point) => !grantable.has(point))
                  }
                  onChange={(event) => setRole(role, event.target.checked)}
                >
                  {PRESET_ROLES[role].name[language]}
                </Checkbox>
              ))}
            </fieldset>
          )}
        </Field>
        <div className="my-4">
          <Switch
            checked={fromRoles.has('order.price') || extra.has('order.price')}
            disabled={fromRoles.has('order.price') || !grantable.has('order.price')}
            onChange={(event) => {
              const next = new Set(extra);
              if (event.target.checked) next.add('order.price');
              else next.delete('order.price');
              setExtra(next);
            }}
          >
            {say.showPrices}
          </Switch>
          <p className="mt-1 text-12 text-hint">{say.showPricesHint}</p>
        </div>
        <PermissionTree fromRoles={fromRoles} extra={extra} grantable={grantable} onChange={setExtra} />
      </Card>
      <Card title={say.spending}>
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {(['limitPerOrder', 'limitPerMonth'] as const).map((name) => (
            <div key={name}>
              {text(name, say[name], {
                disabled: !scope.maySetLimits,
                hint: scope[name] === null ? say.limitHint : say.limitYours(showAmount(scope[name])),
                inputMode: 'decimal',
                before: '¥',
                maxLength: 15,
              })}
            </div>
          ))}
        </div>
        {scope.maySetLimits ? null : <p className="mt-3 text-13 text-hint">{say.limitKept}</p>}
      </Card>
      <FormError>{error}</FormError>
      <div className="flex gap-2">
        <Button type="submit" variant="primary" size="lg" busy={busy}>
          {employee ? say.save : say.create}
        </Button>
        <Button size="lg" to="/member/subAccount">
          {say.back}
        </Button>
      </div>
    </form>
  );
}

interface TextMore {
  required?: boolean;
  optional?: boolean;
  hint?: string;
  disabled?: boolean;
  inputMode?: 'tel' | 'email' | 'decimal';
  maxLength?: number;
  before?: string;
}

/** As typed: the wire carries decimal yuan. */
const limitOf = (text: string) => text.trim() || undefined;
