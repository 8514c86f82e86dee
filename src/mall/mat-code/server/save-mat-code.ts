// Somebody writes a code down, or changes what is written.
import { only } from '#kit/db/only.ts';
import type { Work } from '#kit/db/work.ts';
import { formStale } from '#kit/form/stale.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { findProducts } from '#mall/goods/server/goods.ts';
import type { Employee } from '#mall/member/actor.ts';
import { findStores } from '#mall/store/server/store.ts';
import type { MatCodeReply, matCodeProtocol } from '../mat-code.protocol.ts';
import type { MatCodeFields } from '../mat-code-fields.ts';
import { requireMatCodes } from './find-mat-codes.ts';
import { findPartNames } from './find-part-names.ts';
import { matCodeErrors } from './mat-code.errors.ts';
import { matCodeReplies } from './mat-code-view.ts';
import { asEmployee, changeMatCodes, insertMatCodes } from './write-mat-codes.ts';

type Acts = Actions<typeof matCodeProtocol>;

/** @throws matCodeErrors.taken, tooMany, and those of what is named in it */
export const addMatCode: Acts['add'] = async (work, actor, { requestId: _, ...input }) => {
  const fields = await checkedFields(work, input);
  const made = only(await insertMatCodes(work, actor.enterpriseId, 'manual', [fields], asEmployee(actor)));
  return replyOf(work, actor, made.matCodeId);
};

/** @throws matCodeErrors.notFound, changedMeanwhile, taken, formStale with the code, and those of what is named in it */
export const editMatCode: Acts['edit'] = async (work, actor, { matCodeId, version, ...input }) => {
  const row = only(await requireMatCodes(work, actor.enterpriseId, [matCodeId]));
  if (row.version !== version) throw formStale(await replyOf(work, actor, matCodeId));
  const fields = await checkedFields(work, input);
  await changeMatCodes(work, [{ row, set: fields }], asEmployee(actor));
  return replyOf(work, actor, matCodeId);
};

async function replyOf(work: Work, actor: Employee, matCodeId: number): Promise<MatCodeReply> {
  return only(
    await matCodeReplies(work, actor, await requireMatCodes(work, actor.enterpriseId, [matCodeId])),
  );
}

/** What is named exists and belongs together; number and brand are the part's own where there is one. */
async function checkedFields(work: Work, input: MatCodeFields): Promise<MatCodeFields> {
  const { partId, productId, alternatePartIds } = input;
  const names = await findPartNames(work, [...(partId === null ? [] : [partId]), ...alternatePartIds]);
  const part = partId === null ? undefined : names.get(partId);
  if (partId !== null && !part) throw matCodeErrors.partUnknown({ name: 'partId' });
  if (alternatePartIds.some((one) => !names.has(one))) {
    throw matCodeErrors.alternateUnknown({ name: 'alternatePartIds' });
  }
  if (partId !== null && alternatePartIds.includes(partId)) {
    throw matCodeErrors.alternateIsPart({ name: 'alternatePartIds' });
  }
  let { storeId } = input;
  if (productId !== null) {
    const product = (await findProducts(work, [productId])).get(productId);
    if (!product || product.partId !== partId) throw matCodeErrors.offerUnknown({ name: 'productId' });
    storeId = product.storeId;
  } else if (storeId !== null && !(await findStores(work, [storeId])).has(storeId)) {
    throw matCodeErrors.offerUnknown({ name: 'productId' });
  }
  return {
    ...input,
    storeId,
    alternatePartIds: [...new Set(alternatePartIds)],
    ...(part ? { partNo: part.partNo, brand: part.brand } : {}),
  };
}
