// An enterprise's inbox of its designers: who wants to join, what they want to buy, who they are.
import { useState } from 'react';
import {
  type ClientLoaderFunctionArgs,
  Link,
  redirect,
  useLoaderData,
  useLocation,
  useRevalidator,
} from 'react-router';
import { call } from '#kit/browser/call.ts';
import { readConsoleQuery } from '#kit/browser/console-query.ts';
import { withQuery } from '#kit/browser/with-query.ts';
import type { ReplyOf } from '#kit/http/endpoint.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { LinkTabs } from '#kit/ui/link-tabs.tsx';
import { Pagination } from '#kit/ui/pagination.tsx';
import { ReasonDialog } from '#kit/ui/reason-dialog.tsx';
import { Skeleton, SkeletonText } from '#kit/ui/skeleton.tsx';
import { Table, Td, Th } from '#kit/ui/table.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { toast } from '#kit/ui/toast.ts';
import { useWords } from '#kit/words/use-words.ts';
import { type DesignerReply, designerProtocol } from '#mall/designer/designer.protocol.ts';
import { APPLICATION_STATES, type ApplicationState } from '#mall/designer/designer-process.ts';
import { applicationStatus, designerStatus } from '#mall/designer/designer-status.ts';
import { designerWords } from '#mall/designer/parts/designer-words.ts';
import { useSession } from '#mall/login/parts/session.ts';
import { asMember } from '#mall/order/parts/as-member.ts';
import { laterWords } from '../../later-words.ts';
import { hiddenMeta, type MetaArgs, siteOf } from '../../storefront/seo.ts';
import { DesAppTabs } from './des-app-tabs.tsx';

export const meta = (args: MetaArgs) => hiddenMeta(args, designerWords.desApp[siteOf(args.matches).language]);

const TABS = ['join', 'requests', 'designers'] as const;
type Tab = (typeof TABS)[number];
const STATES: readonly ApplicationState[] = [
  'PENDING_ENTERPRISE',
  'PENDING_PLATFORM',
  'REVIEW_REJECTED',
  'APPROVED',
];

type Loaded =
  | {
      tab: 'join';
      state: ApplicationState | undefined;
      reply: ReplyOf<typeof designerProtocol.enterpriseList>;
    }
  | { tab: 'requests' }
  | { tab: 'designers'; reply: ReplyOf<typeof designerProtocol.enterpriseDesigners> };

export function clientLoader({ request }: ClientLoaderFunctionArgs): Promise<Loaded> {
  const { asked, current } = readConsoleQuery(request);
  if (asked.get('tab') === 'samples') throw redirect('/member/desApp/samples');
  const tab: Tab = TABS.find((one) => one === asked.get('tab')) ?? 'join';
  const state = APPLICATION_STATES.find((one) => one === asked.get('state'));
  return asMember(request, async () => {
    if (tab === 'requests') return { tab };
    if (tab === 'designers')
      return { tab, reply: await call(designerProtocol.enterpriseDesigners, { current }) };
    return { tab, state, reply: await call(designerProtocol.enterpriseList, { state, current }) };
  });
}

export default function DesAppListScreen() {
  const loaded = useLoaderData<Loaded>();
  const say = useWords(designerWords);
  const sayLater = useWords(laterWords);
  return (
    <div className="min-w-0 pb-4">
      <h1 className="mb-3 text-20 font-semibold">{say.desApp}</h1>
      <DesAppTabs current={loaded.tab} />
      <Card flush>
        {loaded.tab === 'requests' ? <EmptyState title={sayLater.upgrade} /> : null}
        {loaded.tab === 'join' ? <Joining {...loaded} /> : null}
        {loaded.tab === 'designers' ? <Designers {...loaded} /> : null}
      </Card>
    </div>
  );
}

