// What a bill says nothing about, asked once for the whole of it: tolerance, dielectric and voltage, with what each answer costs.
import type { Work } from '#kit/db/work.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { centsToWire, sum } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import { findOffers } from '#mall/goods/server/goods.ts';
import { ASSUMED_CHOICES, ASSUMED_KEYS, type Assumed, type AssumedKey, NOTHING_ASSUMED } from '../assumed.ts';
import type { bomProtocol } from '../bom.protocol.ts';
import { chooseTogether } from '../choose-together.ts';
import { assumedSpec, openOf } from './assumed-spec.ts';
import { bomErrors } from './bom.errors.ts';
import { showHead } from './bom-view.ts';
import { type BomLine, findBom } from './find-bom.ts';
import { findBySpec } from './find-by-spec.ts';
import { decideBySpec } from './judge-match.ts';
import { beginMatching } from './match-bom.ts';
import { readSpec, type Spec } from './read-spec.ts';
import { requireOwnBom } from './require-own-bom.ts';

type Acts = Actions<typeof bomProtocol>;

/** A line that waits for an answer. */
interface OpenLine {
  line: BomLine;
  spec: Spec;
  open: AssumedKey[];
}

/** Found by value or not at all, everything said but what a bill may answer. */
function openLines(lines: readonly BomLine[]): OpenLine[] {
  return lines.flatMap((line) => {
    const isByValue = line.level === 'none' || line.level === 'candidates' || line.level === 'proposed';
    if (!isByValue || line.isSure || line.need <= 0) return [];
    const spec = readSpec(line);
    const open = spec ? openOf(spec) : [];
    return spec && open.length > 0 ? [{ line, spec, open }] : [];
  });
}

/** @throws bomErrors.notFound */
export const showAssumptions: Acts['assumptions'] = async (work, member, { bomId }) => {
  const bom = await findBom(work, member, bomId);
  if (!bom) throw bomErrors.notFound();
  const lines = openLines(bom.lines);
  const kept = await findAssumed(work, bomId);
  const lacking = (key: AssumedKey) => lines.filter(({ open }) => open.includes(key));
  const choices = ASSUMED_KEYS.flatMap((key) =>
    lacking(key).length === 0 ? [] : ASSUMED_CHOICES[key].map((answer) => ({ key, answer })),
  );
  return {
    ...kept,
    resistors: lacking('tolerance').length,
    capacitors: lacking('dielectric').length,
    smallCapacitors: lacking('smallDielectric').length,
    unrated: lacking('volts').length,
    choices: await Promise.all(
      choices.map(async ({ key, answer }) => ({
        ...NOTHING_ASSUMED,
        [key]: answer,
        ...(await costOf(work, lacking(key), { ...reckonedWith(kept), [key]: answer })),
      })),
    ),
  };
};

/** An answer is reckoned with the others as they are kept; where nothing is kept yet, with the first of each. */
const reckonedWith = (kept: Assumed): Assumed =>
  Object.fromEntries(
    ASSUMED_KEYS.map((key) => [key, kept[key] ?? ASSUMED_CHOICES[key][0]]),
  ) as unknown as Assumed;

/** How many of the lines an answer finds a part on sale for, and what these cost together. */
async function costOf(work: Work, open: readonly OpenLine[], answer: Assumed) {
  const specs = open.map(({ spec }) => assumedSpec(spec, answer));
  const found = await findBySpec(work, specs);
  const parts = Map.groupBy(
    open.flatMap(({ line }, at) => {
      const partId = decideBySpec(line, required(specs[at]), required(found[at]), undefined)?.partId;
      return partId == null ? [] : [{ partId, need: line.need, productId: null, buyNum: null }];
    }),
    ({ partId }) => partId,
  );
  const offers = await findOffers(work, [...parts.keys()]);
  const chosen = [...parts].flatMap(([partId, same]) =>
    chooseTogether(offers.get(partId) ?? [], same).flatMap((one) => one ?? []),
  );
  return { lines: chosen.length, amount: centsToWire(sum(chosen.map(({ amount }) => amount))) };
}

const COLUMNS: Readonly<Record<AssumedKey, string>> = {
  tolerance: 'assumed_tolerance',
  dielectric: 'assumed_dielectric',
  smallDielectric: 'assumed_small_dielectric',
  volts: 'assumed_volts',
};

/** What the bill takes for said. */
export async function findAssumed(work: Work, bomId: number): Promise<Assumed> {
  const [kept] = await work.query<Assumed>(
    `SELECT ${ASSUMED_KEYS.map((key) => `${COLUMNS[key]} AS "${key}"`).join()} FROM bom WHERE bom_id = $1`,
    [bomId],
    'bom-assumed',
  );
  return required(kept);
}

/**
 * The lines that say nothing of it are matched anew, as proposals to be confirmed; further bills of the member begin with
 * the same answers.
 * @throws bomErrors.notFound, notYours, stillMatching
 */
export const assume: Acts['assume'] = async (work, member, { bomId, ...answers }) => {
  const head = await requireOwnBom(work, member, bomId);
  if (head.state !== 'READY') throw bomErrors.stillMatching();
  const given = ASSUMED_KEYS.filter((key) => answers[key] !== undefined);
  if (given.length > 0) {
    await work.query(
      `UPDATE bom SET ${given.map((key, at) => `${COLUMNS[key]} = $${at + 2}`).join()} WHERE bom_id = $1`,
      [bomId, ...given.map((key) => answers[key])],
    );
  }
  const open = openLines(required(await findBom(work, member, bomId)).lines);
  await work.query(
    `UPDATE bom_line SET level = NULL, part_id = NULL, product_id = NULL, buy_num = NULL, confidence = 0,
            candidates = '[]' WHERE line_id = ANY($1::bigint[])`,
    [open.map(({ line }) => line.lineId)],
    'bom-open-again',
  );
  await beginMatching(work, bomId);
  return showHead(work, member, await requireOwnBom(work, member, bomId));
};
