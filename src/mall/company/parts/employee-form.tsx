// The form of an employee's account: who he is, what he may do, what he may spend.

import { useState } from 'react';
import { field } from '#kit/form/field-kinds.ts';
import { FormFields } from '#kit/form/form-fields.tsx';
import { FormSheet } from '#kit/form/form-sheet.tsx';
import { useForm } from '#kit/form/use-form.ts';
import type { CallOf, ReplyOf } from '#kit/http/endpoint.ts';
import { parseCents } from '#kit/money/money.ts';
import { showAmount } from '#kit/money/price-format.ts';
import { checkAccountName, checkEmail, checkMobile } from '#kit/rules/identity-rules.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { Checkbox } from '#kit/ui/checkbox.tsx';
import { Field } from '#kit/ui/field.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { Switch } from '#kit/ui/switch.tsx';
import type { Text } from '#kit/words/text.ts';
import { useWords } from '#kit/words/use-words.ts';
import {
  type PermissionPoint,
  PRESET_ROLE_NAMES,
  PRESET_ROLES,
  type PresetRole,
} from '#mall/member/permission-points.ts';
import type { SubAccountReply, subAccountProtocol } from '../sub-account.protocol.ts';
import { employeeWords as W } from './employee-words.ts';
import { PermissionTree } from './permission-tree.tsx';

export type EmployeeInput = CallOf<typeof subAccountProtocol.add>;
type Scope = ReplyOf<typeof subAccountProtocol.scope>;

const plain = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false, max: 40 } as const;

const FIELDS = {
  memberName: field.text(W.accountName, { ...plain, required: true, max: 60 }),
  realName: field.text(W.realName, { ...plain, missing: W.needsName, max: 30 }),
  mobile: field.text(W.mobile, {
    ...plain,
    required: true,
    rule: (value) => checkMobile(value.trim()),
    hint: W.mobileHint,
    inputMode: 'tel',
    max: 11,
  }),
  email: field.text(W.email, {
    ...plain,
    optional: true,
    rule: (value) => (value.trim() === '' ? undefined : checkEmail(value.trim())),
    inputMode: 'email',
    max: 100,
  }),
  department: field.text(W.department, { ...plain, optional: true }),
  costCenter: field.text(W.costCentre, { ...plain, optional: true }),
  isHead: field.yesNo(W.isHead),
  limitPerOrder: field.amount(W.limitPerOrder, { ...plain, max: 15 }),
  limitPerMonth: field.amount(W.limitPerMonth, { ...plain, max: 15 }),
  roles: field.custom<readonly PresetRole[]>(W.roles, [], () => null),
};
const PERSON = ['memberName', 'realName', 'mobile', 'email', 'department', 'costCenter'] as const;
const LIMITS = ['limitPerOrder', 'limitPerMonth'] as const;

export type EmployeeFormProps = {
  /** Absent for a new account. */
  employee?: SubAccountReply;
  scope: Scope;
  /** Sends it; a refusal is shown at its field, or under the form. */
  onSubmit: (input: EmployeeInput) => Promise<unknown>;
};

