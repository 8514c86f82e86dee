// Who somebody is in his laboratory, and what his roles open to him.
import { Link, useLoaderData } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { ConsoleHead } from '#kit/ui/console-frame.tsx';
import { ConsoleHomeSkeleton } from '#kit/ui/console-home.tsx';
import { Descriptions } from '#kit/ui/descriptions.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { Tag } from '#kit/ui/tag.tsx';
import type { Spoken } from '#kit/words/speak.ts';
import { useWords } from '#kit/words/use-words.ts';
import { type Inbox, labOfficeProtocol } from '#mall/lab-office/lab-office.protocol.ts';
import { labStaffProtocol } from '#mall/lab-staff/lab-staff.protocol.ts';
import { roleNames } from '#mall/lab-staff/staff-status.ts';
import { LAB_POINTS } from '#mall/member/lab-roles.ts';
import { labMenu } from './lab-menu.tsx';
import { labWords } from './lab-words.ts';

export { LoadError as ErrorBoundary } from '#kit/ui/load-error.tsx';

export const clientLoader = async () => {
  const [me, { inboxes }] = await Promise.all([
    call(labStaffProtocol.me, {}),
    call(labOfficeProtocol.inboxes, {}),
  ]);
  return { me, inboxes: new Map<string, Inbox>(inboxes.map((one) => [one.key, one])) };
};

export default function LabHome() {
  const say = useWords(labWords);
  const language = useLanguage();
  const { me, inboxes } = useLoaderData<typeof clientLoader>();
  const between = language === 'zh' ? '、' : ', ';
  return (
    <>
      <ConsoleHead title={say.hello(me.name)} tab={`${say.desk} · ${say.console}`} />
      <Card
        title={say.me}
        actions={
          <Button variant="link" to={`/lab/staff/detail?staffId=${me.staffId}`}>
            {say.mine}
          </Button>
        }
      >
        <Descriptions
          columns={2}
          items={[
            { label: say.laboratory, value: me.laboratory },
            {
              label: say.roles,
              value: (
                <span className="flex flex-wrap gap-1">
                  {me.roles.map((role) => (
                    <Tag key={role} tone="moving">
                      {roleNames[role][language]}
                    </Tag>
                  ))}
                </span>
              ),
            },
            {
              label: say.groups,
              value:
                me.groups.length === 0 ? (
                  say.noGroup
                ) : (
                  <span className="flex flex-col">
                    {[...Map.groupBy(me.groups, ({ site }) => site)].map(([site, groups]) => (
                      <span key={site}>{say.atSite(site, groups.map(({ name }) => name).join(between))}</span>
                    ))}
                  </span>
                ),
            },
            { label: say.may, value: me.points.map((point) => LAB_POINTS[point][language]).join(between) },
            ...(me.roles.includes('engineer')
              ? [{ label: say.training, value: say.capabilities(me.trained) }]
              : []),
            ...(me.roles.includes('signatory')
              ? [{ label: say.scopes, value: say.scopeCount(me.scopes) }]
              : []),
          ]}
        />
      </Card>
      <h2 className="mt-4 mb-3 text-16 font-semibold">{say.opens}</h2>
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {labMenu(me.points).map(({ key, to, text, hint, Icon }) => (
          <Link
            key={key}
            to={to}
            className="rounded-card border border-line bg-surface p-4 hover:border-brand focus-visible:border-brand"
          >
            <span className="flex items-center gap-2 font-semibold">
              <Icon size={16} aria-hidden="true" className="text-brand" />
              {say[text]}
              <Waiting of={inboxes.get(key)} say={say} />
            </span>
            <span className="mt-1 block text-13 text-secondary">{say[hint]}</span>
          </Link>
        ))}
      </div>
    </>
  );
}

/** The number, red while something is late. */
function Waiting({ of, say }: { of: Inbox | undefined; say: Spoken<typeof labWords> }) {
  if (!of || of.waiting === 0) return null;
  const { waiting, late, today } = of;
  return (
    <span className="ml-auto flex items-center gap-1">
      {today > 0 ? <Tag tone="waiting">{say.dueToday(today)}</Tag> : null}
      {late > 0 ? <Tag tone="refused">{say.late(late)}</Tag> : null}
      <span className="num text-16">{waiting}</span>
    </span>
  );
}

export const HydrateFallback = () => <ConsoleHomeSkeleton numbers={4} />;
