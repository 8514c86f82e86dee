// How well one part replaces another: a verdict for each attribute, and the grade that follows from them.
import type { Text } from '#kit/words/text.ts';
import type { CatalogParameter } from '#mall/part/catalog-part.ts';
import { type CategoryRules, categoryRules, type Weight } from './attribute-rules.ts';
import { isSaid, judge } from './compare-values.ts';
import { isSamePackage, packageOfOrderCode } from './package-match.ts';
import { circuitOf, deviceOf, outputOf } from './same-device.ts';
import { signsOf } from './telling-signs.ts';
import type { Grade, Verdict } from './verdict.ts';

export interface AttributeVerdict {
  /** A parameter's key, or `device`, `package`, `pins`, `pinout` or `kind`. */
  key: string;
  /** What the part to be replaced says, and what the other one does; '' where it says nothing. */
  of: { text: string; textEn?: string };
  by: { text: string; textEn?: string };
  verdict: Verdict;
  /** What a miss means; a soft parameter that misses by far is firm. */
  weight: Weight;
}

/** What is compared of a part. */
export interface ComparedPart {
  partNo: string;
  categoryCode: string;
  packageName: string | null;
  packageFamily: string | null;
  pins: number | null;
  params: readonly CatalogParameter[];
  /** What tells more than its parameters do. */
  title?: Text;
}

/** A soft parameter may miss by so many times its tolerance before it counts like a rating; chosen. */
const FAR = 2;

/**
 * The verdicts for device, package and pins, and for everything that the part to be replaced says and a rule names.
 * Deterministic, in the order of the part's parameters.
 * @param pinsEqual what is known of the pins from elsewhere: a published pair; undefined: nothing
 */
export function compareParts(of: ComparedPart, by: ComparedPart, pinsEqual?: boolean): AttributeVerdict[] {
  const rules = categoryRules(of.categoryCode);
  const [mine, others] = [said(of, rules), said(by, rules)];
  const says = (key: string) => {
    const param = mine.get(rules.nameOf(key));
    return param && (param.textEn ?? param.text);
  };
  const verdicts = bodyVerdicts(of, by, rules, pinsEqual);
  for (const [name, param] of mine) {
    const rule = rules.ruleOf(name, says);
    if (rule.kind === 'IGNORE') continue;
    const other = others.get(name);
    const judged = other ? judge(rule, param, other) : { verdict: 'unknown' as const, miss: 0 };
    const isFar = judged.verdict === 'missed' && judged.miss > rule.tolerance * FAR;
    verdicts.push({
      key: param.key,
      of: textOf(param),
      by: other ? textOf(other) : { text: '' },
      verdict: judged.verdict,
      weight: rule.weight === 'soft' && isFar ? 'firm' : rule.weight,
    });
  }
  verdicts.push(...signVerdicts(of, by));
  if (rules.needs.length > 0 && !rules.needs.some((key) => mine.has(rules.nameOf(key))))
    verdicts.push(NOTHING_SAID);
  return verdicts;
}

/** What the number or the title of the part to be replaced tells, and the other one's does not, or tells otherwise. */
function signVerdicts(of: ComparedPart, by: ComparedPart): AttributeVerdict[] {
  const others = signsOf(by);
  return signsOf(of).flatMap(({ key, weight, says }, at) => {
    const other = others[at]?.says;
    if (!says) return [];
    const verdict = !other ? 'unknown' : other.en === says.en ? 'met' : 'missed';
    return [
      {
        key,
        of: { text: says.zh, textEn: says.en },
        by: { text: other?.zh ?? '', textEn: other?.en },
        ...{ verdict, weight },
      } satisfies AttributeVerdict,
    ];
  });
}

/** What decides what the part is, where its catalogue leaves it out. */
const NOTHING_SAID: AttributeVerdict = {
  key: 'kind',
  of: { text: '' },
  by: { text: '' },
  verdict: 'unknown',
  weight: 'hard',
};

/** What a part says, by the one name of each parameter; of several names the first that the rules know it by. */
function said(part: ComparedPart, rules: CategoryRules): Map<string, CatalogParameter> {
  const found = new Map<string, CatalogParameter>();
  for (const param of part.params) {
    const name = rules.nameOf(param.key);
    if (isSaid(param) && (param.key === name || !found.has(name))) found.set(name, param);
  }
  const coded = rules.inCode && !found.has(rules.inCode) ? outputOf(part.partNo) : undefined;
  if (coded !== undefined && rules.inCode) found.set(rules.inCode, { key: rules.inCode, text: coded });
  return found;
}

