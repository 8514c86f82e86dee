// One project: its facts and state, the versions of its BOM, cost, risks, documents, members, and what happened.
import { ArrowLeft } from 'lucide-react';
import { type ClientLoaderFunctionArgs, Link, useLoaderData, useLocation } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { readConsoleQuery } from '#kit/browser/console-query.ts';
import { withQuery } from '#kit/browser/with-query.ts';
import { ActionButtons, type DetailAction, type DetailActions } from '#kit/detail/detail-actions.tsx';
import type { ReplyOf } from '#kit/http/endpoint.ts';
import { showAmount } from '#kit/money/price-format.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { Descriptions } from '#kit/ui/descriptions.tsx';
import { LinkTabs } from '#kit/ui/link-tabs.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { Timeline } from '#kit/ui/timeline.tsx';
import { waitingPage } from '#kit/ui/waiting-page.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { useMay } from '#mall/login/parts/use-may.ts';
import { BomTab, type BomView } from '#mall/project/parts/bom-tab.tsx';
import { CostTab } from '#mall/project/parts/cost-tab.tsx';
import { DocumentsTab, MembersTab } from '#mall/project/parts/documents-tab.tsx';
import { ProjectForm } from '#mall/project/parts/project-form.tsx';
import { projectWords } from '#mall/project/parts/project-words.ts';
import { RiskList } from '#mall/project/parts/risk-list.tsx';
import { type ProjectDetail, projectProtocol } from '#mall/project/project.protocol.ts';
import { projectStatus } from '#mall/project/project-status.ts';
import { titled } from '../../storefront/seo.ts';
import { memberFailed } from '../member-failed.tsx';
import { readRiskState } from './risk-query.ts';

export const meta = titled(projectWords.project);

const TABS = ['bom', 'cost', 'risks', 'documents', 'members', 'history'] as const;
type Tab = (typeof TABS)[number];

type Content =
  | { tab: 'bom'; view: BomView | null }
  | { tab: 'cost'; costs: ReplyOf<typeof projectProtocol.costs>['list'] }
  | { tab: 'risks'; risks: ReplyOf<typeof projectProtocol.risks>; state: ReturnType<typeof readRiskState> }
  | { tab: 'documents' | 'members' | 'history' };

interface Loaded {
  project: ProjectDetail;
  content: Content;
}

export async function clientLoader({ request }: ClientLoaderFunctionArgs): Promise<Loaded> {
  const { asked, current } = readConsoleQuery(request);
  const projectId = asked.get('projectId') || '0';
  const tab: Tab = TABS.find((one) => one === asked.get('tab')) ?? 'bom';
  const project = await call(projectProtocol.detail, { projectId });
  return { project, content: await contentOf(project, tab, asked, current) };
}

async function contentOf(
  { projectId, bomVersion, versions, seesPrices }: ProjectDetail,
  tab: Tab,
  asked: URLSearchParams,
  current: number,
): Promise<Content> {
  if (tab === 'cost' && seesPrices)
    return { tab, costs: (await call(projectProtocol.costs, { projectId })).list };
  if (tab === 'risks') {
    const state = readRiskState(asked);
    return { tab, state, risks: await call(projectProtocol.risks, { projectId, state, current }) };
  }
  if (tab !== 'bom' && tab !== 'cost') return { tab };
  if (bomVersion === null) return { tab: 'bom', view: null };
  const wanted = Number(asked.get('v'));
  const shown = versions.some((one) => one.bomVersion === wanted) ? wanted : bomVersion;
  const isCompared = asked.has('compare') && shown !== bomVersion;
  const lines = await call(projectProtocol.bomLines, { projectId, bomVersion: shown, current });
  const difference = isCompared
    ? await call(projectProtocol.difference, { projectId, from: shown, to: bomVersion })
    : null;
  return { tab: 'bom', view: { bomVersion: shown, lines, difference } };
}

