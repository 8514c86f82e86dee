// How the room of a laboratory's staff says no.
import { errors } from '#kit/http/refusal.ts';
import { State } from '#kit/http/state.ts';
import type { StaffState } from '../staff-process.ts';
import { staffStatus } from '../staff-status.ts';

export const labStaffErrors = errors('labStaff', {
  notFound: { state: State.notFound, zh: '没有找到该人员', en: 'There is nobody like this on the staff' },
  notNow: ({ state }: { state: StaffState }) => ({
    zh: `该人员${staffStatus[state].zh}，不能进行此操作`,
    en: `This is not possible: the person is ${staffStatus[state].en.toLowerCase()}`,
  }),
  changedMeanwhile: {
    zh: '内容已被他人修改，请刷新后重试',
    en: 'Somebody else has changed it meanwhile, please load it anew',
  },
  noAccount: ({ account }: { name: string; account: string }) => ({
    zh: `没有账号“${account}”，请先在商城注册`,
    en: `There is no account “${account}”: please register it first`,
  }),
  worksAlready: (_: { name: string }) => ({
    zh: '该账号已在实验室任职',
    en: 'This account is on the staff of a laboratory already',
  }),
  otherGroup: (_: { name: string }) => ({
    state: State.notFound,
    zh: '只能选择本实验室的检测组',
    en: 'Only groups of this laboratory can be chosen',
  }),
  lastHead: {
    zh: '实验室至少要有一名主任，请先指定另一名',
    en: 'A laboratory needs a head: name another one first',
  },
  ownRoles: (_: { name: string }) => ({
    zh: '不能给自己增加岗位，请由另一名主任办理',
    en: 'Nobody gives roles to himself: another head has to',
  }),
  ownScope: {
    zh: '不能给自己授权签字领域，请由另一名质量负责人办理',
    en: 'Nobody gives scopes to himself: another quality lead has to',
  },
  clientAccount: ({ account }: { name: string; account: string }) => ({
    zh: `“${account}”是企业客户的账号，不能加入实验室；请本人另注册个人账号`,
    en: `“${account}” is the account of an enterprise that may be a client: it takes an account of his own to work here`,
  }),
  dayAhead: (_: { name: string }) => ({
    zh: '加入日期不能晚于今天',
    en: 'The first day cannot lie ahead',
  }),
  numbersWrong: ({ wrong }: { name: string; wrong: string }) => ({
    zh: `“${wrong}”不是能力编号或编号范围，如 CT001、CT005-CT009`,
    en: `“${wrong}” is no number or range of capabilities such as CT001 or CT005-CT009`,
  }),
  noCapability: ({ numbers }: { name: string; numbers: string }) => ({
    zh: `本实验室没有这些能力：${numbers}`,
    en: `This laboratory has no such capabilities: ${numbers}`,
  }),
  nothingNamed: (_: { name: string }) => ({
    zh: '请选择检测组或填写能力编号',
    en: 'Please choose a group or give numbers of capabilities',
  }),
  dayPast: (_: { name: string }) => ({
    zh: '截止日期不能早于今天',
    en: 'The last day cannot lie in the past',
  }),
  notEngineer: { zh: '只有检测员需要培训授权', en: 'Only engineers are trained for capabilities' },
  notSignatory: { zh: '只有授权签字人可以授权签字领域', en: 'Only signatories have scopes' },
  scopeOfOne: (_: { name: string }) => ({
    zh: '请选择领域，或填写一个能力编号',
    en: 'Please choose a field, or give the number of one capability',
  }),
  daysWrong: (_: { name: string }) => ({
    zh: '截止日期不能早于开始日期',
    en: 'The last day cannot be before the first',
  }),
  scopeThere: {
    zh: '该领域在此期间已有授权',
    en: 'There is such a scope for a part of that time already',
  },
});
