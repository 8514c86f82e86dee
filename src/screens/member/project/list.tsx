// A member's projects: his own, those he works on, and those of his enterprise.
import { useState } from 'react';
import {
  type ClientLoaderFunctionArgs,
  Form,
  Link,
  useLoaderData,
  useLocation,
  useNavigate,
} from 'react-router';
import { call } from '#kit/browser/call.ts';
import { LONGEST_KEYWORD, readConsoleQuery } from '#kit/browser/console-query.ts';
import { withQuery } from '#kit/browser/with-query.ts';
import type { ReplyOf } from '#kit/http/endpoint.ts';
import { showAmount } from '#kit/money/price-format.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { Input } from '#kit/ui/input.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { LinkTabs } from '#kit/ui/link-tabs.tsx';
import { Pagination } from '#kit/ui/pagination.tsx';
import { Skeleton, SkeletonText } from '#kit/ui/skeleton.tsx';
import { Table, Td, Th } from '#kit/ui/table.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { toast } from '#kit/ui/toast.ts';
import { useWords } from '#kit/words/use-words.ts';
import { useSession } from '#mall/login/parts/session.ts';
import { asMember } from '#mall/order/parts/as-member.ts';
import { ProjectForm } from '#mall/project/parts/project-form.tsx';
import { projectWords } from '#mall/project/parts/project-words.ts';
import { RiskList } from '#mall/project/parts/risk-list.tsx';
import { type ProjectRow, projectProtocol } from '#mall/project/project.protocol.ts';
import { PROJECT_STATES, type ProjectState } from '#mall/project/project-process.ts';
import { projectStatus } from '#mall/project/project-status.ts';
import { titled } from '../../storefront/seo.ts';
import { readRiskState } from './risk-query.ts';

export const meta = titled(projectWords.projects);

type Loaded =
  | {
      tab: 'projects';
      state: ProjectState | undefined;
      keyword: string;
      reply: ReplyOf<typeof projectProtocol.list>;
    }
  | { tab: 'risks'; reply: ReplyOf<typeof projectProtocol.risks>; state: ReturnType<typeof readRiskState> };

export function clientLoader({ request }: ClientLoaderFunctionArgs): Promise<Loaded> {
  const { asked, keyword, current } = readConsoleQuery(request);
  return asMember(request, async () => {
    if (asked.get('tab') === 'risks') {
      const state = readRiskState(asked);
      return { tab: 'risks', state, reply: await call(projectProtocol.risks, { state, current }) };
    }
    const state = PROJECT_STATES.find((one) => one === asked.get('state'));
    const reply = await call(projectProtocol.list, { state, keyword: keyword || undefined, current });
    return { tab: 'projects', state, keyword, reply };
  });
}

export default function ProjectListScreen() {
  const loaded = useLoaderData<Loaded>();
  const say = useWords(projectWords);
  const navigate = useNavigate();
  const { member } = useSession();
  const [isOpen, setOpen] = useState(false);
  const mayBudget = member?.permissions === null || member?.permissions.includes('project.budget') === true;
  const mayCreate = loaded.tab === 'projects' && loaded.reply.mayCreate === 1;
  return (
    <div className="flex min-w-0 flex-col gap-3 pb-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-20 font-semibold">{say.projects}</h1>
        {mayCreate ? (
          <Button variant="primary" onClick={() => setOpen(true)}>
            {say.create}
          </Button>
        ) : null}
      </div>
      <p className="text-13 text-secondary">{say.intro}</p>
      <Card flush>
        <LinkTabs
          label={say.tabs}
          current={loaded.tab}
          className="px-1"
          tabs={[
            { key: 'projects', text: say.projects, to: '?' },
            { key: 'risks', text: say.riskCenter, to: '?tab=risks' },
          ]}
        />
        {loaded.tab === 'risks' ? (
          <RiskList reply={loaded.reply} state={loaded.state} showsProject />
        ) : (
          <Projects {...loaded} mayCreate={mayCreate} onCreate={() => setOpen(true)} />
        )}
      </Card>
      {isOpen ? (
        <ProjectForm
          mayBudget={mayBudget}
          onClose={() => setOpen(false)}
          onDone={(projectId) => {
            setOpen(false);
            toast.show({ text: say.created });
            void navigate(`/member/project/detail?projectId=${projectId}`);
          }}
        />
      ) : null}
    </div>
  );
}

