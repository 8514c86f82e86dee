// What a verification of a pair would be: its items by the rules of the category, its price, the samples that it could be done on (domain-lab 2.10).
import type { Work } from '#kit/db/work.ts';
import { type Cents, cents, parseCents, sum } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import {
  findLaboratory,
  measurableItems,
  type VerificationOnSale,
  verificationOnSale,
} from '#mall/ability/server/ability.ts';
import { shareByWeight } from '#mall/ability/share-by-weight.ts';
import type { Member } from '#mall/member/actor.ts';
import { brandIn } from '#mall/part/brand-name.ts';
import { categoryRules } from '#mall/replacement/attribute-rules.ts';
import {
  compareTwo,
  findKnownParts,
  findParameterNames,
  findReplacements,
  type KnownPart,
} from '#mall/replacement/server/replacement.ts';
import { type EntrustForm, type FormItem, newSpecimen } from '#mall/testing/entrust-form.ts';
import { amountOf, type FormVersion, formToBuy, priceVersion } from '#mall/testing/server/testing.ts';
import { limitOf, type ProposedItem, proposeItems, type VerifiedParameter } from '../propose-items.ts';
import { labEvidenceErrors } from './lab-evidence.errors.ts';

/** As fields of a form take them. */
const LONGEST = { limits: 300, conditions: 500 };

export interface VerificationPlan {
  of: KnownPart;
  by: KnownPart;
  onSale: VerificationOnSale;
  lab: NonNullable<Awaited<ReturnType<typeof findLaboratory>>>;
  items: ProposedItem[];
  left: VerifiedParameter[];
  /** All items by their own prices, and what is paid. */
  alone: Cents;
  amount: Cents;
  version: FormVersion;
}

/** A published pair, or what the rules call a replacement. @throws labEvidenceErrors.noPair */
async function requirePair(work: Work, ofPartId: number, byPartId: number): Promise<[KnownPart, KnownPart]> {
  const parts = await findKnownParts(work, [ofPartId, byPartId]);
  const [of, by] = [parts.get(ofPartId), parts.get(byPartId)];
  if (!of || !by || of.partId === by.partId) throw labEvidenceErrors.noPair();
  const published = await findReplacements(work, [ofPartId], { publishedOnly: true, most: 1_000 });
  const isPublished = published.get(ofPartId)?.some(({ partId }) => partId === byPartId);
  const names = await findParameterNames(work);
  if (!isPublished && compareTwo(of, by, null, names).grade === undefined) throw labEvidenceErrors.noPair();
  return [of, by];
}

/** What the original part says and a rule asks to be equal, at least or at most as much. */
export function verifiedParameters(
  of: Pick<KnownPart, 'categoryCode' | 'params'>,
  names: ReadonlyMap<string, { zh: string; en: string }>,
): VerifiedParameter[] {
  const rules = categoryRules(of.categoryCode);
  const says = (key: string) => of.params.find((param) => rules.nameOf(param.key) === key)?.textEn;
  const seen = new Set<string>();
  return of.params.flatMap(({ key: said, text, textEn }) => {
    const key = rules.nameOf(said);
    const { kind, tolerance } = rules.ruleOf(said, says);
    if (seen.has(key) || text === '' || (kind !== 'EQUAL' && kind !== 'GE' && kind !== 'LE')) return [];
    seen.add(key);
    const name = names.get(said) ?? names.get(key) ?? { zh: key, en: key };
    return [{ key, name, kind, tolerance, value: { zh: text, en: textEn ?? text } }];
  });
}

/** As many as fit stand in the first field, the rest in the second. */
function limitsOf({ capId, parameters }: ProposedItem): FormItem {
  const fits: [string[], string[]] = [[], []];
  for (const one of parameters) {
    const limit = limitOf(one, 'zh');
    const isFull = [...fits[0], limit].join('；').length > LONGEST.limits;
    fits[isFull || fits[1].length > 0 ? 1 : 0].push(limit);
  }
  const [limits, conditions] = fits.map((all) => all.join('；'));
  return {
    ...{ capId, specimens: [], units: 1, stage: 1, limits: required(limits) },
    conditions: required(conditions).slice(0, LONGEST.conditions),
  };
}

/** @param wish what is said of the form beside its items */
export async function planVerification(
  work: Work,
  member: Member,
  { ofPartId, byPartId }: { ofPartId: number; byPartId: number },
  pieces: number,
  wish: Pick<EntrustForm, 'publishEvidence'> & { sampleSn: string },
): Promise<VerificationPlan> {
  const [of, by] = await requirePair(work, ofPartId, byPartId);
  const onSale = await verificationOnSale(work);
  if (!onSale) throw labEvidenceErrors.noPackage();
  const known = await measurableItems(work, onSale, ofPartId);
  const { items, left } = proposeItems(
    verifiedParameters(of, await findParameterNames(work)),
    known.map(({ capId, item, isComponent }) => ({ capId, itemZh: item.zh, isComponent })),
  );
  if (items.length === 0) throw labEvidenceErrors.nothingToTest();
  const bought = await formToBuy(work, member, {
    ...{ kind: 'INSPECTION', specimens: 1, freight: 'COLLECT', returnKg: 0 },
    ...{ items: items.map(limitsOf), publishEvidence: wish.publishEvidence },
  });
  const form: EntrustForm = {
    ...bought,
    specimens: [
      {
        ...newSpecimen(),
        ...{ name: by.title.zh, model: by.partNo, maker: brandIn('zh', by.brandName), unit: '只' },
        ...{ qty: pieces, sampleSn: wish.sampleSn },
      },
    ],
  };
  const byRows = (await priceVersion(work, form)).content;
  const alone = amountOf(byRows);
  const lab = required(await findLaboratory(work, onSale.labId));
  const plan = { of, by, onSale, lab, items, left, alone };
  if (alone <= onSale.price) return { ...plan, amount: alone, version: byRows };
  const shares = shareByWeight(
    onSale.price,
    byRows.items.map(({ amount }) => required(parseCents(required(amount)))),
  );
  const { content } = await priceVersion(work, form, new Map(shares.map((share, at) => [at, share])));
  const version = { ...content, items: content.items.map((item) => ({ ...item, isAgreed: false })) };
  return { ...plan, amount: cents(sum(shares)), version };
}
