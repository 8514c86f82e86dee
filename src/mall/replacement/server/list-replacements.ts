// Answers what replaces part numbers, or one part, with price and stock of both.
import type { Work } from '#kit/db/work.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { required } from '#kit/rules/required.ts';
import { brandIn } from '#mall/part/brand-name.ts';
import { normalPartNo } from '#mall/part/normal-part-no.ts';
import { splitNumbers } from '../part-numbers.ts';
import { MOST_NUMBERS, type ReplacedReply, type replacementProtocol } from '../replacement.protocol.ts';
import { findBestOffers } from './find-best-offers.ts';
import { findKnownParts, findPartsBeginning, findPartsByNumber, type KnownPart } from './find-parts.ts';
import { findReplacements } from './find-replacements.ts';
import { requireList } from './keep-list.ts';
import { replacementErrors } from './replacement.errors.ts';
import { offerView, partView, replacementView } from './replacement-view.ts';

type Acts = Actions<typeof replacementProtocol>;

const MOST_SIMILAR = 5;
/** Replacements of one part; chosen: nobody reads further. */
const MOST_SHOWN = 20;

interface Filters {
  grade: number;
  inStock: boolean;
  domesticOnly: boolean;
}

/** The numbers of one page in the order in which they were asked; unknown ones are said plainly. @throws replacementErrors.listGone */
export const listReplacements: Acts['list'] = async (work, _actor, input) => {
  const { listId, current, pageSize } = input;
  const numbers = listId
    ? await requireList(work, listId)
    : splitNumbers(input.partNo).slice(0, MOST_NUMBERS);
  const page = numbers.slice((current - 1) * pageSize, current * pageSize);
  const known = await findPartsByNumber(work, page);
  const replaced = await replacedReplies(work, [...new Set([...known.values()].flat())], input);
  const list = [];
  for (const asked of page) {
    const parts = known.get(asked) ?? [];
    const similar = parts.length > 0 ? [] : await findPartsBeginning(work, asked, MOST_SIMILAR);
    list.push({
      asked,
      parts: parts.map(({ partId }) => required(replaced.get(partId))),
      similar: similar.map(({ partNo, brandName }) => ({
        partNo,
        brandName: brandIn(work.language, brandName),
      })),
    });
  }
  return { numbers, list, pagination: { current, pageSize, total: numbers.length } };
};

/** @throws replacementErrors.notFound for an unknown part */
export const showReplacementsOfPart: Acts['ofPart'] = async (work, _actor, input) => {
  const part = (await findKnownParts(work, [input.partId])).get(input.partId);
  if (!part) throw replacementErrors.notFound();
  return required((await replacedReplies(work, [part], input)).get(part.partId));
};

/** Parts by number, or beginning so: for naming one. */
export const findNamedParts: Acts['parts'] = async (work, _actor, { partNo }) => {
  const exact = (await findPartsByNumber(work, [partNo])).get(partNo) ?? [];
  const begun = normalPartNo(partNo) === '' ? [] : await findPartsBeginning(work, partNo, MOST_SIMILAR + 3);
  const all = new Map([...exact, ...begun].map((part) => [part.partId, part]));
  return { list: [...all.values()].slice(0, 8).map((part) => partView(part, work.language)) };
};

async function replacedReplies(
  work: Work,
  parts: readonly KnownPart[],
  { grade, inStock, domesticOnly }: Filters,
): Promise<Map<number, ReplacedReply>> {
  const found = await findReplacements(
    work,
    parts.map(({ partId }) => partId),
    { domesticOnly, most: Number.POSITIVE_INFINITY },
  );
  // Filters look at all there is: what is in stock may stand far behind what is best.
  const wanted = new Map(
    [...found].map(([partId, all]) => {
      const good = all.filter((one) => one.grade <= grade);
      return [partId, inStock ? good : good.slice(0, MOST_SHOWN)];
    }),
  );
  const ids = [...wanted.values()].flat().map(({ partId }) => partId);
  const [others, offers] = await Promise.all([
    findKnownParts(work, [...new Set(ids)]),
    findBestOffers(work, [...new Set([...ids, ...parts.map(({ partId }) => partId)])]),
  ]);
  return new Map(
    parts.map((part) => {
      const all = found.get(part.partId) ?? [];
      const kept = (wanted.get(part.partId) ?? [])
        .filter(({ partId }) => !inStock || (offers.get(partId)?.available ?? 0) > 0)
        .slice(0, MOST_SHOWN);
      return [
        part.partId,
        {
          part: partView(part, work.language),
          offer: offerView(offers.get(part.partId), work.language),
          replacements: kept.map((one) =>
            replacementView(one, required(others.get(one.partId)), offers.get(one.partId), work.language),
          ),
          total: all.length,
        },
      ];
    }),
  );
}
