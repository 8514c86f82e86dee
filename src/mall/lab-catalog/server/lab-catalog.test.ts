// A laboratory's catalogue through HTTP: versions are written and published by two people, suspended and retired; marks, standards and sheets; and everybody sees it at once.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestMall } from '#app/testing/open-test-mall.ts';
import { refusalOf } from '#app/testing/refusal-of.ts';
import { State } from '#kit/http/state.ts';
import { dayAfter, dayInChina } from '#kit/time/day-in-china.ts';
import { days } from '#kit/time/duration.ts';
import { abilityProtocol } from '#mall/ability/ability.protocol.ts';
import { capabilityList } from '#mall/ability/ability-list.ts';
import { aColleague, aLabLogin } from '#mall/lab-staff/server/lab-staff.builders.ts';
import { aLogin, type Person } from '#mall/login/server/login.builders.ts';
import { handInFile } from '#mall/mat-code/server/mat-code.builders.ts';
import type { LabRole } from '#mall/member/lab-roles.ts';
import { aSubmittedForm, aTestingLab, type BuiltLab } from '#mall/testing/server/testing.builders.ts';
import { testingProtocol } from '#mall/testing/testing.protocol.ts';
import { versionList } from '../capability-list.ts';
import {
  type ImportOutcome,
  labCatalogProtocol as protocol,
  type VersionDetail,
} from '../lab-catalog.protocol.ts';
import { standardProtocol } from '../standard.protocol.ts';
import { standardList } from '../standard-list.ts';
import { aContent } from './lab-catalog.builders.ts';
import { adoptCapabilities } from './lab-catalog.ts';

const mall = await openTestMall();
afterAll(() => mall.close());

let lab: BuiltLab;
let lead: Person;
let quality: Person;
let last = 0;
const sentenceOf = async (asked: Promise<unknown>) => (await refusalOf(asked)).message;
const today = () => dayInChina(mall.clock.now());
const inDays = (count: number) => dayAfter(today(), count);
const seen = ({ versionId, version }: VersionDetail) => ({ versionId, version });
const shown = (versionId: number, who = lead) => mall.call(protocol.detail, { versionId }, who);

async function colleague(...roles: LabRole[]): Promise<Person> {
  const person = await aLogin(mall);
  await mall.work((work) => aColleague(work, person.memberId, roles, { labId: lab.labId }));
  return person;
}

/** Anew where time has passed: who logged in before is out. */
async function login() {
  lead = await colleague('techLead');
  quality = await colleague('quality');
}

const content = (wish = {}) => aContent({ standard: 'GB/T 2423.3-2016', ...wish });
const begin = async (wish = {}, capNo = `N${++last}0`) =>
  shown((await mall.call(protocol.begin, { capNo, ...content(wish) }, lead)).versionId);
const publish = async (one: VersionDetail) =>
  mall.call(protocol.publish, seen(await mall.call(protocol.submit, seen(one), lead)), quality);
/** The version in force of a number. */
const inForce = async (capNo: string) => {
  const { list } = await mall.call(versionList.list, { keyword: capNo, state: 'PUBLISHED' } as never, lead);
  return shown(list.find((one) => one.capNo === capNo)!.versionId);
};
/** Numbers that everybody finds. */
const offered = async (keyword: string) =>
  (await mall.call(capabilityList.list, { keyword } as never)).list.map(({ capNo }) => capNo);
const handIn = async (call: 'preview' | 'take', text: string) =>
  (await handInFile(mall, protocol[call], Buffer.from(text), { fileName: 'x.csv' }, lead as never))
    .data as ImportOutcome;

beforeAll(async () => {
  lab = await aTestingLab(mall);
  expect(await mall.work((work) => adoptCapabilities(work, lab.labId))).toBe(4);
  await login();
});

