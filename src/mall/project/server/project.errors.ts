// How the project room says no.
import { errors } from '#kit/http/refusal.ts';
import { State } from '#kit/http/state.ts';
import type { ProjectState, RiskState } from '../project-process.ts';
import { projectStatus, riskStatus } from '../project-status.ts';

export const projectErrors = errors('project', {
  notFound: { state: State.notFound, zh: '项目不存在', en: 'There is no such project' },
  noBom: { state: State.notFound, zh: '没有这个 BOM 版本', en: 'There is no such BOM version' },
  noRisk: { state: State.notFound, zh: '没有这条风险', en: 'There is no such risk' },
  notYours: {
    state: State.notAllowed,
    zh: '您可以查看此项目，修改请联系项目负责人',
    en: 'You may read this project; please ask its owner to change it',
  },
  notNow: ({ state }: { state: ProjectState }) => ({
    zh: `项目当前状态（${projectStatus[state].zh}）不允许此操作`,
    en: `Not allowed while the project is “${projectStatus[state].en}”`,
  }),
  riskNotNow: ({ state }: { state: RiskState }) => ({
    zh: `风险当前状态（${riskStatus[state].zh}）不允许此操作`,
    en: `Not allowed while the risk is “${riskStatus[state].en}”`,
  }),
  changedMeanwhile: {
    zh: '项目已被他人更新，请刷新后查看',
    en: 'Somebody else has just changed it, please load it again',
  },
  tooMany: {
    zh: '项目过多，请先归档不用的项目',
    en: 'You have too many projects: please archive some first',
  },
  tooManyVersions: ({ versions }: { versions: number }) => ({
    zh: `项目的 BOM 版本过多（每个项目最多 ${versions} 个），请新建项目`,
    en: `Too many BOM versions are kept, at most ${versions} per project: please begin another project`,
  }),
  bomUnknown: { state: State.notFound, zh: 'BOM 不存在', en: 'There is no such BOM' },
  bomEmpty: { zh: '此 BOM 没有物料行', en: 'This BOM has no lines' },
  bomNotReady: { zh: 'BOM 正在匹配，请稍候再试', en: 'The BOM is still being matched, please wait a moment' },
  bomMissing: {
    zh: '项目还没有 BOM，请先加入一个版本',
    en: 'The project has no BOM yet: please add a version first',
  },
  nothingToBuy: { zh: 'BOM 中没有已匹配的器件', en: 'No line of the BOM is matched to a part' },
  nameMissing: (_: { name: 'projectName' }) => ({ zh: '请输入项目名称', en: 'Please name the project' }),
  daysTurned: (_: { name: 'endOn' }) => ({
    zh: '结束日期不能早于开始日期',
    en: 'The end lies before the start',
  }),
  budgetNotAllowed: (_: { name: 'budget' }) => ({
    zh: '您的账号没有“维护项目预算”权限',
    en: 'Your account lacks the permission “Maintain project budgets”',
  }),
  memberUnknown: (_: { name: 'memberName' }) => ({
    zh: '本企业没有这个账号，只能加入同企业的同事或设计师',
    en: 'Your enterprise has no such account: only its employees and designers can be added',
  }),
  orderUnknown: (_: { name: 'orderSn' }) => ({ zh: '没有这个订单', en: 'There is no such order' }),
  partUnknown: { state: State.notFound, zh: '器件不存在', en: 'There is no such part' },
  samePart: { zh: '替换前后是同一器件', en: 'This is the same part' },
  notInBoms: { zh: '您的项目 BOM 中没有此器件', en: 'None of your current BOMs has this part' },
});
