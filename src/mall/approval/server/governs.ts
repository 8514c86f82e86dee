// Whether an enterprise has anything to say about an order before it is placed: asked with every order of an enterprise, so in one statement.
import { only } from '#kit/db/only.ts';
import type { Work } from '#kit/db/work.ts';

const GOVERNS = `
  SELECT EXISTS (SELECT FROM approval_rule WHERE enterprise_id = $1 AND doc_type = 'order' AND is_on) AS "hasRules",
         EXISTS (SELECT FROM budget WHERE enterprise_id = $1 AND is_open) AS "hasBudgets"`;

/** Rules for orders that are on, and budgets that are open. Changes nothing. */
export async function governs(
  work: Work,
  enterpriseId: number,
): Promise<{ hasRules: boolean; hasBudgets: boolean }> {
  return only(
    await work.query<{ hasRules: boolean; hasBudgets: boolean }>(GOVERNS, [enterpriseId], 'approval-governs'),
  );
}
