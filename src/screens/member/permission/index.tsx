// What my account may do: for an individual what a certification would open, for an enterprise who may what.
import { Check, Dot, Minus } from 'lucide-react';
import { type ClientLoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { call } from '#kit/browser/call.ts';
import type { ReplyOf } from '#kit/http/endpoint.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { PriceText } from '#kit/ui/price-text.tsx';
import { Table, TableHead } from '#kit/ui/table.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import type { Tone } from '#kit/ui/tone.ts';
import { waitingPage } from '#kit/ui/waiting-page.tsx';
import type { Text } from '#kit/words/text.ts';
import { useWords } from '#kit/words/use-words.ts';
import { approvalProtocol } from '#mall/approval/approval.protocol.ts';
import { RuleList } from '#mall/approval/parts/rule-list.tsx';
import { SubstituteList } from '#mall/approval/parts/substitute-list.tsx';
import { certificationStatus, enterpriseStatus } from '#mall/company/certification-status.ts';
import { Roles } from '#mall/company/parts/employee-cells.tsx';
import { certificationGains, employeeWords } from '#mall/company/parts/employee-words.ts';
import { MyPermissions } from '#mall/company/parts/my-permissions.tsx';
import { permissionOpens } from '#mall/company/permission-opens.ts';
import { subAccountProtocol } from '#mall/company/sub-account.protocol.ts';
import { applicationStatus, designerStatus } from '#mall/designer/designer-status.ts';
import { sessionNow, useSession } from '#mall/login/parts/session.ts';
import { memberMay, useMay } from '#mall/login/parts/use-may.ts';
import type { MemberInfo } from '#mall/member/member.protocol.ts';
import {
  ALL_POINTS,
  PERMISSION_GROUPS,
  PERMISSION_POINTS,
  type PermissionGroup,
  PRESET_ROLE_NAMES,
  PRESET_ROLES,
} from '#mall/member/permission-points.ts';
import { EndorsementSwitch } from '#mall/sample/parts/endorsement-switch.tsx';
import { sampleWords } from '#mall/sample/parts/sample-words.ts';
import { sampleProtocol } from '#mall/sample/sample.protocol.ts';
import { titled } from '../../storefront/seo.ts';
import { EnterpriseTabs, TAB_KEYS, TABS } from './enterprise-tabs.tsx';

export const meta = titled(employeeWords.permissionTitle);

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams;
  const { member } = sessionNow();
  const isOurs = member?.memberType === 3 && member.enterpriseId !== null && memberMay(member, 'ent.role');
  if (!isOurs) return null;
  const tab = TAB_KEYS.find((one) => one === asked.get('tab') && memberMay(member, TABS[one])) ?? 'roles';
  if (tab === 'rules') return { tab, rules: await call(approvalProtocol.rules, {}) };
  if (tab === 'substitutes') return { tab, substitutes: await call(approvalProtocol.substitutes, {}) };
  if (tab === 'budgets') throw redirect('/member/permission/budgets');
  if (tab === 'login') throw redirect('/member/permission/login');
  const [overview, { isEndorsed }] = await Promise.all([
    call(subAccountProtocol.permissions, {}),
    call(sampleProtocol.endorsement, {}),
  ]);
  return { tab, overview, isEndorsed };
}

