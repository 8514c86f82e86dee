// How the approval room says no.
import { errors } from '#kit/http/refusal.ts';
import { State } from '#kit/http/state.ts';
import { type Cents, centsToWire } from '#kit/money/money.ts';
import { showAmount } from '#kit/money/price-format.ts';
import { type ApprovalState, approvalStatus, type TaskState, taskStatus } from '../approval-status.ts';

const money = (amount: Cents): string => showAmount(centsToWire(amount));

export const approvalErrors = errors('approval', {
  notFound: { state: State.notFound, zh: '审批事项不存在', en: 'There is no such approval' },
  /** Somebody was faster, or the author has withdrawn it. */
  notNow: ({ state, by }: { state: ApprovalState; by: string }) => ({
    zh: `该审批${by ? `已由 ${by} 处理，` : ''}当前状态：${approvalStatus[state].zh}`,
    en: `${by ? `${by} has dealt with this already. ` : ''}Its state is: ${approvalStatus[state].en}`,
  }),
  taskNotNow: ({ state, by }: { state: TaskState; by: string }) => ({
    zh: `此步骤${by ? `已由 ${by} 处理` : '已不需要您处理'}（${taskStatus[state].zh}）`,
    en: `${by ? `${by} has decided this step already` : 'This step no longer needs you'} (${taskStatus[state].en})`,
  }),
  changedMeanwhile: {
    zh: '审批状态刚刚发生变化，请刷新后查看',
    en: 'The approval has just changed, please load it again',
  },
  reasonMissing: { zh: '请说明退回原因', en: 'Please say why you send it back' },

  ruleNotFound: { state: State.notFound, zh: '审批规则不存在', en: 'There is no such rule' },
  ruleChanged: {
    zh: '规则已被他人修改，请刷新后重试',
    en: 'Somebody else has changed this rule, please load it again',
  },
  tooManyRules: ({ most }: { most: number }) => ({
    zh: `最多 ${most} 条审批规则`,
    en: `At most ${most} rules of approval`,
  }),
  wrongDoc: { zh: '该单据类型不能设置审批规则', en: 'There are no rules for documents of this kind' },
  noSuchPerson: {
    state: State.notFound,
    zh: '所选人员不属于本企业或没有审批权限',
    en: 'Somebody chosen is not of your enterprise or may not approve',
  },
  noMembers: { zh: '请选择审批人', en: 'Please choose who approves' },
  noMainAccount: {
    zh: '店铺没有主账号、部门和预算，请选择其他审批方式',
    en: 'A store has no main account, departments or budgets',
  },

  substituteNotFound: { state: State.notFound, zh: '代理审批不存在', en: 'There is no such substitute' },
  wrongDays: { zh: '结束日期不能早于开始日期或今天', en: 'The last day is before the first or before today' },
  ownSubstitute: { zh: '不能指定自己为代理人', en: 'Nobody stands in for himself' },
  substituteTwice: {
    zh: '这段时间已有代理人，请先结束原代理',
    en: 'Somebody stands in at that time already: end that first',
  },

  /** The data carries what is left, in fen. */
  overBudget: ({ name, left, amount }: { name: string; left: Cents; amount: Cents }) => ({
    zh: `预算“${name}”剩余 ${money(left)}，不足 ${money(amount)}`,
    en: `The budget “${name}” has ${money(left)} left, not the ${money(amount)} needed`,
  }),
  budgetNotFound: { state: State.notFound, zh: '预算不存在', en: 'There is no such budget' },
  budgetTwice: { zh: '该项目或成本中心已有预算', en: 'There is a budget for this already' },
  belowUsed: ({ used }: { used: Cents }) => ({
    zh: `预算不能低于已占用和已支出的 ${money(used)}`,
    en: `A budget cannot be below what is reserved and spent: ${money(used)}`,
  }),
  projectNotFound: { state: State.notFound, zh: '项目不存在', en: 'There is no such project' },
  noProject: { zh: '请选择项目', en: 'Please choose a project' },
  noCostCentre: { zh: '请填写成本中心', en: 'Please name the cost centre' },
});