export default function ProjectDetailScreen() {
  const { project, content } = useLoaderData<Loaded>();
  const say = useWords(projectWords);
  const { search } = useLocation();
  const may = useMay();
  const names: Record<Tab, string> = {
    bom: say.bom,
    cost: say.tabCost,
    risks: say.risks,
    documents: say.tabDocuments,
    members: say.tabMembers,
    history: say.tabHistory,
  };
  const counts: Partial<Record<Tab, number>> = {
    bom: project.versions.length,
    risks: project.openRisks,
    documents: project.links.length,
    members: project.members.length,
  };
  const forget = { v: undefined, compare: undefined, risk: undefined };
  return (
    <div className="flex min-w-0 flex-col gap-3 pb-4">
      <Link
        to="/member/project/list"
        className="inline-flex items-center gap-1 self-start text-13 text-secondary hover:text-brand"
      >
        <ArrowLeft size={14} aria-hidden="true" />
        {say.back}
      </Link>
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="min-w-0 break-words text-20 font-semibold">{project.projectName}</h1>
        <Tag dot tone={projectStatus[project.state].tone}>
          {project.stateName}
        </Tag>
        <Actions key={project.version} project={project} />
        {project.bomVersion === null || !may('rfq.create') ? null : (
          <Button to={`/inquiry/index?from=project&projectId=${project.projectId}`}>{say.inquire}</Button>
        )}
      </div>
      <Card>
        <Facts project={project} />
      </Card>
      <Card flush>
        <LinkTabs
          label={say.tabs}
          current={content.tab}
          className="px-1"
          tabs={TABS.filter((key) => key !== 'cost' || project.seesPrices).map((key) => ({
            key,
            text: names[key],
            to: withQuery(search, { ...forget, tab: key === 'bom' ? undefined : key }),
            count: counts[key],
          }))}
        />
        {content.tab === 'bom' ? <BomTab project={project} view={content.view} /> : null}
        {content.tab === 'cost' ? <CostTab project={project} costs={content.costs} /> : null}
        {content.tab === 'risks' ? <RiskList reply={content.risks} state={content.state} /> : null}
        {content.tab === 'documents' ? <DocumentsTab project={project} /> : null}
        {content.tab === 'members' ? <MembersTab project={project} /> : null}
        {content.tab === 'history' ? (
          <Timeline
            className="p-4"
            entries={project.log.toReversed().map((one) => ({
              key: one.logId,
              title: one.title,
              text: one.text || undefined,
              actor: one.actorName,
              time: showMoment(one.createdAt),
            }))}
          />
        ) : null}
      </Card>
    </div>
  );
}

function Facts({ project }: { project: ProjectDetail }) {
  const say = useWords(projectWords);
  const facts: [string, string | number][] = [
    [say.projectCode, project.projectCode || '—'],
    [say.stage, project.stageName],
    [say.owner, project.ownerName],
    [say.buildNum, project.buildNum],
    [say.startOn, project.startOn || '—'],
    [say.endOn, project.endOn || '—'],
    [say.budgetTotal, project.budget === null ? '—' : showAmount(project.budget)],
    [say.cost, project.cost === null ? '—' : showAmount(project.cost)],
  ];
  return (
    <>
      <Descriptions items={facts.map(([label, text]) => ({ label, value: text }))} />
      {project.note ? (
        <p className="mt-2 text-13 break-words whitespace-pre-line text-secondary">{project.note}</p>
      ) : null}
    </>
  );
}

function Actions({ project }: { project: ProjectDetail }) {
  const say = useWords(projectWords);
  const { projectId, version, allowedActions } = project;
  const move = (action: 'pause' | 'resume' | 'archive' | 'restore', more: Partial<DetailAction>) => ({
    label: say[action],
    title: say.sure(say[action]),
    done: say.moved,
    run: () => call(projectProtocol.move, { projectId, version, action }),
    ...more,
  });
  const actions: DetailActions = {
    change: {
      label: say.change,
      ask: 'window',
      tone: 'outline',
      done: say.saved,
      window: ({ close, through }) => (
        <ProjectForm
          project={project}
          mayBudget={project.mayBudget === 1}
          onClose={close}
          onDone={() => through()}
        />
      ),
    },
    resume: move('resume', { ask: 'now', tone: 'primary' }),
    restore: move('restore', { ask: 'now', tone: 'primary' }),
    pause: move('pause', { ask: 'sure', tone: 'outline', text: say.pauseText }),
    archive: move('archive', { ask: 'sure', tone: 'outline', text: say.archiveText }),
  };
  return (
    <div className="ml-auto flex flex-wrap gap-2">
      {allowedActions.length === 0 ? <span className="text-13 text-hint">{say.readOnly}</span> : null}
      <ActionButtons size="sm" actions={actions} allowed={allowedActions} />
    </div>
  );
}

export const HydrateFallback = waitingPage('h-8 w-56', 4, 8);

export const ErrorBoundary = memberFailed('/member/project/list', projectWords.back);
