// What an employee may do, group by group, and whom to ask for more.
import { Card } from '#kit/ui/card.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { Tag } from '#kit/ui/tag.tsx';
import { useWords } from '#kit/words/use-words.ts';
import {
  ALL_POINTS,
  PERMISSION_GROUPS,
  PERMISSION_POINTS,
  type PermissionGroup,
  PRESET_ROLES,
  type PresetRole,
} from '#mall/member/permission-points.ts';
import { employeeWords } from './employee-words.ts';

export function MyPermissions({
  member,
  className,
}: {
  member: {
    roles: readonly string[] | null;
    permissions: readonly string[] | null;
    administrator: string | null;
  };
  className?: string;
}) {
  const say = useWords(employeeWords);
  const language = useLanguage();
  const mine = ALL_POINTS.filter((point) => member.permissions?.includes(point));
  const groups = Object.keys(PERMISSION_GROUPS) as PermissionGroup[];
  return (
    <Card title={say.myPermissions} className={className}>
      <div className="space-y-3 text-13">
        <p className="flex flex-wrap gap-1.5">
          {(member.roles ?? []).map((role) => (
            <Tag key={role} tone="moving">
              {PRESET_ROLES[role as PresetRole]?.name[language] ?? role}
            </Tag>
          ))}
        </p>
        <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
          {groups.map((group) => {
            const points = mine.filter((point) => point.startsWith(`${group}.`));
            return points.length === 0 ? null : (
              <div key={group} className="flex gap-3">
                <dt className="w-24 shrink-0 text-hint">{PERMISSION_GROUPS[group][language]}</dt>
                <dd className="min-w-0 flex-1">
                  {points
                    .map((point) => PERMISSION_POINTS[point][language])
                    .join(language === 'zh' ? '、' : ', ')}
                </dd>
              </div>
            );
          })}
        </dl>
        {member.administrator ? (
          <p className="text-secondary">{say.askAdministrator(member.administrator)}</p>
        ) : null}
      </div>
    </Card>
  );
}
