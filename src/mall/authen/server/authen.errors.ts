// How the authen room says no.
import { errors } from '#kit/http/refusal.ts';
import { State } from '#kit/http/state.ts';
import type { Text } from '#kit/words/text.ts';
import type { CaseState } from '../authen-process.ts';
import { caseStatus, certificateStatus, surveillanceStatus } from '../authen-status.ts';
import type { CertificateState, SurveillanceState } from '../certificate-process.ts';

export const authenErrors = errors('authen', {
  notFound: { state: State.notFound, zh: '没有找到该认证申请', en: 'There is no such certification' },
  notNow: ({ state }: { state: CaseState }) => ({
    zh: `认证申请“${caseStatus[state].zh}”，不能进行此操作`,
    en: `The certification is “${caseStatus[state].en}”: this is not possible now`,
  }),
  changedMeanwhile: {
    zh: '内容已被他人修改，请刷新后重试',
    en: 'Somebody else has changed it meanwhile, please load it anew',
  },
  /** `name`: the field. */
  incomplete: ({ text }: { name: string; text: Text }) => text,
  noLaboratory: { zh: '暂没有开展认证的机构', en: 'No laboratory takes certifications yet' },
  ownCase: {
    zh: '不能处理本人或本企业的认证',
    en: 'Nobody acts on a certification of his own or of his enterprise',
  },
  /** Nobody reviews, inspects and decides in one case (domain-lab 4.1). */
  notSamePerson: {
    zh: '评审、检查、决定须由不同人员承担，您已参与本申请的其他环节',
    en: 'Review, inspection and decision are done by different people: you have had another part in this case',
  },
  notSameDecider: {
    zh: '申诉须由未参与原决定的人员复核',
    en: 'An appeal is decided by somebody who has not decided before',
  },
  buyerCannot: {
    zh: '客户方暂不能下单（限额、预算或付款条件），请客户处理后再受理',
    en: 'The customer cannot order now (limits, budget or terms of payment): it can be accepted once that is settled',
  },
  noFees: { zh: '请填写检查人日或差旅费', en: 'Please enter man-days or travel' },
  noManDays: {
    zh: '该认证方案须做工厂检查，请填写检查人日',
    en: 'This scheme inspects the factory: please enter the man-days',
  },
  noTest: {
    zh: '请选择本企业已完成的检测委托，或填写外部报告的编号、机构、资质、签发日期并上传报告',
    en: 'Please name a finished commission of yours, or number, laboratory, mark and day of a report, and upload it',
  },
  noSuchTest: ({ serviceSn }: { serviceSn: string }) => ({
    zh: `没有找到已出具报告的检测委托 ${serviceSn}`,
    en: `There is no commission ${serviceSn} of yours with its report`,
  }),
  oldTest: {
    zh: '外部报告的签发日期须在 12 个月以内',
    en: 'A report from elsewhere is at most 12 months old',
  },
  daysToCome: { zh: '检查日期不能早于今天', en: 'Please propose a day that is still to come' },
  notYetThere: ({ date }: { date: string }) => ({
    zh: `约定的检查日期是 ${date}，当天起才能登记`,
    en: `The inspection is on ${date}: it is recorded from that day on`,
  }),
  noFinding: { state: State.notFound, zh: '没有该不符合项', en: 'There is no such finding' },
  findingNotNow: { zh: '该不符合项当前不能这样处理', en: 'This is not possible with the finding now' },
  needsEvidence: {
    zh: '严重不符合须上传整改证据',
    en: 'A major finding is answered with evidence: please upload it',
  },
  needsRevisit: {
    zh: '该不符合项要求现场复查，请先安排复查',
    en: 'This finding asks for another look at the factory: please plan that first',
  },
  needsReason: { zh: '请说明理由', en: 'Please say why' },
  underWay: {
    zh: '认证已进入检查或决定环节，订单不能取消；请与认证机构协商',
    en: 'The certification has come to inspection or decision: its order cannot be cancelled',
  },
  noCertificate: { state: State.notFound, zh: '没有找到该证书', en: 'There is no such certificate' },
  certificateNotNow: ({ state }: { state: CertificateState }) => ({
    zh: `证书${certificateStatus[state].zh}，不能进行此操作`,
    en: `The certificate is “${certificateStatus[state].en}”: this is not possible now`,
  }),
  surveillanceNotNow: ({ state }: { state: SurveillanceState }) => ({
    zh: `监督${surveillanceStatus[state].zh}，不能进行此操作`,
    en: `The surveillance is “${surveillanceStatus[state].en}”: this is not possible now`,
  }),
  askMore: {
    zh: '请输入证书编号，或至少 4 个字的持证人名称（“有限公司”等不计）',
    en: 'Please enter the number, or at least 4 signs of the holder’s name beside “Co., Ltd.” and the like',
  },
});
