// What belongs to who may what in an enterprise: roles, rules of approval, substitutes, budgets, how they come in, each for who may set it.
import { LinkTabs } from '#kit/ui/link-tabs.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { approvalWords } from '#mall/approval/parts/approval-words.ts';
import { employeeWords } from '#mall/company/parts/employee-words.ts';
import { enterpriseLoginWords } from '#mall/enterprise-login/parts/enterprise-login-words.ts';
import { useMay } from '#mall/login/parts/use-may.ts';
import type { PermissionPoint } from '#mall/member/permission-points.ts';

/** Each with the permission that it asks for. */
export const TABS = {
  roles: 'ent.role',
  rules: 'approval.rules',
  substitutes: 'approval.decide',
  budgets: 'project.budget',
  login: 'ent.sub',
} as const satisfies Record<string, PermissionPoint>;
export type Tab = keyof typeof TABS;
export const TAB_KEYS = Object.keys(TABS) as Tab[];

const ADDRESSES: Readonly<Record<Tab, string>> = {
  roles: '/member/permission',
  rules: '/member/permission?tab=rules',
  substitutes: '/member/permission?tab=substitutes',
  budgets: '/member/permission/budgets',
  login: '/member/permission/login',
};

export function EnterpriseTabs({ tab }: { tab: Tab }) {
  const say = useWords(approvalWords);
  const { permissionTitle, roles } = useWords(employeeWords);
  const { title: login } = useWords(enterpriseLoginWords);
  const may = useMay();
  const names = { roles, rules: say.rules, substitutes: say.substitutes, budgets: say.budgets, login };
  return (
    <LinkTabs
      label={permissionTitle}
      current={tab}
      className="rounded-card border border-line bg-surface px-1"
      tabs={TAB_KEYS.filter((key) => may(TABS[key])).map((key) => ({
        key,
        text: names[key],
        to: ADDRESSES[key],
      }))}
    />
  );
}