function Projects({
  state,
  keyword,
  reply: { list, counts, pagination },
  mayCreate,
  onCreate,
}: Extract<Loaded, { tab: 'projects' }> & { mayCreate: boolean; onCreate: () => void }) {
  const say = useWords(projectWords);
  const language = useLanguage();
  const { search } = useLocation();
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const isFiltered = state !== undefined || keyword !== '';
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3 p-4">
        <LinkTabs
          look="segment"
          label={say.states}
          current={state ?? 'all'}
          className="max-w-full overflow-x-auto scrollbar-none"
          tabs={[
            { key: 'all', text: say.all, to: withQuery(search, { state: undefined }), count: all },
            ...PROJECT_STATES.map((one) => ({
              key: one,
              text: projectStatus[one][language],
              to: withQuery(search, { state: one }),
              count: counts[one] ?? 0,
            })),
          ]}
        />
        <Form role="search" className="flex gap-2">
          {state ? <input type="hidden" name="state" value={state} /> : null}
          <Input
            key={keyword}
            name="keyword"
            type="search"
            aria-label={say.keyword}
            placeholder={say.keyword}
            maxLength={LONGEST_KEYWORD}
            defaultValue={keyword}
            className="w-44"
          />
          <Button type="submit">{say.search}</Button>
        </Form>
      </div>
      {list.length === 0 ? (
        <EmptyState
          title={isFiltered ? say.noneFound : say.none}
          text={isFiltered ? undefined : say.noneText}
          action={
            isFiltered ? (
              <Button to="?">{say.seeAll}</Button>
            ) : mayCreate ? (
              <Button variant="primary" onClick={onCreate}>
                {say.create}
              </Button>
            ) : undefined
          }
        />
      ) : (
        <Table label={say.projects} minWidth="760px">
          <thead>
            <tr>
              <Th>{say.projectName}</Th>
              <Th>{say.stage}</Th>
              <Th>{say.state}</Th>
              <Th num>{say.buildNum}</Th>
              <Th num>{say.cost}</Th>
              <Th>{say.risks}</Th>
              <Th>{say.updatedAt}</Th>
            </tr>
          </thead>
          <tbody>
            {list.map((one) => (
              <Row key={one.projectId} one={one} />
            ))}
          </tbody>
        </Table>
      )}
      {pagination.total > pagination.pageSize ? (
        <Pagination
          className="p-4"
          page={pagination.current}
          pageCount={Math.ceil(pagination.total / pagination.pageSize)}
          total={pagination.total}
          hrefOf={(page) => withQuery(search, { current: page })}
        />
      ) : null}
    </>
  );
}

function Row({ one }: { one: ProjectRow }) {
  const say = useWords(projectWords);
  const detail = `/member/project/detail?projectId=${one.projectId}`;
  return (
    <tr>
      <Td className="max-w-72">
        <Link to={detail} className="break-words text-brand hover:underline">
          {one.projectName}
        </Link>
        <span className="block text-12 text-hint">
          {[
            one.projectCode,
            one.isOwn === 1 ? '' : one.ownerName,
            one.bomVersion === null ? '' : `V${one.bomVersion}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </Td>
      <Td className="whitespace-nowrap">{one.stageName}</Td>
      <Td>
        <Tag dot tone={projectStatus[one.state].tone}>
          {one.stateName}
        </Tag>
      </Td>
      <Td num>{one.buildNum}</Td>
      <Td num>{one.cost === null ? '—' : showAmount(one.cost)}</Td>
      <Td>
        {one.openRisks > 0 ? (
          <Link to={`${detail}&tab=risks`} className="text-refused hover:underline">
            {say.openRisks(one.openRisks)}
          </Link>
        ) : (
          <span className="text-hint">{say.noRisk}</span>
        )}
      </Td>
      <Td className="whitespace-nowrap">{showMoment(one.updatedAt)}</Td>
    </tr>
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
