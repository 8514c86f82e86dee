// A laboratory's back office through HTTP: settings that hold at once and are on record, the log of acts, the archive's paper copies, figures.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestMall } from '#app/testing/open-test-mall.ts';
import { refusalOf } from '#app/testing/refusal-of.ts';
import { State } from '#kit/http/state.ts';
import { dayAfter, dayInChina } from '#kit/time/day-in-china.ts';
import { abilityProtocol } from '#mall/ability/ability.protocol.ts';
import { aColleague, aLabLogin } from '#mall/lab-staff/server/lab-staff.builders.ts';
import { aLogin, type Person } from '#mall/login/server/login.builders.ts';
import type { LabRole } from '#mall/member/lab-roles.ts';
import { messageList } from '#mall/message/message-list.ts';
import { aSubmittedForm, aTestingLab, type BuiltLab } from '#mall/testing/server/testing.builders.ts';
import { archiveList } from '../archive-list.ts';
import { auditList } from '../audit-list.ts';
import { labOfficeProtocol as protocol } from '../lab-office.protocol.ts';

const mall = await openTestMall();
afterAll(() => mall.close());

let lab: BuiltLab;
let head: Person;
let quality: Person;
let archivist: Person;
const sentenceOf = async (asked: Promise<unknown>) => (await refusalOf(asked)).message;
const today = () => dayInChina(mall.clock.now());

async function colleague(...roles: LabRole[]): Promise<Person> {
  const person = await aLogin(mall);
  await mall.work((work) => aColleague(work, person.memberId, roles, { labId: lab.labId }));
  return person;
}

beforeAll(async () => {
  lab = await aTestingLab(mall);
  [head, quality, archivist] = [
    await colleague('head'),
    await colleague('quality'),
    await colleague('archivist'),
  ];
});

const save = (key: string, values: object) =>
  mall.call(protocol.saveSettings, { key, values: JSON.stringify(values) } as never, head);

it('what the head sets holds at once and is on record; nonsense changes nothing', async () => {
  const items = JSON.stringify([{ capId: lab.capIds.get('T2'), specimens: 1, units: 100 }]);
  const urgent = async () =>
    (await mall.call(abilityProtocol.calculate, { items, urgency: 'URGENT' } as never)).urgentPercent;
  expect(await urgent()).toBe(150);
  const saved = await save('lab_rules', { urgentPercent: 160 });
  expect(await urgent()).toBe(160);
  expect(saved.log[0]).toMatchObject({ event: 'change', reason: '收费与工期：加急价格（%） 150 → 160' });
  expect(await sentenceOf(save('lab_rules', { urgentPercent: 5 }))).toContain('100 到 500');
  expect((await save('lab_rules', { urgentPercent: 160 })).log).toHaveLength(1);
  expect(await sentenceOf(mall.call(protocol.settings, {}, quality))).toContain('实验室设置');
});

it('quality reads who did what, by noun and person', async () => {
  const { list, people } = await mall.call(auditList.list, { noun: 'labSetting' } as never, quality);
  expect(list).toMatchObject([{ noun: '设置', act: '修改', doc: 'lab_rules', name: '李锐' }]);
  expect(people.map(({ memberId }) => memberId)).toContain(head.memberId);
  const mine = await mall.call(auditList.list, { f_person: String(quality.memberId) } as never, quality);
  expect(mine.list).toEqual([]);
  const stranger = await aLabLogin(mall, 'ZZ');
  expect((await mall.call(auditList.list, {}, stranger)).list).toEqual([]);
});

it('paper copies are sent once, the customer is told, and the report is kept for six years', async () => {
  const { serviceSn, buyer } = await aSubmittedForm(mall, lab, { copies: 2 });
  const reportId = await mall.work(async (work) => {
    await work.query('UPDATE service_order SET accepted_at = $2, promised_at = $3 WHERE service_sn = $1', [
      ...[serviceSn, work.now, new Date(work.now.getTime() + 86_400_000)],
    ]);
    const [row] = await work.query<{ id: number }>(
      `INSERT INTO report (report_no, lab_id, kind, service_sn, report_key, language, state, title, issued_at)
       VALUES ('YCT26000001', $1, 'TEST', $2, 'k', 'zh', 'ISSUED', '恒定湿热', $3) RETURNING report_id AS id`,
      [lab.labId, serviceSn, work.now],
    );
    return Number(row!.id);
  });
  const { list } = await mall.call(archiveList.list, { paper: 'TO_SEND' } as never, archivist);
  expect(list).toMatchObject([
    {
      reportNo: 'YCT26000001',
      copies: 2,
      keptUntil: `${Number(today().slice(0, 4)) + 6}${today().slice(4)}`,
    },
  ]);
  const sent = await mall.call(
    protocol.send,
    { reportId, carrier: '顺丰', trackingNo: 'SF1234567' },
    archivist,
  );
  expect(sent).toMatchObject({ paper: 'SENT', sendings: [{ copies: 2, trackingNo: 'SF1234567' }] });
  const again = mall.call(protocol.send, { reportId, carrier: '顺丰', trackingNo: 'SF9' }, archivist);
  expect(await sentenceOf(again)).toContain('已寄出');
  const { list: messages } = await mall.call(messageList.list, {}, buyer);
  expect(messages.map(({ title }) => title)).toContain('纸质报告已寄出');
  const stranger = await aLabLogin(mall, 'YY');
  expect(await refusalOf(mall.call(protocol.archived, { reportId }, stranger))).toMatchObject({
    state: State.notFound,
  });
});

it('the figures count what was issued, on time, and what groups have in hand', async () => {
  await mall.work((work) =>
    work.query(`UPDATE service_order SET state = 'REPORT_ISSUED', turn = NULL WHERE accepted_at IS NOT NULL`),
  );
  const { months, steps, groups } = await mall.call(
    protocol.figures,
    { from: dayAfter(today(), -40), to: today() },
    quality,
  );
  expect(months.at(-1)).toMatchObject({ month: today().slice(0, 7), reports: 1, onTime: 1, promised: 1 });
  expect(Number(months.at(-1)?.income)).toBeGreaterThan(0);
  expect(steps.map(({ step }) => step)).toEqual(['ACCEPT', 'RECEIVE', 'TEST', 'REPORT']);
  expect(steps[0]).toMatchObject({ count: 1, days: 0 });
  expect(groups.map(({ name }) => name)).toContain('环境组');
  const wrong = mall.call(protocol.figures, { from: today(), to: dayAfter(today(), -1) }, quality);
  expect(await sentenceOf(wrong)).toContain('截止日期');
});

it('the first page counts what waits for whoever looks, and no inbox of other roles', async () => {
  const clerk = await colleague('acceptance');
  const count = async (who: Person) => (await mall.call(protocol.inboxes, {}, who)).inboxes;
  const [before] = await count(clerk);
  await aSubmittedForm(mall, lab);
  expect(await count(clerk)).toEqual([
    { key: 'entrust', waiting: (before?.waiting ?? 0) + 1, late: 0, today: 0 },
  ]);
  expect((await count(quality)).map(({ key }) => key)).toEqual(['objection', 'impact']);
  const all = await colleague(
    'clerk',
    'planner',
    'engineer',
    'signatory',
    'keeper',
    'archivist',
    'authenReviewer',
  );
  expect((await count(all)).map(({ key }) => key)).toEqual([
    ...['specimen', 'plan', 'bench', 'visit', 'report', 'authen', 'equipment', 'archive'],
  ]);
});
