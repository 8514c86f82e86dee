// Each night: the cost of the day, and a look for risks.
import type { Work } from '#kit/db/work.ts';
import { Refusal } from '#kit/http/refusal.ts';
import { setTimers, type TimerHandler } from '#kit/jobs/timer.ts';
import { costOf, keepCost } from './project-cost.ts';
import { NIGHTLY, projectLife, tonight } from './project-life.ts';
import { type WatchedProject, watchRisks } from './watch-risks.ts';

/** The project as the watch needs it; undefined when it rests. */
export async function findActiveProject(work: Work, projectId: number): Promise<WatchedProject | undefined> {
  const [row] = await work.query<WatchedProject>(
    `SELECT project_id AS "projectId", bom_version AS "bomVersion", build_num AS "buildNum", member_id AS "memberId",
            project_name AS "projectName", state
     FROM project WHERE project_id = $1 AND state = 'ACTIVE'`,
    [projectId],
  );
  return row;
}

/** Risks first: they compare with the cost that was kept before. The cost is thought about with no transaction open. */
const nightly: TimerHandler = {
  docType: projectLife.docType,
  event: NIGHTLY,
  async fire(work, docSn) {
    const watched = await findActiveProject(work, Number(docSn));
    if (!watched) return;
    await setTimers(work, projectLife.docType, docSn, [tonight(work.now, watched.projectId)]);
    await watchRisks(work, watched);
  },
  /** Nothing to buy, or too busy: another night. */
  async afterwards(workshop, docSn) {
    const watched = await workshop.reading('zh', (work) => findActiveProject(work, Number(docSn)));
    if (!watched) return;
    try {
      const cost = await workshop.reading('zh', (work) => costOf(work, watched, watched.buildNum));
      await workshop.inTransaction('zh', (work) => keepCost(work, cost));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  },
};

export const projectTimers: readonly TimerHandler[] = [nightly];