describe('versions', () => {
  it('what was offered already is a first version; taken over again, nothing changes', async () => {
    expect(await mall.work((work) => adoptCapabilities(work, lab.labId))).toBe(0);
    expect(await inForce('T1')).toMatchObject({
      ...{ versionNo: 1, state: 'PUBLISHED', author: '', marks: ['CNAS'], hint: '' },
      content: { standard: 'GB/T 2423.3-2016', group: 'ENV', batchSize: 10 },
    });
  });

  it('the lead writes, quality publishes, and from then on everybody finds it', async () => {
    const draft = await begin({ itemZh: '交变盐雾' }, 'NEW1');
    expect(await offered('交变盐雾')).toEqual([]);
    const handedIn = await mall.call(protocol.submit, seen(draft), lead);
    expect(handedIn.allowedActions).toEqual(['withdraw']);
    const done = await mall.call(protocol.publish, seen(handedIn), quality);
    expect(done).toMatchObject({ state: 'PUBLISHED', capId: expect.any(Number), author: '李锐' });
    expect(await offered('交变盐雾')).toEqual(['NEW1']);
    expect(done.log.map(({ event }) => event)).toEqual(['publish', 'submit', 'begin']);
  });

  it('nobody publishes what he has written', async () => {
    const both = await colleague('techLead', 'quality');
    const { versionId } = await mall.call(protocol.begin, { capNo: 'BOTH', ...content() }, both);
    const handedIn = await mall.call(protocol.submit, seen(await shown(versionId, both)), both);
    expect(handedIn.allowedActions).not.toContain('publish');
    expect(await sentenceOf(mall.call(protocol.publish, seen(handedIn), both))).toContain('不能发布自己编制');
  });

  it('a published one changes by a new version beside what is on sale; differences are shown', async () => {
    const first = await publish(await begin({ itemZh: '霉菌' }, 'VER1'));
    const { versionId } = await mall.call(protocol.next, { versionId: first.versionId }, lead);
    const draft = await shown(versionId);
    expect(draft).toMatchObject({ versionNo: 2, state: 'DRAFT', changes: [] });
    expect(await sentenceOf(mall.call(protocol.next, { versionId: first.versionId }, lead))).toContain(
      '未发布的版本',
    );
    expect(await sentenceOf(mall.call(protocol.submit, seen(draft), lead))).toContain('与现行版本相同');
    const changed = await mall.call(
      protocol.change,
      { ...seen(draft), ...content({ itemZh: '霉菌试验', days: 28 }) },
      lead,
    );
    expect(changed.changes).toEqual([
      { field: 'itemZh', before: '霉菌', after: '霉菌试验' },
      { field: 'days', before: '5', after: '28' },
    ]);
    const day = async () =>
      (await mall.call(capabilityList.list, { keyword: 'VER1' } as never)).list.map((one) => one.days);
    expect(await day()).toEqual([5]);
    await publish(changed);
    expect(await day()).toEqual([28]);
    expect((await shown(first.versionId)).state).toBe('RETIRED');
  });

  it('is sent back with a reason, taken back, given up; what it names has to be there', async () => {
    const draft = await begin();
    const handedIn = await mall.call(protocol.submit, seen(draft), lead);
    const back = await mall.call(protocol.sendBack, { ...seen(handedIn), reason: '范围不对' }, quality);
    expect(back.log[0]).toMatchObject({ event: 'sendBack', reason: '范围不对' });
    const wrong = (wish: object) =>
      sentenceOf(mall.call(protocol.change, { ...seen(back), ...content(wish) }, lead));
    expect(await wrong({ standard: 'GB/T 1' })).toContain('标准“GB/T 1”不存在');
    expect(await wrong({ group: 'XYZ' })).toContain('检测组“XYZ”不存在');
    expect(await wrong({ site: 'S2' })).toContain('不在所选地点');
    expect(await wrong({ sheetKey: 'NONE' })).toContain('原始记录模板“NONE”不存在');
    expect((await mall.call(protocol.drop, seen(await shown(back.versionId)), lead)).state).toBe('RETIRED');
    expect(await sentenceOf(mall.call(protocol.begin, { capNo: 'T1', ...content() }, lead))).toContain(
      '已有能力 T1',
    );
    expect(await sentenceOf(mall.call(protocol.begin, { capNo: 'ü!', ...content() }, lead))).toContain(
      '能力编号为',
    );
  });

  it('another laboratory sees nothing of it', async () => {
    const stranger = await aLabLogin(mall, 'ZZ');
    const { versionId } = await begin();
    expect(await refusalOf(shown(versionId, stranger))).toMatchObject({ state: State.notFound });
  });
});

