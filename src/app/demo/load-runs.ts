// Runs the selections of the demo's designers and keeps them.
import { demoRuns } from '#demo/runs.ts';
import type { Work } from '#kit/db/work.ts';
import { optimiseProtocol } from '#mall/optimise/optimise.protocol.ts';
import { runSelection } from '#mall/optimise/server/make-run.ts';
import { saveRun } from '#mall/optimise/server/show-runs.ts';
import { showStart } from '#mall/optimise/server/show-start.ts';
import { demoActor } from './demo-actor.ts';

/** Members, goods and the search index are there already. @returns how many. @throws Error naming a part that nobody sells */
export async function loadRuns(work: Work): Promise<number> {
  for (const { memberName, name, brand, partNo, quantity, soft, weights } of demoRuns) {
    const designer = await demoActor(work, memberName);
    const [product] = await work.query<{ productId: number }>(
      `SELECT product_id AS "productId" FROM product JOIN goods USING (goods_id) JOIN part USING (part_id)
       JOIN brand USING (brand_id) WHERE name = $1 AND part_no = $2 ORDER BY product_id LIMIT 1`,
      [brand, partNo],
    );
    if (!product) throw new Error(`not sold in the demo mall: ${brand} ${partNo}`);
    const { productId } = product;
    const { categoryId, attributes } = await showStart(work, designer, { productId });
    const asked = {
      categoryId,
      productId,
      quantity,
      weights,
      requirements: attributes
        .filter(({ target }) => target !== '')
        .map(({ key, comparison, target, mode }) => ({
          key,
          comparison,
          target,
          mode: mode === 'hard' && !soft.includes(key) ? ('hard' as const) : ('soft' as const),
        })),
    };
    const { runId } = await runSelection(work, designer, optimiseProtocol.run.input.parse(asked));
    await saveRun(work, designer, { runId, name });
  }
  return demoRuns.length;
}
