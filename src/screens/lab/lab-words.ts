// What the frame and the first page of a laboratory's console say.
import { words } from '#kit/words/words.ts';

export const labWords = words({
  console: { zh: '实验室工作台', en: 'Laboratory' },
  menu: { zh: '实验室工作台菜单', en: 'Laboratory menu' },
  entrust: { zh: '委托受理', en: 'Commissions' },
  entrustHint: { zh: '评审、受理、报价、退回', en: 'Review, accept, price, send back' },
  scan: { zh: '扫码', en: 'Scan' },
  scanHint: { zh: '收样、领用、归还、留样、寄回', en: 'Receive, take, give back, keep, send back' },
  specimens: { zh: '样品', en: 'Specimens' },
  specimensHint: { zh: '在途与在库样品', en: 'On their way and on the shelves' },
  plan: { zh: '排期看板', en: 'Plan board' },
  planHint: { zh: '把项目排给检测员，看各组负荷', en: 'Who works on what and when; how full the groups are' },
  bench: { zh: '检测项目', en: 'Items' },
  benchHint: { zh: '开始、原始记录、完成', en: 'Begin, write down, finish' },
  reports: { zh: '报告', en: 'Reports' },
  reportsHint: { zh: '编制、审核、批准与签发', en: 'Prepare, review, approve and issue' },
  objections: { zh: '异议', en: 'Objections' },
  objectionsHint: { zh: '审查、复检、书面结论', en: 'Examine, test again, decide in writing' },
  equipment: { zh: '设备', en: 'Equipment' },
  equipmentHint: {
    zh: '台账、校准到期、核查与故障',
    en: 'The register, due calibrations, checks and faults',
  },
  environment: { zh: '环境', en: 'Environment' },
  environmentHint: { zh: '各房间温湿度曲线、登记与导入', en: 'Curves of each room, entry and import' },
  staff: { zh: '人员', en: 'Staff' },
  staffHint: {
    zh: '岗位、检测组、培训授权与签字领域',
    en: 'Roles, groups, training and scopes of signatures',
  },
  sheets: { zh: '原始记录模板', en: 'Data sheets' },
  sheetsHint: {
    zh: '检测记什么、怎么算、怎么判：编制、试填与发布',
    en: 'What is written down, computed and decided: write, try and publish',
  },
  hello: {
    zh: (name: string) => `您好，${name}`,
    en: (name: string) => `Good day, ${name}`,
  },
  me: { zh: '我的岗位', en: 'Who you are here' },
  laboratory: { zh: '检测机构', en: 'Laboratory' },
  roles: { zh: '岗位', en: 'Roles' },
  groups: { zh: '检测组', en: 'Groups' },
  atSite: {
    zh: (site: string, groups: string) => `${site}：${groups}`,
    en: (site: string, groups: string) => `${site}: ${groups}`,
  },
  noGroup: { zh: '不限检测组', en: 'No group in particular' },
  may: { zh: '可以办理', en: 'You may' },
  training: { zh: '培训授权', en: 'Trained for' },
  capabilities: {
    zh: (count: number) => `${count} 项能力`,
    en: (count: number) => (count === 1 ? '1 capability' : `${count} capabilities`),
  },
  scopes: { zh: '签字领域', en: 'Scopes of your signature' },
  scopeCount: {
    zh: (count: number) => `${count} 项有效`,
    en: (count: number) => (count === 1 ? '1 holds today' : `${count} hold today`),
  },
  mine: { zh: '查看我的授权', en: 'My authorisations' },
  opens: { zh: '从这里开始', en: 'Where to begin' },
});