describe('what is not offered', () => {
  it('a suspended one is found by nobody, counted by nobody and accepted by nobody until it is resumed (L12)', async () => {
    const waiting = await aSubmittedForm(mall, lab);
    const one = await inForce('T1');
    const asked = {
      items: JSON.stringify([{ capId: lab.capIds.get('T1'), specimens: 1, units: 24 }]) as never,
    };
    const suspended = await mall.call(protocol.suspend, { ...seen(one), reason: '设备检修' }, quality);
    expect(await offered('T1')).toEqual([]);
    expect(await sentenceOf(mall.call(abilityProtocol.calculate, asked as never))).toContain('已暂停受理');
    const { serviceSn } = waiting;
    const { contentHash, version } = (await mall.call(
      testingProtocol.deskDetail,
      { serviceSn },
      lab.acceptance,
    )) as never as { contentHash: string; version: number };
    const accept = () =>
      mall.call(testingProtocol.accept, { serviceSn, version, hash: contentHash }, lab.acceptance);
    expect(await sentenceOf(accept())).toContain('T1“恒定湿热”已暂停受理');
    expect(await sentenceOf(aSubmittedForm(mall, lab))).toContain('已暂停受理');
    await mall.call(protocol.resume, seen(suspended), quality);
    expect(await offered('T1')).toEqual(['T1']);
    expect((await accept()).state).toBe('PENDING_PAYMENT');
  });

  it('one whose day has passed is found no more', async () => {
    await publish(await begin({ itemZh: '限时能力', validTo: inDays(3) }, 'DAY1'));
    expect(await offered('限时能力')).toEqual(['DAY1']);
    mall.clock.pass(days(5));
    await login();
    expect(await offered('限时能力')).toEqual([]);
    expect((await inForce('DAY1')).hint).toBe('已过有效期');
  });

  it('a new edition takes the former’s place, and lists what is by it', async () => {
    await publish(await begin({ itemZh: '绝缘', standard: 'GB/T 5095' }, 'STD1'));
    const begun = await mall.call(
      standardProtocol.begin,
      { number: 'GB/T 5095-2030', titleZh: '连接器', replaces: 'GB/T 5095' },
      lead,
    );
    expect(begun).toMatchObject({ state: 'DRAFT', replaces: [{ number: 'GB/T 5095', state: 'IN_FORCE' }] });
    expect(begun.uses.map(({ capNo }) => capNo)).toEqual(['STD1', 'T2']);
    const early = await begin({ standard: 'GB/T 5095-2030' });
    expect(await sentenceOf(mall.call(protocol.submit, seen(early), lead))).toContain('不是现行版本');
    const { standardId, version } = begun;
    const done = await mall.call(standardProtocol.enforce, { standardId, version }, lead);
    expect(done).toMatchObject({ state: 'IN_FORCE', inForceFrom: today() });
    expect(await offered('STD1')).toEqual([]);
    expect((await inForce('STD1')).hint).toContain('标准已不是现行版本');
    const { versionId } = await mall.call(
      protocol.next,
      { versionId: (await inForce('STD1')).versionId },
      lead,
    );
    const draft = await shown(versionId);
    await publish(
      await mall.call(
        protocol.change,
        { ...seen(draft), ...draft.content, standard: 'GB/T 5095-2030' },
        lead,
      ),
    );
    expect(await offered('STD1')).toEqual(['STD1']);
    const { list } = await mall.call(standardList.list, { keyword: 'gbt5095' } as never, lead);
    expect(list.map(({ number, state }) => [number, state])).toEqual([
      ['GB/T 5095', 'SUPERSEDED'],
      ['GB/T 5095-2030', 'IN_FORCE'],
    ]);
  });
});

describe('marks', () => {
  it('quality gives and ends them; two of a kind never overlap (L13)', async () => {
    const one = await publish(await begin({}, 'MARK1'));
    const mark = { mark: 'CMA' as const, fromDate: inDays(-1), toDate: inDays(30), scopeText: '限 35 ℃' };
    const given = await mall.call(protocol.addMark, { ...seen(one), ...mark }, quality);
    expect(given.allMarks).toMatchObject([{ mark: 'CMA', toDate: inDays(30), scopeText: '限 35 ℃' }]);
    expect(given.marks).toEqual(['CMA']);
    const again = (more: object) =>
      sentenceOf(mall.call(protocol.addMark, { ...seen(given), ...mark, ...more }, quality));
    expect(await again({ fromDate: inDays(30), toDate: inDays(60) })).toContain('已有有效资质');
    expect(await again({ fromDate: inDays(31), toDate: inDays(30) })).toContain('早于');
    const next = await mall.call(
      protocol.addMark,
      { ...seen(given), ...mark, fromDate: inDays(31), toDate: inDays(60) },
      quality,
    );
    const { markId } = next.allMarks.at(-1)!;
    const ended = await mall.call(protocol.endMark, { ...seen(next), markId }, quality);
    expect(ended.marks).toEqual([]);
    expect(ended.log[0]).toMatchObject({ event: 'endMark', reason: 'CMA' });
  });
});

describe('a sheet', () => {
  it('shows what is wrong by its row, makes drafts, and taken twice changes nothing', async () => {
    const text = [
      'capNo,kind,field,objectZh,objectEn,itemZh,itemEn,standard,clause,days,mode,site,group',
      'IMP1,test,env,电子产品,Product,导入项目,Imported,GB/T 2423.3-2016,,4,run,S1,ENV',
      'IMP2,test,env,电子产品,Product,,Imported,GB/T 2423.3-2016,,4,run,S1,ENV',
      'IMP3,test,env,电子产品,Product,项目,Imported,GB/T 0,,4,run,S1,ENV',
      'IMP1,test,env,电子产品,Product,又一次,Imported,GB/T 2423.3-2016,,4,run,S1,ENV',
      'T1,,,,,,,,,9,,,',
    ].join('\n');
    const preview = await handIn('preview', text);
    expect(preview.counts).toEqual({ wrong: 3, new: 1, changed: 1, same: 0 });
    expect(preview.rows.map(({ rowNo, says }) => [rowNo, says])).toEqual([
      [3, '项目为空'],
      [4, '标准“GB/T 0”不存在'],
      [5, '与第 2 行编号相同'],
      [6, '工作日 5 → 9'],
      [2, ''],
    ]);
    expect((await handIn('take', text)).counts).toMatchObject({ new: 1, changed: 1 });
    expect((await handIn('take', text)).counts).toEqual({ wrong: 3, new: 0, changed: 0, same: 2 });
    const { list } = await mall.call(versionList.list, { keyword: 'IMP1', state: 'DRAFT' } as never, lead);
    expect(list).toMatchObject([{ capNo: 'IMP1', item: '导入项目', versionNo: 1 }]);
  });
});
