// The words of an impact at the quality lead's desk.
import { words } from '#kit/words/words.ts';

export const impactWords = words({
  backToList: { zh: '影响评估', en: 'Impacts' },
  facts: { zh: '失准设备', en: 'The equipment' },
  equipment: { zh: '设备', en: 'Equipment' },
  cause: { zh: '原因', en: 'Cause' },
  found: { zh: '发现时间', en: 'Found' },
  since: { zh: '上次合格校准', en: 'Last calibration that held' },
  never: { zh: '没有记录，全部列入', en: 'None is known: all of its work is listed' },
  service: { zh: '委托', en: 'Commission' },
  client: { zh: '委托方', en: 'Client' },
  report: { zh: '报告', en: 'Report' },
  noReport: { zh: '尚未出具', en: 'Not issued yet' },
  works: { zh: '用该设备做过的项目', en: 'What was done with it' },
  item: { zh: '项目', en: 'Item' },
  state: { zh: '状态', en: 'State' },
  doneAt: { zh: '完成时间', en: 'Done' },
  note: { zh: '评估依据', en: 'Why' },
  noteHint: {
    zh: '写明偏差多大、结果离限值多远',
    en: 'How far it was off, and how far the results are from their limits',
  },
  needed: { zh: '请填写', en: 'Please fill this in' },
  decided: { zh: '评估人', en: 'Decided by' },
  objection: { zh: '内部异议', en: 'Objection' },
  history: { zh: '操作记录', en: 'Log' },
  noEffect: { zh: '无影响', en: 'No effect' },
  retest: { zh: '复检', en: 'Test again' },
  amend: { zh: '更正报告', en: 'Amend the report' },
  redo: { zh: '重做', en: 'Do it again' },
  opens: {
    zh: '将以实验室名义对报告提出异议，客户会收到通知；在异议页安排复检或出具修改版。',
    en: 'The laboratory objects to its own report, its client is told; retest or amendment go on at the objection.',
  },
  redoText: {
    zh: '已完成的项目退回检测中，原记录保留。',
    en: 'What is done is opened again, its record is kept.',
  },
});