export default function PermissionScreen() {
  const ours = useLoaderData<typeof clientLoader>();
  const { member } = useSession();
  const say = useWords(employeeWords);
  const saySamples = useWords(sampleWords);
  return (
    <div className="flex flex-col gap-3 pb-4">
      <h1 className="text-20 font-semibold">{say.permissionTitle}</h1>
      {ours ? <EnterpriseTabs tab={ours.tab} /> : null}
      {member?.permissions && (!ours || ours.tab === 'roles') ? <MyPermissions member={member} /> : null}
      {ours?.tab === 'rules' ? <RuleList reply={ours.rules} /> : null}
      {ours?.tab === 'substitutes' && member ? (
        <SubstituteList reply={ours.substitutes} ownId={member.memberId} />
      ) : null}
      {ours?.tab === 'roles' ? (
        <>
          <WhoHasWhat overview={ours.overview} />
          <Card title={saySamples.enterpriseTab}>
            <EndorsementSwitch isEndorsed={ours.isEndorsed} />
            <p className="mt-1 text-13 text-hint">{saySamples.endorsementText}</p>
          </Card>
          <RoleMatrix />
        </>
      ) : member && !ours ? (
        <WhatOpensMore member={member} />
      ) : null}
    </div>
  );
}

type Status = Text & { tone: Tone };

const statusOf = (of: Readonly<Record<string, Status>>, state: string | null): Status | undefined =>
  state === null ? undefined : of[state];

/** For an individual: what each certification opens, what it asks for, how his own stands. */
function WhatOpensMore({ member }: { member: MemberInfo }) {
  const say = useWords(employeeWords);
  const isUnderWay = (state: string | null) =>
    state !== null && state !== 'WITHDRAWN' && state !== 'CANCELLED';
  return (
    <>
      <div className="rounded-card border border-line bg-surface px-4 py-3">
        <p className="font-semibold">{say.level1}</p>
        <p className="text-13 text-secondary">{say.level1Text}</p>
      </div>
      <div className="grid gap-3 md:grid-cols-2">
        <Gain
          title={say.asEnterprise}
          text={say.asEnterpriseText}
          gains={certificationGains.enterprise}
          to="/member/authen"
          action={isUnderWay(member.certState) ? say.goOn : say.goEnterprise}
          standing={statusOf({ ...certificationStatus, ...enterpriseStatus }, member.certState)}
          hasMobile={member.mobile !== null}
        />
        <Gain
          title={say.asDesigner}
          text={say.asDesignerText}
          gains={certificationGains.designer}
          to="/applyDesigner"
          action={isUnderWay(member.designerState) ? say.goOn : say.goDesigner}
          standing={statusOf({ ...applicationStatus, ...designerStatus }, member.designerState)}
          hasMobile={member.mobile !== null}
        />
      </div>
    </>
  );
}

