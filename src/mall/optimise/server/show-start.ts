// What a selection may begin with: a product whose attributes fill the form, or an empty category.
import type { Actions } from '#kit/http/server/serve.ts';
import { findProducts } from '#mall/goods/server/goods.ts';
import { listCodedPartIds } from '#mall/mat-code/server/mat-code.ts';
import { brandIn } from '#mall/part/brand-name.ts';
import { findKnownParts } from '#mall/replacement/server/replacement.ts';
import type { optimiseProtocol } from '../optimise.protocol.ts';
import { DEFAULT_WEIGHTS } from '../optimise-score.ts';
import { findAttributes, findCategory, paramsOf } from './find-attributes.ts';
import { optimiseErrors } from './optimise.errors.ts';
import { requireActiveDesigner } from './require-active-designer.ts';

type Acts = Actions<typeof optimiseProtocol>;

/** @throws optimiseErrors.suspended, noStart, noProduct, noCategory, notALeaf */
export const showStart: Acts['start'] = async (work, actor, { productId, categoryId }) => {
  await requireActiveDesigner(work, actor);
  const { language } = work;
  const product =
    productId === undefined ? undefined : (await findProducts(work, [productId])).get(productId);
  if (productId !== undefined && !product) throw optimiseErrors.noProduct();
  const part = product ? (await findKnownParts(work, [product.partId])).get(product.partId) : undefined;
  const wanted = part?.categoryId ?? categoryId;
  if (wanted === undefined) throw optimiseErrors.noStart();
  const category = await findCategory(work, wanted);
  if (!category) throw optimiseErrors.noCategory();
  if (!category.isLeaf) throw optimiseErrors.notALeaf();
  const attributes = await findAttributes(work, category, part);
  const own = new Map(part ? paramsOf(part).map((param) => [param.key, param]) : []);
  const textOf = (param: { text: string; textEn?: string } | undefined) =>
    param ? (language === 'en' ? (param.textEn ?? param.text) : param.text) : '';
  return {
    categoryId: category.categoryId,
    categoryName: category.name[language],
    part: part
      ? {
          partId: part.partId,
          partNo: part.partNo,
          brandName: brandIn(language, part.brandName),
          packageName: part.packageName,
        }
      : null,
    attributes: attributes.map(({ key, name, unit, comparison, isFirm, examples }) => ({
      key,
      name: name[language],
      unit,
      comparison,
      mode: own.has(key) ? (isFirm ? ('hard' as const) : ('soft' as const)) : ('ignore' as const),
      target: textOf(own.get(key)),
      examples: [...new Set(examples.map(textOf))],
    })),
    weights: { ...DEFAULT_WEIGHTS },
    hasMatCodes: actor.enterpriseId !== null && (await listCodedPartIds(work, actor.enterpriseId)).length > 0,
  };
};