export function EmployeeForm({ employee, scope, onSubmit }: EmployeeFormProps) {
  const say = useWords(W);
  const language = useLanguage();
  const [extra, setExtra] = useState<ReadonlySet<PermissionPoint>>(() => {
    const brought = new Set<PermissionPoint>(
      (employee?.roles ?? []).flatMap((role) => [...PRESET_ROLES[role].points]),
    );
    return new Set(employee?.permissions.filter((point) => !brought.has(point)));
  });
  const grantable = new Set(scope.permissions);
  const pointsOf = (roles: readonly PresetRole[]) =>
    new Set<PermissionPoint>(roles.flatMap((role) => [...PRESET_ROLES[role].points]));
  const form = useForm(FIELDS, {
    initial: employee && {
      ...employee,
      isHead: employee.isHead === 1,
      limitPerOrder: employee.limitPerOrder ?? '',
      limitPerMonth: employee.limitPerMonth ?? '',
    },
    rules: {
      memberName: (value) => (employee ? undefined : checkAccountName(value.trim())),
      limitPerOrder: (value) => limitFault(value, scope.limitPerOrder),
      limitPerMonth: (value) => limitFault(value, scope.limitPerMonth),
      roles: (roles) => (pointsOf(roles).size + extra.size === 0 ? W.needsPoint : undefined),
    },
  });
  const { roles } = form.values;
  const fromRoles = pointsOf(roles);

  function limitFault(typed: string, own: string | null): Text | undefined {
    if (!scope.maySetLimits) return undefined;
    const amount = typed.trim() === '' ? undefined : parseCents(typed.trim());
    if (typed.trim() !== '' && (amount === undefined || amount <= 0)) return W.limitWrong;
    const highest = own === null ? undefined : parseCents(own);
    if (own === null || highest === undefined || (amount !== undefined && amount <= highest))
      return undefined;
    return { zh: W.limitYours.zh(showAmount(own)), en: W.limitYours.en(showAmount(own)) };
  }

  async function send() {
    const { limitPerOrder, limitPerMonth, isHead, roles: chosen, ...texts } = form.values;
    const trimmed = Object.fromEntries(
      Object.entries(texts).map(([name, text]) => [name, text.trim()]),
    ) as typeof texts;
    await onSubmit({
      ...trimmed,
      isHead,
      roles: [...chosen],
      permissions: [...extra].filter((point) => !fromRoles.has(point)),
      ...(scope.maySetLimits
        ? { limitPerOrder: limitOf(limitPerOrder), limitPerMonth: limitOf(limitPerMonth) }
        : {}),
    });
  }

  const limit = (own: string | null) => ({
    disabled: !scope.maySetLimits,
    hint: own === null ? say.limitHint : say.limitYours(showAmount(own)),
  });
  const rolesError = form.errorOf('roles');
  return (
    <FormSheet
      form={form}
      submitLabel={employee ? say.save : say.create}
      onSubmit={send}
      aside={<Button to="/member/subAccount">{say.back}</Button>}
      className="flex flex-col gap-3 pb-4"
    >
      <Card title={say.person}>
        <FormFields
          form={form}
          names={PERSON}
          columns={3}
          now={{
            memberName: {
              disabled: employee !== undefined,
              hint: employee ? undefined : say.accountNameHint,
            },
          }}
        />
        <FormFields form={form} names={['isHead']} className="mt-4" />
        <p className="mt-1 text-12 text-hint">{say.isHeadHint}</p>
      </Card>
      <Card title={say.permissions}>
        <Field label={say.roles} group hint={say.rolesHint} error={rolesError}>
          {({ 'aria-labelledby': labelledBy }) => (
            <fieldset aria-labelledby={labelledBy} className="flex min-w-0 flex-wrap gap-x-5 gap-y-2">
              {PRESET_ROLE_NAMES.map((role) => (
                <Checkbox
                  key={role}
                  name={role}
                  checked={roles.includes(role)}
                  aria-invalid={rolesError ? true : undefined}
                  disabled={
                    !roles.includes(role) && PRESET_ROLES[role].points.some((point) => !grantable.has(point))
                  }
                  onChange={(event) =>
                    form.set(
                      'roles',
                      event.target.checked ? [...roles, role] : roles.filter((one) => one !== role),
                    )
                  }
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
        <FormFields
          form={form}
          names={LIMITS}
          columns={3}
          now={{ limitPerOrder: limit(scope.limitPerOrder), limitPerMonth: limit(scope.limitPerMonth) }}
        />
        {scope.maySetLimits ? null : <p className="mt-3 text-13 text-hint">{say.limitKept}</p>}
      </Card>
    </FormSheet>
  );
}

/** As typed: the wire carries decimal yuan. */
const limitOf = (text: string) => text.trim() || undefined;
