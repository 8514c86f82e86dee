// The risks of all of a member's projects.
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { readConsoleQuery } from '#kit/browser/console-query.ts';
import { Card } from '#kit/ui/card.tsx';
import { SkeletonText } from '#kit/ui/skeleton.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { projectWords } from '#mall/project/parts/project-words.ts';
import { RiskList } from '#mall/project/parts/risk-list.tsx';
import { projectProtocol } from '#mall/project/project.protocol.ts';
import { hiddenMeta, type MetaArgs, siteOf } from '../../storefront/seo.ts';
import { ProjectTabs } from './project-tabs.tsx';
import { readRiskState } from './risk-query.ts';

export const meta = (args: MetaArgs) =>
  hiddenMeta(args, projectWords.riskCenter[siteOf(args.matches).language]);

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { asked, current } = readConsoleQuery(request);
  const state = readRiskState(asked);
  const reply = await call(projectProtocol.risks, { state, current });
  return { state, reply };
}

export default function ProjectRisksScreen() {
  const say = useWords(projectWords);
  return (
    <div className="min-w-0 pb-4">
      <h1 className="mb-3 text-20 font-semibold">{say.riskCenter}</h1>
      <ProjectTabs />
      <Card flush>
        <RiskList {...useLoaderData<typeof clientLoader>()} showsProject />
      </Card>
    </div>
  );
}

export const HydrateFallback = () => <SkeletonText lines={8} />;

export { ErrorBoundary } from '../member-failed.tsx';
