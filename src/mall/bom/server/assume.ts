// What a bill says nothing about, asked once for the whole of it: the tolerance of its resistors and the dielectric of its capacitors, with what each answer costs.
import type { Work } from '#kit/db/work.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { centsToWire, sum } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import { findOffers } from '#mall/goods/server/goods.ts';
import { type Assumed, DIELECTRICS, TOLERANCES } from '../assumed.ts';
import type { bomProtocol } from '../bom.protocol.ts';
import { chooseTogether } from '../choose-together.ts';
import { assumedSpec } from './assumed-spec.ts';
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
}

/** Found by value or not at all, everything said but the one thing. */
function openLines(lines: readonly BomLine[]): OpenLine[] {
  return lines.flatMap((line) => {
    const isByValue = line.level === 'none' || line.level === 'candidates' || line.level === 'proposed';
    if (!isByValue || line.isSure || line.need <= 0) return [];
    const spec = readSpec(line);
    return spec && assumedSpec(spec, { tolerance: 1, dielectric: 'X7R' }) !== spec ? [{ line, spec }] : [];
  });
}

/** @throws bomErrors.notFound */
export const showAssumptions: Acts['assumptions'] = async (work, member, { bomId }) => {
  const bom = await findBom(work, member, bomId);
  if (!bom) throw bomErrors.notFound();
  const open = openLines(bom.lines);
  const resistors = open.filter(({ spec }) => spec.kind === 'resistor');
  const capacitors = open.filter(({ spec }) => spec.kind === 'capacitor');
  const answers: Assumed[] = [
    ...(resistors.length > 0 ? TOLERANCES.map((tolerance) => ({ tolerance, dielectric: null })) : []),
    ...(capacitors.length > 0 ? DIELECTRICS.map((dielectric) => ({ tolerance: null, dielectric })) : []),
  ];
  return {
    ...(await findAssumed(work, bomId)),
    resistors: resistors.length,
    capacitors: capacitors.length,
    choices: await Promise.all(
      answers.map((answer) => choiceOf(work, answer.tolerance === null ? capacitors : resistors, answer)),
    ),
  };
};

/** How many of the lines an answer finds a part on sale for, and what these cost together. */
async function choiceOf(work: Work, open: readonly OpenLine[], answer: Assumed) {
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
  return {
    ...answer,
    lines: chosen.length,
    amount: centsToWire(sum(chosen.map(({ amount }) => amount))),
  };
}

/** What the bill takes for said. */
export async function findAssumed(work: Work, bomId: number): Promise<Assumed> {
  const [kept] = await work.query<Assumed>(
    'SELECT assumed_tolerance AS tolerance, assumed_dielectric AS dielectric FROM bom WHERE bom_id = $1',
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
export const assume: Acts['assume'] = async (work, member, { bomId, tolerance, dielectric }) => {
  const head = await requireOwnBom(work, member, bomId);
  if (head.state !== 'READY') throw bomErrors.stillMatching();
  await work.query(
    `UPDATE bom SET assumed_tolerance = CASE WHEN $2 THEN $3 ELSE assumed_tolerance END,
            assumed_dielectric = CASE WHEN $4 THEN $5 ELSE assumed_dielectric END WHERE bom_id = $1`,
    [bomId, tolerance !== undefined, tolerance ?? null, dielectric !== undefined, dielectric ?? null],
    'bom-assume',
  );
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