/** The grade that the verdicts give; undefined: no replacement (another function). */
export function gradeOf(verdicts: readonly AttributeVerdict[]): Grade | undefined {
  const count = (wanted: Verdict, ...weights: Weight[]) =>
    verdicts.filter(({ verdict, weight }) => verdict === wanted && weights.includes(weight)).length;
  const isMet = (key: string) => verdicts.some((one) => one.key === key && one.verdict === 'met');
  if (count('missed', 'hard') > 0) return undefined;
  if (!isMet('package') || count('missed', 'firm') > 0) return 3;
  const compared = verdicts.filter(({ key }) => !BODY.has(key));
  const unknown = compared.filter(({ verdict }) => verdict === 'unknown');
  // Of what nobody says most of, nobody can say that it differs little.
  if (count('unknown', 'hard') > 0 || unknown.length * 2 > compared.length) return 3;
  // One device in another packing or of another maker: what its catalogues print may differ in more than one place.
  if (!isMet('device') && (compared.length === 0 || count('missed', 'soft') > 1)) return 3;
  return verdicts.every(({ verdict }) => verdict === 'met' || verdict === 'better') ? 1 : 2;
}

/** Of a published pair: where its pins are vouched for and nothing is missed, what nobody says is to be verified. */
export function gradeOfPair(verdicts: readonly AttributeVerdict[], isPinEqual: boolean | null): Grade {
  const grade = gradeOf(verdicts) ?? 3;
  const isMissed = verdicts.some(({ verdict }) => verdict === 'missed');
  return grade === 3 && isPinEqual === true && !isMissed ? 2 : grade;
}

const BODY: ReadonlySet<string> = new Set(['device', 'package', 'pins', 'pinout']);

const SEE_EVIDENCE = { text: '见依据', textEn: 'see the evidence' };

const textOf = ({ text, textEn }: CatalogParameter) => ({ text, textEn });

function bodyVerdicts(
  of: ComparedPart,
  by: ComparedPart,
  rules: CategoryRules,
  pinsEqual: boolean | undefined,
): AttributeVerdict[] {
  const packages = packageVerdict(of, by);
  const pins: Verdict =
    of.pins === null || by.pins === null ? 'unknown' : of.pins === by.pins ? 'met' : 'missed';
  const device = deviceOf(of.partNo);
  const isDevice = /\d/.test(device) && device === deviceOf(by.partNo);
  const verdicts: AttributeVerdict[] = [];
  if (isDevice) {
    verdicts.push({
      key: 'device',
      of: { text: of.partNo },
      by: { text: by.partNo },
      verdict: 'met',
      weight: 'firm',
    });
  }
  verdicts.push(packages);
  if (of.pins !== null || by.pins !== null) {
    const verdict = pinsEqual === true || (pins === 'unknown' && packages.verdict === 'met') ? 'met' : pins;
    verdicts.push({
      key: 'pins',
      of: { text: String(of.pins ?? '') },
      by: { text: String(by.pins ?? '') },
      verdict,
      weight: 'firm',
    });
  }
  const isSame = packages.verdict === 'met' && pins !== 'missed';
  const follows = isDevice || rules.pinsBy === 'package' || circuitOf(of.partNo) === circuitOf(by.partNo);
  const verdict: Verdict =
    pinsEqual === true ? 'met' : pinsEqual === false ? 'missed' : isSame && follows ? 'met' : 'unknown';
  // By what they are known to be the same.
  const known = (part: ComparedPart, housing: string) =>
    pinsEqual !== undefined
      ? SEE_EVIDENCE
      : { text: verdict === 'unknown' ? '' : rules.pinsBy === 'package' ? housing : circuitOf(part.partNo) };
  verdicts.push({
    key: 'pinout',
    of: known(of, packages.of.text),
    by: known(by, packages.by.text),
    verdict,
    // Where nothing but the number tells the pins, whoever does not know them has to draw the board again.
    weight: rules.pinsBy === 'number' && verdict === 'unknown' ? 'hard' : 'firm',
  });
  return verdicts;
}

function packageVerdict(of: ComparedPart, by: ComparedPart): AttributeVerdict {
  const [mine = '', other = ''] = [of, by].map(
    (part) => part.packageName || part.packageFamily || packageOfOrderCode(part.partNo),
  );
  const verdict: Verdict =
    mine === '' || other === '' ? 'unknown' : isSamePackage(mine, other) ? 'met' : 'missed';
  return { key: 'package', of: { text: mine }, by: { text: other }, verdict, weight: 'firm' };
}
