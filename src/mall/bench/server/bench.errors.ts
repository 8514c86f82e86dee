// How the bench says no.
import { errors } from '#kit/http/refusal.ts';
import { State } from '#kit/http/state.ts';
import type { ItemState } from '#mall/testing/derive-state.ts';
import { itemStatus } from '../item-status.ts';

export const benchErrors = errors('bench', {
  notFound: { state: State.notFound, zh: '没有找到该检测项目', en: 'There is no such item' },
  noGroup: { state: State.notFound, zh: '没有找到该检测组', en: 'There is no such group' },
  notNow: ({ state }: { state: ItemState }) => ({
    zh: `项目${itemStatus[state].zh}，不能进行此操作`,
    en: `The item is “${itemStatus[state].en}”: this is not possible now`,
  }),
  changedMeanwhile: {
    zh: '项目刚被他人处理，请刷新后重试',
    en: 'Somebody else has just handled this item, please load it anew',
  },
  notInWork: {
    zh: '委托的样品尚未收到，或委托已结束',
    en: 'No specimen of the commission is there yet, or it is over',
  },
  past: (_: { name: string }) => ({
    zh: '不能排到过去的日期',
    en: 'Nothing is planned for a day that is over',
  }),
  turned: (_: { name: string }) => ({ zh: '结束日期早于开始日期', en: 'It would end before it begins' }),
  restDay: (_: { name: string }) => ({
    zh: '开始日期不是工作日',
    en: 'Nobody works on the day it would begin',
  }),
  full: ({ group, days }: { group: string; days: string; name: string }) => ({
    zh: `${group}在以下日期已排满：${days}。请改期，或勾选“超出产能也排入”`,
    en: `${group} is full on: ${days}. Choose other days, or tick “plan beyond capacity”`,
  }),
  tooEarly: ({ stage }: { stage: number; name: string }) => ({
    zh: `前一阶段（${stage}）的项目届时尚未完成`,
    en: `Items of the stage before (${stage}) will not be done by then`,
  }),
  notTrained: ({ name }: { name: string }) => ({
    zh: `${name} 没有该项目的有效培训授权`,
    en: `${name} is not trained for this item today`,
  }),
  notOfGroup: { zh: '该检测员不在本检测组', en: 'This engineer does not belong to the group' },
  firstEngineer: {
    zh: '复检须由另一名检测员进行',
    en: 'Another engineer than the first has to test it again',
  },
  specimensAway: ({ nos }: { nos: string }) => ({
    zh: `样品未到或不可用：${nos}`,
    en: `Specimens that are not there or cannot be used: ${nos}`,
  }),
  stageOpen: ({ stage }: { stage: number }) => ({
    zh: `前一阶段（${stage}）的项目尚未完成`,
    en: `Items of the stage before (${stage}) are not done yet`,
  }),
  noEquipment: ({ class: kind }: { class: string }) => ({
    zh: `请选择一台${kind}`,
    en: `Please choose equipment: ${kind}`,
  }),
  equipmentNot: ({ equipNo, why }: { equipNo: string; why: string }) => ({
    zh: `${equipNo} 不可使用：${why}`,
    en: `${equipNo} cannot be used: ${why}`,
  }),
  noReading: {
    zh: '60 分钟内没有该房间的环境记录，请先登记',
    en: 'The room has no reading of the last 60 minutes: please enter one first',
  },
  outside: ({ what }: { what: string }) => ({
    zh: `环境不在要求范围内：${what}`,
    en: `The room is not within its limits: ${what}`,
  }),
  othersItem: { zh: '该项目由另一名检测员负责', en: 'Another engineer has this item' },
  incomplete: ({ count }: { count: number }) => ({
    zh: `还有 ${count} 处必填或无法识别的内容`,
    en: `${count} cells are missing or cannot be read`,
  }),
  tooManyRows: ({ table, count }: { table: string; count: number }) => ({
    zh: `“${table}”最多 ${count} 行`,
    en: `“${table}” has ${count} rows at most`,
  }),
  tooShort: ({ ordered }: { ordered: string; name: string }) => ({
    zh: `委托时长 ${ordered} 尚未到，提前结束请写明原因（报告将注明偏离）`,
    en: `${ordered} were ordered and are not over: please say why it ends before (the report states it)`,
  }),
  noPhoto: { zh: '该项目要求照片，请至少上传一张', en: 'This item needs a photo at least' },
  noVerdict: {
    zh: '判定尚未得出，请补全数据或限值',
    en: 'There is no verdict yet: please complete values or limits',
  },
  itemsOpen: ({ items }: { items: string }) => ({
    zh: `该样品还有未完成的项目：${items}`,
    en: `Items of this specimen are not done yet: ${items}`,
  }),
});
