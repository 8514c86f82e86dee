// All permissions by group, each with what it opens, to be ticked one by one or group by group.
import { Search } from 'lucide-react';
import { useState } from 'react';
import { Checkbox } from '#kit/ui/checkbox.tsx';
import { Input } from '#kit/ui/input.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { useWords } from '#kit/words/use-words.ts';
import {
  ALL_POINTS,
  PERMISSION_GROUPS,
  PERMISSION_POINTS,
  type PermissionGroup,
  type PermissionPoint,
} from '#mall/member/permission-points.ts';
import { permissionOpens } from '../permission-opens.ts';
import { employeeWords } from './employee-words.ts';

const GROUPS = Object.keys(PERMISSION_GROUPS) as PermissionGroup[];

export type PermissionTreeProps = {
  /** What the chosen roles bring along: ticked and fixed. */
  fromRoles: ReadonlySet<PermissionPoint>;
  /** Given singly. */
  extra: ReadonlySet<PermissionPoint>;
  /** What the administrator himself may give; the rest cannot be ticked. */
  grantable: ReadonlySet<PermissionPoint>;
  onChange: (extra: Set<PermissionPoint>) => void;
};

/** The search finds names, groups and what a permission opens, in the language of the page. */
export function PermissionTree({ fromRoles, extra, grantable, onChange }: PermissionTreeProps) {
  const say = useWords(employeeWords);
  const language = useLanguage();
  const [wanted, setWanted] = useState('');
  const needle = wanted.trim().toLowerCase();

  const isFound = (point: PermissionPoint, group: PermissionGroup) =>
    needle === '' ||
    [
      point,
      PERMISSION_POINTS[point][language],
      permissionOpens[point][language],
      PERMISSION_GROUPS[group][language],
    ].some((text) => text.toLowerCase().includes(needle));
  const set = (points: readonly PermissionPoint[], isOn: boolean) => {
    const next = new Set(extra);
    for (const point of points) {
      if (isOn) next.add(point);
      else next.delete(point);
    }
    onChange(next);
  };
  const groups = GROUPS.map((group) => ({
    group,
    points: ALL_POINTS.filter((point) => point.startsWith(`${group}.`)),
  }))
    .map(({ group, points }) => ({ group, points, shown: points.filter((point) => isFound(point, group)) }))
    .filter(({ shown }) => shown.length > 0);

  return (
    <div>
      <Input
        size="sm"
        type="search"
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
        placeholder={say.searchPoints}
        aria-label={say.searchPoints}
        before={<Search size={16} aria-hidden="true" />}
        className="max-w-xs"
      />
      {groups.length === 0 ? <p className="py-4 text-13 text-hint">{say.noPoint}</p> : null}
      <div className="mt-3 space-y-4">
        {groups.map(({ group, points, shown }) => {
          const isOn = (point: PermissionPoint) => fromRoles.has(point) || extra.has(point);
          const free = points.filter((point) => !fromRoles.has(point) && grantable.has(point));
          const on = points.filter(isOn).length;
          return (
            <fieldset key={group} className="min-w-0">
              <legend className="flex w-full items-center gap-3 border-b border-line pb-1 text-13 font-semibold">
                <Checkbox
                  checked={on === points.length}
                  indeterminate={on > 0 && on < points.length}
                  disabled={free.length === 0}
                  onChange={(event) => set(free, event.target.checked)}
                >
                  {PERMISSION_GROUPS[group][language]}
                </Checkbox>
                <span className="num text-12 font-normal text-hint">
                  {say.pointsGiven(on, points.length)}
                </span>
              </legend>
              <ul className="mt-2 grid gap-x-6 gap-y-2 sm:grid-cols-2 xl:grid-cols-3">
                {shown.map((point) => (
                  <li key={point} className="min-w-0">
                    <Checkbox
                      name={point}
                      className="text-13"
                      checked={isOn(point)}
                      disabled={fromRoles.has(point) || (!grantable.has(point) && !extra.has(point))}
                      onChange={(event) => set([point], event.target.checked)}
                    >
                      {PERMISSION_POINTS[point][language]}
                      {fromRoles.has(point) ? (
                        <span className="text-12 text-hint">{say.fromRole}</span>
                      ) : null}
                    </Checkbox>
                    <p className="pl-[22px] text-12 text-hint">
                      {grantable.has(point) ? permissionOpens[point][language] : say.notYours}
                    </p>
                  </li>
                ))}
              </ul>
            </fieldset>
          );
        })}
      </div>
    </div>
  );
}
