// Makes lines of goods out of what a member already has: his cart, a bill of materials, what he buys often, a project, or what a page names.

import type { Work } from '#kit/db/work.ts';
import { findBom } from '#mall/bom/server/bom.ts';
import { checkedLines } from '#mall/cart/server/cart.ts';
import { findProducts } from '#mall/goods/server/goods.ts';
import type { Member } from '#mall/member/actor.ts';
import { findParts } from '#mall/part/server/part.ts';
import { findNeeds } from '#mall/project/server/project.ts';
import { suggestedNumbers } from '#mall/regular/server/regular.ts';
import type { Source } from '../../inquiry-draft.protocol.ts';
import { GoodsWish } from '../../inquiry-lines.ts';
import { inquiryErrors } from '../inquiry.errors.ts';

/** A line before it has a number. */
interface SourceLine {
  qty: number;
  unit: string;
  partId: number | null;
  wish: GoodsWish;
}

export interface FoundSource {
  lines: SourceLine[];
  /** Of a project: the inquiry belongs to it. */
  projectId: number | null;
  /** What the inquiry may be called; '' where the source has no name. */
  title: string;
}

type Raw = Partial<Pick<GoodsWish, 'partNo' | 'brandName' | 'matCode' | 'description' | 'packageName'>> & {
  qty: number;
  unit?: string;
  partId: number | null;
};

const cut = (text: string, most: number) => text.trim().slice(0, most);

/** @throws inquiryErrors.bomUnknown, unknownGoods, nothingToAsk; those of the project room */
export async function findSource(work: Work, member: Member, source: Source): Promise<FoundSource> {
  const { raw, projectId = null, title = '' } = await read(work, member, source);
  if (raw.length === 0 && source.from !== 'nothing') throw inquiryErrors.nothingToAsk();
  return { lines: await named(work, raw), projectId, title };
}

interface Read {
  raw: Raw[];
  projectId?: number;
  title?: string;
}

async function read(work: Work, member: Member, source: Source): Promise<Read> {
  switch (source.from) {
    case 'nothing':
      return { raw: [] };
    case 'cart':
      return { raw: await ofCart(work, member) };
    case 'bom':
      return ofBom(work, member, source.bomId, source.lineIds);
    case 'regular': {
      const numbers = await suggestedNumbers(work, member, source.partIds);
      return { raw: [...numbers].map(([partId, qty]) => ({ partId, qty })) };
    }
    case 'project': {
      const { project, needs } = await findNeeds(work, member, source.projectId, source.buildNum);
      return {
        raw: needs.map(({ need, value, ...line }) => ({ ...line, qty: need, description: value })),
        projectId: project.projectId,
        title: project.projectName,
      };
    }
    case 'lines':
      return { raw: await ofGiven(work, source.lines) };
  }
}

async function ofCart(work: Work, member: Member): Promise<Raw[]> {
  const checked = await checkedLines(work, member);
  const productIds = checked.map(({ productId }) => productId);
  const products = await findProducts(work, productIds);
  return checked.flatMap(({ productId, buyNum }) => {
    const product = products.get(productId);
    return product ? [{ partId: product.partId, qty: buyNum }] : [];
  });
}

async function ofBom(work: Work, member: Member, bomId: number, lineIds?: readonly number[]): Promise<Read> {
  const bom = await findBom(work, member, bomId);
  if (!bom) throw inquiryErrors.bomUnknown();
  const wanted = lineIds && new Set(lineIds);
  const lines = bom.lines.filter((line) => line.need > 0 && (!wanted || wanted.has(line.lineId)));
  return {
    raw: lines.map((line) => ({
      qty: line.need,
      partId: line.isSure ? line.partId : null,
      partNo: line.partNo,
      brandName: line.brandName,
      matCode: line.matCode,
      packageName: line.packageName,
      description: [line.value, line.description, line.note].filter(Boolean).join(' '),
    })),
    title: bom.bomName,
  };
}

async function ofGiven(work: Work, given: Extract<Source, { from: 'lines' }>['lines']): Promise<Raw[]> {
  const products = await findProducts(
    work,
    given.flatMap(({ productId }) => productId ?? []),
  );
  return given.map(({ productId, partId, ...line }) => {
    if (productId === undefined) return { ...line, partId: partId ?? null };
    const product = products.get(productId);
    if (!product) throw inquiryErrors.unknownGoods();
    return { ...line, partId: product.partId };
  });
}

/** What is known of a part stands in for what the source left out. @throws inquiryErrors.unknownGoods */
async function named(work: Work, raw: readonly Raw[]): Promise<SourceLine[]> {
  const parts = await findParts(
    work,
    raw.flatMap(({ partId }) => partId ?? []),
  );
  return raw.map((line) => {
    const part = line.partId === null ? undefined : parts.get(line.partId);
    if (line.partId !== null && !part) throw inquiryErrors.unknownGoods();
    return {
      qty: line.qty,
      unit: line.unit || '个',
      partId: line.partId,
      wish: GoodsWish.parse({
        partNo: cut(part?.partNo ?? line.partNo ?? '', 80),
        brandName: cut(part?.brandName ?? line.brandName ?? '', 60),
        matCode: cut(line.matCode ?? '', 60),
        description: cut(line.description ?? '', 300),
        packageName: cut(part?.packageName ?? line.packageName ?? '', 60),
      }),
    };
  });
}
