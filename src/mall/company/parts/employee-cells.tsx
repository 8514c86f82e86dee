// The cells of an enterprise's list of employees that are more than words.
import { showMoment } from '#kit/time/show-moment.ts';
import { useLanguage } from '#kit/ui/language-context.ts';
import { PriceText } from '#kit/ui/price-text.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { type PermissionPoint, PRESET_ROLES } from '#mall/member/permission-points.ts';
import type { SubAccountReply } from '../sub-account.protocol.ts';
import { employeeWords } from './employee-words.ts';

type Props = { row: SubAccountReply };

export function NameCell({ row: one }: Props) {
  const say = useWords(employeeWords);
  return (
    <>
      <span className="font-semibold">{one.realName}</span>
      {one.isSelf ? <Tag className="ml-1.5">{say.self}</Tag> : null}
      <span className="block text-12 font-normal text-hint">{one.memberName}</span>
    </>
  );
}

export const ContactCell = ({ row: one }: Props) => (
  <span className="num">
    {one.mobile ?? '—'}
    {one.email ? <span className="block max-w-40 truncate text-12 text-hint">{one.email}</span> : null}
  </span>
);

export function DepartmentCell({ row: one }: Props) {
  const say = useWords(employeeWords);
  return (
    <>
      {one.department || '—'}
      {one.isHead ? <Tag className="ml-1.5">{say.isHead}</Tag> : null}
      {one.costCenter ? <span className="block text-12 text-hint">{one.costCenter}</span> : null}
    </>
  );
}

export const RolesCell = ({ row }: Props) => <Roles employee={row} />;

export function LimitsCell({ row: one }: Props) {
  const say = useWords(employeeWords);
  return (
    <span className="num whitespace-nowrap">
      <Limit label={say.perOrder} amount={one.limitPerOrder} />
      <Limit label={say.perMonth} amount={one.limitPerMonth} />
    </span>
  );
}

export function StateCell({ row: one }: Props) {
  const say = useWords(employeeWords);
  return (
    <>
      <Tag dot tone={one.tone}>
        {one.stateName}
      </Tag>
      {one.state === 'INVITED' && one.tone === 'waiting' && one.invitedUntil ? (
        <span className="num block text-12 text-hint">{say.until(showMoment(one.invitedUntil))}</span>
      ) : null}
      {one.successorName ? (
        <span className="block text-12 text-hint">{say.successor(one.successorName)}</span>
      ) : null}
    </>
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
