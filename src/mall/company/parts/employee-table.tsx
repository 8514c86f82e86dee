// The employees of an enterprise, row by row, to be managed one by one or together.

import { showMoment } from '#kit/time/show-moment.ts';
import { Button } from '#kit/ui/button.tsx';
import { Checkbox } from '#kit/ui/checkbox.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { PriceText } from '#kit/ui/price-text.tsx';
import { Table } from '#kit/ui/table.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { type PermissionPoint, PRESET_ROLES } from '#mall/member/permission-points.ts';
import type { SubAccountButton, SubAccountReply } from '../sub-account.protocol.ts';
import { employeeWords } from './employee-words.ts';

export type EmployeeAct = SubAccountButton | 'log';

export type EmployeeTableProps = {
  employees: readonly SubAccountReply[];
  /** Decimal yuan by memberId; nothing for who has not ordered this month. */
  spent: ReadonlyMap<number, string>;
  chosen: ReadonlySet<number>;
  onChoose: (chosen: Set<number>) => void;
  onAct: (act: EmployeeAct, employee: SubAccountReply) => void;
};

/** Buttons are those that the server allows. On a phone the table scrolls inside its card. */
export function EmployeeTable({ employees, spent, chosen, onChoose, onAct }: EmployeeTableProps) {
  const say = useWords(employeeWords);
  const choosable = employees.filter((one) => one.allowedActions.length > 0);
  const choose = (ids: readonly number[], isOn: boolean) => {
    const next = new Set(chosen);
    for (const id of ids) {
      if (isOn) next.add(id);
      else next.delete(id);
    }
    onChoose(next);
  };
  const all = choosable.length > 0 && choosable.every((one) => chosen.has(one.memberId));
  return (
    <Table label={say.subAccounts} minWidth="1020px">
      <thead>
        <tr>
          <th scope="col" className="w-8">
            <Checkbox
              aria-label={say.chooseAll}
              checked={all}
              indeterminate={!all && chosen.size > 0}
              disabled={choosable.length === 0}
              onChange={(event) =>
                choose(
                  choosable.map((one) => one.memberId),
                  event.target.checked,
                )
              }
            />
          </th>
          <th scope="col">{say.account}</th>
          <th scope="col">{say.contact}</th>
          <th scope="col">{say.department}</th>
          <th scope="col">{say.roles}</th>
          <th scope="col">{say.limits}</th>
          <th scope="col" className="num-cell">
            {say.usedThisMonth}
          </th>
          <th scope="col">{say.state}</th>
          <th scope="col">{say.actions}</th>
        </tr>
      </thead>
      <tbody>
        {employees.map((one) => (
          <tr key={one.memberId}>
            <td>
              <Checkbox
                aria-label={say.choose(one.realName)}
                checked={chosen.has(one.memberId)}
                disabled={one.allowedActions.length === 0}
                onChange={(event) => choose([one.memberId], event.target.checked)}
              />
            </td>
            <td>
              <span className="font-semibold">{one.realName}</span>
              {one.isSelf ? <Tag className="ml-1.5">{say.self}</Tag> : null}
              <span className="block text-12 text-hint">{one.memberName}</span>
            </td>
            <td className="num">
              {one.mobile ?? '—'}
              {one.email ? (
                <span className="block max-w-40 truncate text-12 text-hint">{one.email}</span>
              ) : null}
            </td>
            <td>
              {one.department || '—'}
              {one.isHead ? <Tag className="ml-1.5">{say.isHead}</Tag> : null}
              {one.costCenter ? <span className="block text-12 text-hint">{one.costCenter}</span> : null}
            </td>
            <td>
              <Roles employee={one} />
            </td>
            <td className="num whitespace-nowrap">
              <Limit label={say.perOrder} amount={one.limitPerOrder} />
              <Limit label={say.perMonth} amount={one.limitPerMonth} />
            </td>
            <td className="num-cell">
              <PriceText amount={spent.get(one.memberId) ?? '0.00'} tone="ink" />
            </td>
            <td>
              <Tag dot tone={one.tone}>
                {one.stateName}
              </Tag>
              {one.state === 'INVITED' && one.tone === 'waiting' && one.invitedUntil ? (
                <span className="num block text-12 whitespace-nowrap text-hint">
                  {say.until(showMoment(one.invitedUntil))}
                </span>
              ) : null}
              {one.successorName ? (
                <span className="block text-12 text-hint">{say.successor(one.successorName)}</span>
              ) : null}
            </td>
            <td>
              <span className="flex flex-wrap gap-x-3 gap-y-1">
                {one.allowedActions.map((button) => (
                  <Button key={button} variant="link" onClick={() => onAct(button, one)}>
                    {say[button]}
                  </Button>
                ))}
                <Button variant="link" onClick={() => onAct('log', one)}>
                  {say.log}
                </Button>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Limit({ label, amount }: { label: string; amount: string | null }) {
  const say = useWords(employeeWords);
  return (
    <span className="block">
      <span className="text-12 text-hint">{label} </span>
      {amount === null ? (
        <span className="text-12">{say.unlimited}</span>
      ) : (
        <PriceText amount={amount} tone="ink" />
      )}
    </span>
  );
}

/** The roles by name, and how many points were added to them. */
export function Roles({ employee }: { employee: Pick<SubAccountReply, 'roles' | 'permissions'> }) {
  const say = useWords(employeeWords);
  const language = useLanguage();
  const brought = new Set<PermissionPoint>(employee.roles.flatMap((role) => [...PRESET_ROLES[role].points]));
  const extra = employee.permissions.filter((point) => !brought.has(point)).length;
  return (
    <span className="flex flex-wrap gap-1">
      {employee.roles.map((role) => (
        <Tag key={role} tone="moving">
          {PRESET_ROLES[role].name[language]}
        </Tag>
      ))}
      {extra > 0 ? <Tag>{say.extra(extra)}</Tag> : null}
    </span>
  );
}