function Joining({ state, reply: { list, counts, pagination } }: Extract<Loaded, { tab: 'join' }>) {
  const say = useWords(designerWords);
  const language = useLanguage();
  const { search } = useLocation();
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <>
      <LinkTabs
        look="segment"
        label={say.states}
        current={state ?? 'all'}
        className="m-4 max-w-[calc(100%-32px)] overflow-x-auto scrollbar-none"
        tabs={[
          { key: 'all', text: say.all, to: withQuery(search, { state: undefined }), count: all },
          ...STATES.map((one) => ({
            key: one,
            text: applicationStatus[one][language],
            to: withQuery(search, { state: one }),
            count: counts[one] ?? 0,
          })),
        ]}
      />
      {list.length === 0 ? (
        <EmptyState
          title={state === 'PENDING_ENTERPRISE' ? say.noneWaits : say.none}
          text={say.noneText}
          action={
            state ? <Button to={withQuery(search, { state: undefined })}>{say.seeAll}</Button> : undefined
          }
        />
      ) : (
        <Table label={say.tabJoin} minWidth="640px">
          <thead>
            <tr>
              <Th>{say.applicant}</Th>
              <Th>{say.jobTitle}</Th>
              <Th>{say.submittedAt}</Th>
              <Th>{say.state}</Th>
              <Th />
            </tr>
          </thead>
          <tbody>
            {list.map((one) => (
              <tr key={one.applySn}>
                <Td>
                  <Link to={detailOf(one.applySn)} className="text-brand hover:underline">
                    {one.realName}
                  </Link>
                  <span className="block text-12 text-hint">{one.memberName}</span>
                </Td>
                <Td>{one.jobTitle}</Td>
                <Td>{showMoment(one.submittedAt)}</Td>
                <Td>
                  <Tag dot tone={applicationStatus[one.state].tone}>
                    {one.stateName}
                  </Tag>
                  {one.goesOnAt ? (
                    <span className="mt-1 block text-12 text-hint">
                      {say.goesOn(showMoment(one.goesOnAt))}
                    </span>
                  ) : null}
                </Td>
                <Td>
                  <Button
                    size="sm"
                    variant={one.state === 'PENDING_ENTERPRISE' ? 'primary' : 'outline'}
                    to={detailOf(one.applySn)}
                  >
                    {one.state === 'PENDING_ENTERPRISE' ? say.decide : say.look}
                  </Button>
                </Td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      <Pages {...pagination} />
    </>
  );
}

const detailOf = (applySn: string) => `/member/desApp/detail?applySn=${encodeURIComponent(applySn)}`;

function Designers({ reply: { list, pagination } }: Extract<Loaded, { tab: 'designers' }>) {
  const say = useWords(designerWords);
  const { member } = useSession();
  const { revalidate } = useRevalidator();
  const [leaving, setLeaving] = useState<DesignerReply>();
  const mayDecide = member?.permissions === null || member?.permissions.includes('desapp.decide');
  if (list.length === 0) return <EmptyState title={say.noDesigners} text={say.noneText} />;
  return (
    <>
      <Table label={say.tabDesigners} minWidth="560px">
        <thead>
          <tr>
            <Th>{say.realName}</Th>
            <Th>{say.since}</Th>
            <Th>{say.state}</Th>
            <Th />
          </tr>
        </thead>
        <tbody>
          {list.map((one) => (
            <tr key={one.memberId}>
              <Td>
                {one.realName}
                <span className="block text-12 text-hint">{one.memberName}</span>
              </Td>
              <Td>{showMoment(one.since)}</Td>
              <Td>
                <Tag dot tone={designerStatus[one.state].tone}>
                  {one.stateName}
                </Tag>
              </Td>
              <Td>
                {mayDecide && (one.state === 'ACTIVE' || one.state === 'SUSPENDED') ? (
                  <Button size="sm" onClick={() => setLeaving(one)}>
                    {say.endEmployment}
                  </Button>
                ) : null}
              </Td>
            </tr>
          ))}
        </tbody>
      </Table>
      <Pages {...pagination} />
      {leaving ? (
        <ReasonDialog
          tone="danger"
          title={say.endTitle(leaving.realName)}
          text={say.endText}
          confirmLabel={say.endEmployment}
          usual={[say.reasonLeft, say.reasonMoved]}
          onClose={() => setLeaving(undefined)}
          onConfirm={async (reason) => {
            await call(designerProtocol.endEmployment, { memberId: leaving.memberId, reason });
            toast.show({ text: say.ended });
            setLeaving(undefined);
            void revalidate();
          }}
        />
      ) : null}
    </>
  );
}

function Pages({ current, pageSize, total }: { current: number; pageSize: number; total: number }) {
  const { search } = useLocation();
  if (total <= pageSize) return null;
  return (
    <Pagination
      className="p-4"
      page={current}
      pageCount={Math.ceil(total / pageSize)}
      total={total}
      hrefOf={(page) => withQuery(search, { current: page })}
    />
  );
}

export function HydrateFallback() {
  return (
    <div className="flex flex-col gap-3">
      <Skeleton className="h-8 w-40" />
      <Card>
        <SkeletonText lines={8} />
      </Card>
    </div>
  );
}

export { ErrorBoundary } from '../member-failed.tsx';
