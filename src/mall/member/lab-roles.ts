// What somebody may be in a laboratory, and what each role may do there (domain-lab 4.1): the one literal that doors, menus and the console read.
import type { Text } from '#kit/words/text.ts';

/** One thing that a member of a laboratory's staff may do. */
export const LAB_POINTS = {
  'lab.accept': { zh: '受理委托', en: 'Accept orders' },
  'lab.change': { zh: '变更委托', en: 'Change orders' },
  'lab.chat': { zh: '客户咨询', en: 'Chat with customers' },
  'lab.specimen': { zh: '样品收发与流转', en: 'Handle specimens' },
  'lab.plan': { zh: '任务排期', en: 'Plan the work' },
  'lab.visit': { zh: '现场服务安排', en: 'Arrange visits' },
  'lab.test': { zh: '检测与原始记录', en: 'Test and record' },
  'lab.environment': { zh: '环境记录', en: 'Record the environment' },
  'lab.prepare': { zh: '编制报告', en: 'Prepare reports' },
  'lab.review': { zh: '审核报告', en: 'Review reports' },
  'lab.reopen': { zh: '退回原始记录', en: 'Reopen records' },
  'lab.approve': { zh: '签发报告', en: 'Approve reports' },
  'lab.equipment': { zh: '设备管理', en: 'Keep equipment' },
  'lab.equipment.confirm': { zh: '确认设备校准', en: 'Confirm calibrations of equipment' },
  'lab.capability': { zh: '维护检测能力', en: 'Write capabilities' },
  'lab.standard': { zh: '维护标准', en: 'Keep standards' },
  'lab.sheet': { zh: '编制原始记录模板', en: 'Write data sheets' },
  'lab.quality': { zh: '异议与质量处理', en: 'Objections and quality' },
  'lab.publish': { zh: '发布能力与模板', en: 'Publish capabilities and sheets' },
  'lab.scope': { zh: '授权签字领域', en: 'Scopes of signatories' },
  'lab.void': { zh: '作废报告', en: 'Void reports' },
  'lab.audit': { zh: '审计日志', en: 'Read the log' },
  'lab.figures': { zh: '经营与质量数据', en: 'Read the figures' },
  'lab.staff': { zh: '人员管理', en: 'Manage the staff' },
  'lab.charge': { zh: '维护价格', en: 'Keep prices' },
  'lab.price': { zh: '项目定价', en: 'Price on request' },
  'lab.setting': { zh: '实验室设置', en: 'Settings' },
  'lab.archive': { zh: '报告档案', en: 'Keep the archive' },
  'lab.authen.review': { zh: '认证评审', en: 'Review certifications' },
  'lab.authen.inspect': { zh: '工厂检查', en: 'Inspect factories' },
  'lab.authen.decide': { zh: '认证决定', en: 'Decide on certifications' },
} as const satisfies Record<`lab.${string}`, Text>;

export type LabPoint = keyof typeof LAB_POINTS;
export const ALL_LAB_POINTS = Object.keys(LAB_POINTS) as LabPoint[];

const role = <const P extends readonly LabPoint[]>(zh: string, en: string, points: P) => ({ zh, en, points });

/** The roles with what each may do; somebody may have several. */
export const LAB_ROLES = {
  acceptance: role('受理员', 'Acceptance', ['lab.accept', 'lab.change', 'lab.chat']),
  clerk: role('样品管理员', 'Specimen clerk', ['lab.specimen']),
  planner: role('计划员', 'Planner', ['lab.plan', 'lab.visit']),
  engineer: role('检测员', 'Engineer', ['lab.test', 'lab.environment', 'lab.prepare']),
  reviewer: role('审核员', 'Reviewer', ['lab.review', 'lab.reopen']),
  signatory: role('授权签字人', 'Signatory', ['lab.approve']),
  keeper: role('设备管理员', 'Equipment keeper', ['lab.equipment']),
  techLead: role('技术负责人', 'Technical lead', [
    'lab.capability',
    'lab.standard',
    'lab.sheet',
    'lab.equipment.confirm',
  ]),
  quality: role('质量负责人', 'Quality lead', [
    ...(['lab.quality', 'lab.publish', 'lab.scope', 'lab.void', 'lab.audit', 'lab.figures'] as const),
  ]),
  head: role('实验室主任', 'Head', ['lab.staff', 'lab.charge', 'lab.price', 'lab.setting', 'lab.figures']),
  archivist: role('档案员', 'Archivist', ['lab.archive']),
  authenReviewer: role('认证评审员', 'Certification reviewer', ['lab.authen.review']),
  inspector: role('工厂检查员', 'Inspector', ['lab.authen.inspect']),
  decider: role('认证决定人员', 'Certification decider', ['lab.authen.decide']),
} as const;

export type LabRole = keyof typeof LAB_ROLES;
export const LAB_ROLE_NAMES = Object.keys(LAB_ROLES) as [LabRole, ...LabRole[]];

/** All that these roles may do together, each point once, in the order of the literal. */
export const pointsOf = (roles: readonly LabRole[]): LabPoint[] =>
  ALL_LAB_POINTS.filter((point) =>
    roles.some((one) => (LAB_ROLES[one].points as readonly LabPoint[]).includes(point)),
  );

/** Which roles bring a point along, by name: whom to ask for it. */
export const rolesWith = (point: LabPoint): LabRole[] =>
  LAB_ROLE_NAMES.filter((one) => (LAB_ROLES[one].points as readonly LabPoint[]).includes(point));
