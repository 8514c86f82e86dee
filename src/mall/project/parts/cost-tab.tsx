// What a project costs: at this moment for any number of boards, and day by day.

import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { useAct } from '#kit/browser/use-act.ts';
import type { ReplyOf } from '#kit/http/endpoint.ts';
import { cents, centsToWire, parseCents } from '#kit/money/money.ts';
import { showAmount } from '#kit/money/price-format.ts';
import { Button } from '#kit/ui/button.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { Field } from '#kit/ui/field.tsx';
import { FormError } from '#kit/ui/form-error.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Table, Td } from '#kit/ui/table.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { type ProjectCost, type ProjectDetail, projectProtocol } from '../project.protocol.ts';
import { CostChart } from './cost-chart.tsx';
import { projectWords } from './project-words.ts';

export function CostTab({ project, costs }: { project: ProjectDetail; costs: readonly ProjectCost[] }) {
  const say = useWords(projectWords);
  const { revalidate } = useRevalidator();
  const [boards, setBoards] = useState(String(project.buildNum));
  const [found, setFound] = useState<ReplyOf<typeof projectProtocol.computeCost>>();
  const [wrong, setWrong] = useState('');
  const { busy, error, run } = useAct({ says: 'here' });

  async function compute(event: FormEvent) {
    event.preventDefault();
    const buildNum = Number(boards);
    if (!(Number.isSafeInteger(buildNum) && buildNum >= 1 && buildNum <= 1_000_000)) {
      return setWrong(say.buildNumWrong);
    }
    const isDone = await run(async () => {
      const cost = await call(projectProtocol.computeCost, { projectId: project.projectId, buildNum });
      setFound(cost);
      if (cost.isKept) await revalidate();
    });
    if (!isDone) setFound(undefined);
  }

  const newestFirst = costs.toReversed();
  const latest = newestFirst[0];
  const over = latest && overBudget(project.budget, latest.total);
  return (
    <div className="flex flex-col gap-4 p-4">
      <p className="text-13 text-secondary">{say.costIntro}</p>
      <form onSubmit={(event) => void compute(event)} className="flex flex-wrap items-end gap-3" noValidate>
        <Field label={say.boards} error={wrong || null} className="w-40">
          <Input
            name="buildNum"
            inputMode="numeric"
            maxLength={7}
            value={boards}
            onChange={(event) => {
              setBoards(event.target.value);
              setWrong('');
            }}
          />
        </Field>
        <Button type="submit" variant="primary" busy={busy} disabled={project.bomVersion === null}>
          {say.costNow}
        </Button>
      </form>
      <FormError>{error}</FormError>
      {found ? (
        <div role="status" className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14">
          <strong className="num">
            {say.costOf(found.buildNum, showAmount(found.total), showAmount(found.perBoard))}
          </strong>
          {found.isOptimal ? <Tag tone="done">{say.proven}</Tag> : null}
          <span className="text-13 text-hint">{found.isKept ? say.costKept : say.costTold}</span>
          {found.unserved > 0 ? (
            <span className="text-13 text-refused">{say.costIncomplete(found.unserved)}</span>
          ) : null}
        </div>
      ) : null}
      {over ? <p className="text-13 text-refused">{say.budgetOver(showAmount(over))}</p> : null}
      {costs.length === 0 ? (
        <EmptyState
          compact
          title={say.costNone}
          text={project.bomVersion === null ? say.noBomText : say.costNoneText}
        />
      ) : (
        <>
          <CostChart costs={costs} />
          <Table
            label={say.chart}
            dense
            minWidth="560px"
            head={[
              say.day,
              { num: say.total },
              { num: say.freight },
              { num: say.perBoard },
              { num: say.boards },
              say.version,
            ]}
          >
            {newestFirst.slice(0, 60).map((cost) => (
              <tr key={cost.day}>
                <Td className="num">{cost.day}</Td>
                <Td num>
                  {showAmount(cost.total)}
                  {cost.unserved > 0 ? (
                    <span className="block text-12 text-refused">{say.costIncomplete(cost.unserved)}</span>
                  ) : null}
                </Td>
                <Td num>{showAmount(cost.freight)}</Td>
                <Td num>{showAmount(cost.perBoard)}</Td>
                <Td num>{cost.buildNum}</Td>
                <Td>V{cost.bomVersion}</Td>
              </tr>
            ))}
          </Table>
        </>
      )}
    </div>
  );
}

/** By how much the cost is above the budget; undefined when it is not. */
function overBudget(budget: string | null, total: string): string | undefined {
  const most = budget === null ? undefined : parseCents(budget);
  const is = parseCents(total);
  return most !== undefined && is !== undefined && is > most ? centsToWire(cents(is - most)) : undefined;
}
