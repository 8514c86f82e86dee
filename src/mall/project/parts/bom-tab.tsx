// The versions of a project's bill of materials: which one counts, its lines, what differs between two.

import { useState } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { useAct } from '#kit/browser/use-act.ts';
import { withQuery } from '#kit/browser/with-query.ts';
import type { ReplyOf } from '#kit/http/endpoint.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { Button } from '#kit/ui/button.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { ListPages } from '#kit/ui/pagination.tsx';
import { Table, Td } from '#kit/ui/table.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { toast } from '#kit/ui/toast.ts';
import { useWords } from '#kit/words/use-words.ts';
import { type ProjectDetail, type ProjectLine, projectProtocol } from '../project.protocol.ts';
import { AddBomDialog } from './add-bom-dialog.tsx';
import { projectWords } from './project-words.ts';

export interface BomView {
  /** The version whose lines are shown. */
  bomVersion: number;
  lines: ReplyOf<typeof projectProtocol.bomLines>;
  /** Set where it is compared with the current one. */
  difference: ReplyOf<typeof projectProtocol.difference> | null;
}

export function BomTab({ project, view }: { project: ProjectDetail; view: BomView | null }) {
  const say = useWords(projectWords);
  const { revalidate } = useRevalidator();
  const { search } = useLocation();
  const [isAdding, setAdding] = useState(false);
  const back = useAct<number>({ rereads: true });
  const { busy: isBuying, run } = useAct();
  const navigate = useNavigate();
  const may = project.allowedActions;

  const buy = (bomVersion: number) =>
    run(async (requestId) => {
      const { bomId } = await call(projectProtocol.buyVersion, {
        projectId: project.projectId,
        bomVersion,
        requestId,
      });
      await navigate(`/quickOrder?bomId=${bomId}`);
    });
  const goBack = (bomVersion: number) =>
    back.run(() => call(projectProtocol.goBack, { projectId: project.projectId, bomVersion }), {
      done: say.wentBack(bomVersion),
      key: bomVersion,
    });

  const add = may.includes('addBom') ? (
    <Button variant={view ? 'outline' : 'primary'} onClick={() => setAdding(true)}>
      {say.addBom}
    </Button>
  ) : null;
  return (
    <div className="flex flex-col gap-4 p-4">
      {view === null ? (
        <EmptyState
          compact
          title={say.noBom}
          text={say.noBomText}
          action={
            <>
              {add}
              <Button to="/quickOrder">{say.toQuickOrder}</Button>
            </>
          }
        />
      ) : (
        <>
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h2 className="text-16 font-semibold">{say.versions}</h2>
            <span className="flex flex-wrap gap-2">
              {add}
              <Button variant="primary" busy={isBuying} onClick={() => void buy(view.bomVersion)}>
                {say.buy(view.bomVersion)}
              </Button>
            </span>
          </div>
          <Table label={say.versions} dense minWidth="640px">
            <tbody>
              {project.versions.map((one) => (
                <tr key={one.bomVersion}>
                  <Td className="whitespace-nowrap">
                    V{one.bomVersion} {one.isCurrent ? <Tag tone="moving">{say.current}</Tag> : null}
                  </Td>
                  <Td className="max-w-80 min-w-40 break-words">
                    {one.bomName}
                    {one.note ? <span className="block text-12 text-hint">{one.note}</span> : null}
                  </Td>
                  <Td num>{say.lineCount(one.lineCount)}</Td>
                  <Td className="whitespace-nowrap text-13 text-secondary">
                    {one.memberName} · {showMoment(one.createdAt)}
                  </Td>
                  <Td>
                    <span className="flex flex-wrap justify-end gap-2">
                      <Button size="sm" to={withQuery(search, { v: one.bomVersion, compare: undefined })}>
                        {say.lookAt}
                      </Button>
                      {one.isCurrent ? null : (
                        <Button size="sm" to={withQuery(search, { v: one.bomVersion, compare: 1 })}>
                          {say.compare}
                        </Button>
                      )}
                      {!one.isCurrent && may.includes('goBack') ? (
                        <Button
                          size="sm"
                          busy={back.doing === one.bomVersion}
                          onClick={() => void goBack(one.bomVersion)}
                        >
                          {say.goBack}
                        </Button>
                      ) : null}
                    </span>
                  </Td>
                </tr>
              ))}
            </tbody>
          </Table>
          {view.difference && project.bomVersion !== null ? (
            <Difference from={view.bomVersion} to={project.bomVersion} found={view.difference} />
          ) : (
            <Lines view={view} />
          )}
        </>
      )}
      {isAdding ? (
        <AddBomDialog
          projectId={project.projectId}
          onClose={() => setAdding(false)}
          onAdded={(bomVersion) => {
            setAdding(false);
            toast.show({ text: say.added(bomVersion) });
            void revalidate();
          }}
        />
      ) : null}
    </div>
  );
}

function Lines({ view: { bomVersion, lines } }: { view: BomView }) {
  const say = useWords(projectWords);
  return (
    <div>
      <h2 className="mb-2 text-16 font-semibold">{say.showsVersion(bomVersion)}</h2>
      <Table
        label={say.showsVersion(bomVersion)}
        dense
        minWidth="640px"
        head={[{ num: '#' }, say.partNo, say.brand, { num: say.qtyPerBoard }, say.designators, say.note]}
      >
        {lines.list.map((line) => (
          <LineRow key={line.lineNo} line={line} lead={<Td num>{line.lineNo}</Td>} />
        ))}
      </Table>
      <ListPages className="py-3" pagination={lines.pagination} />
    </div>
  );
}

function LineRow({ line, lead }: { line: ProjectLine; lead: React.ReactNode }) {
  const say = useWords(projectWords);
  return (
    <tr>
      {lead}
      <Td className="num break-all">
        {line.partNo}
        {line.partId === null ? <span className="ml-2 text-12 text-waiting">{say.unmatched}</span> : null}
        {line.matCode ? <span className="block text-12 text-hint">{line.matCode}</span> : null}
      </Td>
      <Td>{line.brandName}</Td>
      <Td num>{line.qty}</Td>
      <Td className="max-w-56 break-words">{line.designators}</Td>
      <Td className="max-w-48 break-words text-secondary">{line.note}</Td>
    </tr>
  );
}

function Difference({
  from,
  to,
  found: { added, removed, changed },
}: {
  from: number;
  to: number;
  found: NonNullable<BomView['difference']>;
}) {
  const say = useWords(projectWords);
  const rows = [
    ...changed.flatMap((one) => [
      { tone: 'waiting' as const, text: `${say.changedLine} −`, line: one.from },
      { tone: 'waiting' as const, text: `${say.changedLine} +`, line: one.to },
    ]),
    ...removed.map((line) => ({ tone: 'refused' as const, text: say.removedLine, line })),
    ...added.map((line) => ({ tone: 'done' as const, text: say.addedLine, line })),
  ];
  return (
    <div>
      <h2 className="mb-2 text-16 font-semibold">{say.differs(from, to)}</h2>
      {rows.length === 0 ? (
        <p className="text-13 text-secondary">{say.same}</p>
      ) : (
        <Table
          label={say.differs(from, to)}
          dense
          minWidth="640px"
          head={['', say.partNo, say.brand, { num: say.qtyPerBoard }, say.designators, say.note]}
        >
          {rows.map(({ tone, text, line }) => (
            <LineRow
              key={`${text} ${line.lineNo}`}
              line={line}
              lead={
                <Td className="whitespace-nowrap">
                  <Tag tone={tone}>{text}</Tag>
                </Td>
              }
            />
          ))}
        </Table>
      )}
    </div>
  );
}
