// A sheet of capabilities is compared with the catalogue, and becomes drafts: by number, only of what is new or changed.
import { and, eq, inArray } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { Refusal } from '#kit/http/refusal.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { readSheets } from '#kit/sheet/read-sheets.ts';
import type { Text } from '#kit/words/text.ts';
import { capIdsOf } from '#mall/ability/server/ability.ts';
import type { LabMember } from '#mall/member/actor.ts';
import { type CapabilityContent, CONTENT_FIELDS, contentChanges, shownField } from '../capability-content.ts';
import { type JudgedCapability, judgeCapabilities, missingIn } from '../capability-sheet.ts';
import type { ImportOutcome, labCatalogProtocol } from '../lab-catalog.protocol.ts';
import { type CapabilityVersion, ofLab } from './capability-life.ts';
import { labCatalogErrors } from './lab-catalog.errors.ts';
import { capabilityVersion } from './lab-catalog.tables.ts';
import { findNamed, resolve } from './resolve-content.ts';
import { beginVersion, changeOne } from './write-version.ts';

type Acts = Actions<typeof labCatalogProtocol>;
export type ImportKind = ImportOutcome['rows'][number]['kind'];

export interface Compared {
  rowNo: number;
  kind: ImportKind;
  capNo: string;
  what: string;
  says?: Text;
}
type WithContent = Compared & { content?: CapabilityContent; draft?: CapabilityVersion };

export const MOST_ROWS = 2_000;
const SHOWN = 300;
const KINDS: readonly ImportKind[] = ['wrong', 'changed', 'new', 'same'];
const IN_REVIEW: Text = {
  zh: '已有版本待发布，请先处理',
  en: 'A version waits to be published: please settle it first',
};
const ELSEWHERE: Text = { zh: '编号已被其他实验室使用', en: 'Another laboratory has this number' };
export const TWICE = (rowNo: number): Text => ({
  zh: `与第 ${rowNo} 行编号相同`,
  en: `The same number as row ${rowNo}`,
});

/** What nothing says of a new one. */
const USUAL = {
  ...{ clause: '', also: '', range: '', uncertainty: '', batchSize: 1, specimens: '', sheetKey: '' },
  ...{ group: '', validTo: '', isSold: false },
};

/** What a sheet would bring, or has brought, for its reader. */
export function outcomeOf(
  { language }: Pick<Work, 'language'>,
  compared: readonly Compared[],
): ImportOutcome {
  const of = (kind: ImportKind) => compared.filter((row) => row.kind === kind);
  return {
    counts: {
      ...{ wrong: of('wrong').length, new: of('new').length },
      ...{ changed: of('changed').length, same: of('same').length },
    },
    rows: KINDS.flatMap(of)
      .slice(0, SHOWN)
      .map(({ rowNo, kind, capNo, what, says }) => ({
        ...{ rowNo, kind, what, capNo: capNo.slice(0, 40), says: says?.[language] ?? '' },
      })),
  };
}

/** The first sheet of a file that `judge` knows. @throws labCatalogErrors.noFile, noColumns, tooMany; sheetErrors */
export async function rowsIn<T>(
  file: unknown,
  fileName: string,
  judge: (rows: readonly (readonly string[])[]) => T[] | undefined,
): Promise<T[]> {
  if (!Buffer.isBuffer(file)) throw labCatalogErrors.noFile({ name: 'file' });
  for (const { rows } of await readSheets(file, fileName)) {
    const judged = judge(rows);
    if (!judged) continue;
    if (judged.length > MOST_ROWS) throw labCatalogErrors.tooMany({ most: MOST_ROWS });
    return judged;
  }
  throw labCatalogErrors.noColumns();
}