function Gain({
  title,
  text,
  gains,
  to,
  action,
  standing,
  hasMobile,
}: {
  title: string;
  text: string;
  gains: { opens: readonly Text[]; needs: readonly (Text & { isMobile?: boolean })[] };
  to: string;
  action: string;
  /** How his own application stands, if there is one. */
  standing: Status | undefined;
  hasMobile: boolean;
}) {
  const say = useWords(employeeWords);
  const language = useLanguage();
  return (
    <Card
      title={title}
      className="flex flex-col"
      actions={standing ? <Tag tone={standing.tone}>{standing[language]}</Tag> : null}
      footer={
        <Button variant="primary" to={to}>
          {action}
        </Button>
      }
    >
      <p className="text-13 text-secondary">{text}</p>
      <h3 className="mt-3 text-13 font-semibold">{say.opens}</h3>
      <ul className="mt-1 space-y-1 text-13">
        {gains.opens.map((one) => (
          <li key={one.zh} className="flex items-start gap-1.5">
            <Check size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-done" />
            {one[language]}
          </li>
        ))}
      </ul>
      <h3 className="mt-3 text-13 font-semibold">{say.youNeed}</h3>
      <ul className="mt-1 space-y-1 text-13 text-secondary">
        {gains.needs.map((one) => (
          <li key={one.zh} className="flex items-center gap-1.5">
            {one.isMobile && hasMobile ? (
              <Check size={16} aria-label={say.has} className="shrink-0 text-done" />
            ) : (
              <Dot size={16} aria-hidden="true" className="shrink-0" />
            )}
            {one[language]}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function WhoHasWhat({ overview }: { overview: ReplyOf<typeof subAccountProtocol.permissions> }) {
  const say = useWords(employeeWords);
  const may = useMay();
  const limit = (label: string, amount: string | null) => (
    <span className="block whitespace-nowrap">
      <span className="text-12 text-hint">{label} </span>
      {amount === null ? say.unlimited : <PriceText amount={amount} tone="ink" />}
    </span>
  );
  return (
    <Card
      flush
      title={say.whoHasWhat}
      actions={
        may('ent.sub') ? (
          <Button size="sm" to="/member/subAccount">
            {say.manage}
          </Button>
        ) : null
      }
    >
      <Table
        label={say.whoHasWhat}
        minWidth="680px"
        head={[say.account, say.department, say.roles, { num: say.point }, say.limits, say.state]}
      >
        <tr>
          <td>
            <span className="font-semibold">{overview.mainMemberName}</span>
            <span className="block text-12 text-hint">{overview.enterpriseName}</span>
          </td>
          <td>—</td>
          <td>
            <Tag tone="done">{say.mainAccount}</Tag>
          </td>
          <td className="num-cell">{say.everything}</td>
          <td>{say.unlimited}</td>
          <td>—</td>
        </tr>
        {overview.employees.map((one) => (
          <tr key={one.memberId}>
            <td>
              <span className="font-semibold">{one.realName}</span>
              {one.isSelf ? <Tag className="ml-1.5">{say.self}</Tag> : null}
              <span className="block text-12 text-hint">{one.memberName}</span>
            </td>
            <td>{one.department || '—'}</td>
            <td>
              <Roles employee={one} />
            </td>
            <td className="num-cell">{say.points(one.permissions.length)}</td>
            <td className="num">
              {limit(say.perOrder, one.limitPerOrder)}
              {limit(say.perMonth, one.limitPerMonth)}
            </td>
            <td>
              <Tag dot tone={one.tone}>
                {one.stateName}
              </Tag>
            </td>
          </tr>
        ))}
      </Table>
      {overview.employees.length === 0 ? (
        <p className="px-4 py-3 text-13 text-hint">{say.nobodyYet}</p>
      ) : null}
    </Card>
  );
}

/** Which preset role brings which permission along, and what that opens. */
function RoleMatrix() {
  const say = useWords(employeeWords);
  const language = useLanguage();
  return (
    <Card flush title={say.matrix}>
      <Table label={say.matrix} dense sticky="box" maxHeight="560px" minWidth="860px">
        <TableHead
          cells={[
            say.point,
            ...PRESET_ROLE_NAMES.map((role) => ({
              className: 'text-center',
              children: PRESET_ROLES[role].name[language],
            })),
          ]}
        />
        {(Object.keys(PERMISSION_GROUPS) as PermissionGroup[]).map((group) => (
          <tbody key={group}>
            <tr>
              <th
                scope="rowgroup"
                colSpan={PRESET_ROLE_NAMES.length + 1}
                className="bg-page text-left text-12 text-secondary"
              >
                {PERMISSION_GROUPS[group][language]}
              </th>
            </tr>
            {ALL_POINTS.filter((point) => point.startsWith(`${group}.`)).map((point) => (
              <tr key={point}>
                <th scope="row" className="text-left font-normal">
                  {PERMISSION_POINTS[point][language]}
                  <span className="block text-12 text-hint">{permissionOpens[point][language]}</span>
                </th>
                {PRESET_ROLE_NAMES.map((role) => {
                  const has = (PRESET_ROLES[role].points as readonly string[]).includes(point);
                  return (
                    <td key={role} className="text-center">
                      {has ? (
                        <Check size={16} aria-label={say.has} className="inline text-done" />
                      ) : (
                        <Minus size={14} aria-label={say.hasNot} className="inline text-muted" />
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        ))}
      </Table>
    </Card>
  );
}

export const HydrateFallback = waitingPage(10);

export { ErrorBoundary } from '../member-failed.tsx';
