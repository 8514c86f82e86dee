// The log of a laboratory's acts: who of its staff did what to which document.
import { col } from '#kit/list/column.ts';
import { filter } from '#kit/list/filter.ts';
import { listing } from '#kit/list/listing.ts';
import { words } from '#kit/words/words.ts';
import { auditNouns, NOUNS } from './audit-nouns.ts';
import { type AuditRow, audits, AuditRow as Row } from './lab-office.protocol.ts';

const say = words({
  title: { zh: '审计日志', en: 'Log' },
  search: { zh: '人员、编号、原因', en: 'Person, number or reason' },
  at: { zh: '时间', en: 'When' },
  person: { zh: '人员', en: 'Who' },
  noun: { zh: '对象', en: 'What' },
  doc: { zh: '编号', en: 'Number' },
  act: { zh: '操作', en: 'Did' },
  reason: { zh: '说明', en: 'Reason' },
  none: { zh: '没有符合条件的记录', en: 'Nothing fits' },
  noneText: { zh: '去掉一个条件，或换一段时间。', en: 'Drop a condition, or look at another period.' },
});

const nouns = Object.fromEntries(
  NOUNS.map((key) => [key, { zh: auditNouns[key].zh, en: auditNouns[key].en }]),
);

export const auditList = listing({
  path: 'v3/lab/desk/audit/list',
  access: audits,
  title: say.title,
  row: Row,
  key: 'logId',
  search: say.search,
  columns: {
    at: col.moment<AuditRow>(say.at, { sort: true, fixed: true, width: 160, phone: 3 }),
    name: col.text<AuditRow>(say.person, { width: 120, phone: 1 }),
    noun: col.text<AuditRow>(say.noun, { width: 120, phone: 4 }),
    doc: col.code<AuditRow>(say.doc, { width: 190, phone: 4 }),
    act: col.text<AuditRow>(say.act, { width: 150, phone: 2 }),
    reason: col.text<AuditRow>(say.reason, { phone: 4 }),
  },
  filters: {
    noun: filter.choice(say.noun, { options: nouns, front: true, as: 'noun' }),
    person: filter.reference(say.person, {
      front: true,
      optionsOf: ({ people }: { people: { memberId: number; name: string }[] }) =>
        Object.fromEntries(people.map(({ memberId, name }) => [memberId, { zh: name, en: name }])),
    }),
    at: filter.dateRange(say.at, { front: true }),
  },
  more: { people: Row.pick({ name: true }).extend({ memberId: Row.shape.logId }).array() },
  start: { sort: '-at' },
  exports: { name: say.title },
  none: { title: say.none, text: say.noneText },
});