async function compare(
  work: Work,
  member: LabMember,
  judged: readonly JudgedCapability[],
): Promise<WithContent[]> {
  const { labId } = member.lab;
  const numbers = judged.map(({ capNo }) => capNo);
  const there = await work.tx
    .select()
    .from(capabilityVersion)
    .where(and(ofLab(member), inArray(capabilityVersion.capNo, numbers), eq(capabilityVersion.labId, labId)));
  const known = Map.groupBy(there, ({ capNo }) => capNo);
  const taken = await capIdsOf(work, numbers);
  const standards = judged.flatMap(({ said, capNo }) => [
    said.standard ?? '',
    ...(known.get(capNo) ?? []).map(({ content }) => content.standard),
  ]);
  const named = await findNamed(work, labId, standards);
  const seen = new Map<string, number>();
  return judged.map(({ rowNo, capNo, said, wrong }): WithContent => {
    const twin = seen.get(capNo);
    const of = {
      rowNo,
      capNo,
      what: work.language === 'zh' ? (said.itemZh ?? '') : (said.itemEn ?? said.itemZh ?? ''),
    };
    const no = (says: Text): WithContent => ({ ...of, kind: 'wrong', says });
    if (wrong) return no(wrong);
    if (twin !== undefined) return no(TWICE(twin));
    seen.set(capNo, rowNo);
    const versions = known.get(capNo) ?? [];
    const draft = versions.find(({ state }) => state === 'DRAFT');
    const inForce = versions.find(({ state }) => state === 'PUBLISHED' || state === 'SUSPENDED');
    if (versions.some(({ state }) => state === 'REVIEW')) return no(IN_REVIEW);
    if (versions.length === 0 && taken.has(capNo)) return no(ELSEWHERE);
    const former = (draft ?? inForce)?.content;
    const whole = { ...USUAL, ...former, ...said };
    const missing = missingIn(whole);
    if (missing)
      return no({ zh: `${CONTENT_FIELDS[missing].zh}为空`, en: `${CONTENT_FIELDS[missing].en} is missing` });
    const content = whole as CapabilityContent;
    try {
      resolve(content, named);
    } catch (refusal) {
      if (refusal instanceof Refusal) return no(refusal.text);
      throw refusal;
    }
    const changes = contentChanges(former ?? null, content);
    if (former && changes.length === 0) return { ...of, kind: 'same' };
    return {
      ...{ ...of, content, draft, kind: former ? 'changed' : 'new' },
      says: former ? changesIn(former, content, changes) : undefined,
    };
  });
}

function changesIn(
  former: CapabilityContent,
  content: CapabilityContent,
  changes: ReturnType<typeof contentChanges>,
): Text {
  const inLanguage = (language: 'zh' | 'en') =>
    changes
      .map(
        (field) =>
          `${CONTENT_FIELDS[field][language]} ${shownField(former, field, language) || '—'} → ${shownField(content, field, language) || '—'}`,
      )
      .join(language === 'zh' ? '；' : '; ');
  return { zh: inLanguage('zh'), en: inLanguage('en') };
}

/** @throws labCatalogErrors.noFile, noColumns, tooMany; sheetErrors */
export const previewCapabilities: Acts['preview'] = async (work, member, { file, fileName }) => {
  const rows = await rowsIn(file, fileName, judgeCapabilities);
  return work.apart(async (apart) => outcomeOf(apart, await compare(apart, member, rows)));
};

/** One transaction: drafts of all that is right, or nothing; taken again, all is as it was. @throws as `previewCapabilities` */
export const takeCapabilities: Acts['take'] = async (work, member, { file, fileName }) => {
  const rows = await rowsIn(file, fileName, judgeCapabilities);
  return work.apart(async (apart) => {
    const compared = await compare(apart, member, rows);
    for (const { capNo, content, draft } of compared.toSorted((a, b) => (a.capNo < b.capNo ? -1 : 1))) {
      if (!content) continue;
      if (draft) await changeOne(apart, member, draft, content);
      else await beginVersion(apart, member, capNo, content);
    }
    return outcomeOf(apart, compared);
  });
};
