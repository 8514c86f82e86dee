// The employees of my enterprise: who may do what, what they have spent, invited, stopped, handed over.
import { call } from '#kit/browser/call.ts';
import { Button } from '#kit/ui/button.tsx';
import { dressed } from '#kit/ui/list/dressed.ts';
import { PriceText } from '#kit/ui/price-text.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { EmployeeActs } from '#mall/company/parts/employee-acts.tsx';
import {
  ContactCell,
  DepartmentCell,
  LimitsCell,
  NameCell,
  RolesCell,
  StateCell,
} from '#mall/company/parts/employee-cells.tsx';
import { employeeWords } from '#mall/company/parts/employee-words.ts';
import { subAccountProtocol } from '#mall/company/sub-account.protocol.ts';
import { subAccountList } from '#mall/company/sub-account-list.ts';
import { orderProtocol } from '#mall/order/order.protocol.ts';

export const subAccounts = dressed(subAccountList, {
  async load() {
    const [spending, { successors }] = await Promise.all([
      call(orderProtocol.spending, {}),
      call(subAccountProtocol.scope, {}),
    ]);
    return { spent: new Map(spending.map((one) => [one.memberId, one.spent])), successors };
  },
  cells: {
    realName: NameCell,
    mobile: ContactCell,
    department: DepartmentCell,
    roles: RolesCell,
    limits: LimitsCell,
    spent: ({ row, extra }) => <PriceText amount={extra.spent.get(row.memberId) ?? '0.00'} tone="ink" />,
    state: StateCell,
  },
  actionsWidth: 190,
  rowActions: ({ row, extra }) => <EmployeeActs employee={row} successors={extra.successors} />,
  head: ({ reply }) => <PlacesLeft count={reply.placesLeft} />,
  none: NewSubAccount,
});

function PlacesLeft({ count }: { count: number }) {
  const say = useWords(employeeWords);
  return <span className="num text-13 text-hint">{say.placesLeft(count)}</span>;
}

function NewSubAccount() {
  const say = useWords(employeeWords);
  return (
    <Button variant="primary" to="/member/createSub">
      {say.newOne}
    </Button>
  );
}
