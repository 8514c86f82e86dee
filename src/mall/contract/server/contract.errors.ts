// How the contract room says no.
import { errors, notIn } from '#kit/http/refusal.ts';
import { State } from '#kit/http/state.ts';
import type { Text } from '#kit/words/text.ts';
import { type ContractState, contractStatus } from '../contract-status.ts';

const inState = (state: ContractState): Text => contractStatus[state];

export const contractErrors = errors('contract', {
  notFound: { state: State.notFound, zh: '合同不存在', en: 'There is no such contract' },
  notNow: notIn(contractStatus),
  changedMeanwhile: ({ state }: { state: ContractState }) => ({
    zh: `合同已被他人处理，当前状态：${inState(state).zh}，请刷新后查看`,
    en: `Somebody else was faster: the contract is now “${inState(state).en}”. Please load it again`,
  }),
  otherText: {
    zh: '合同文本已更新，与您看到的版本不一致，请刷新核对后再操作',
    en: 'The text is no longer the one on your screen: please load it again and check it',
  },
  noAwards: {
    state: State.notFound,
    zh: '没有可转为合同的中标明细',
    en: 'There are no awarded lines that could become a contract',
  },
  unknownTemplate: { state: State.notFound, zh: '合同范本不存在', en: 'There is no such template' },
  unknownStore: { state: State.notFound, zh: '店铺不存在', en: 'There is no such store' },
  unknownEnterprise: { state: State.notFound, zh: '企业不存在', en: 'There is no such enterprise' },
  ownStore: { zh: '不能与自己的店铺签订合同', en: 'Nobody makes a contract with his own store' },
  enterprisesOnly: {
    zh: '签订合同须先完成企业认证',
    en: 'Contracts are for certified enterprises: please certify yours first',
  },
  lockedLine: ({ lineNo, partNo, what }: { lineNo: number; partNo: string; what: Text }) => ({
    zh: `第 ${lineNo} 行（${partNo}）的${what.zh}来自已接受的报价，不可修改`,
    en: `Line ${lineNo} (${partNo}): the ${what.en} comes from the accepted quotation and cannot be changed`,
  }),
  lockedField: ({ what }: { what: Text }) => ({
    zh: `${what.zh}来自已接受的报价，不可修改`,
    en: `The ${what.en} comes from the accepted quotation and cannot be changed`,
  }),
  incomplete: ({ text }: { path: string; text: Text }) => text,
  badAmount: { zh: '请输入正确的金额，最多两位小数', en: 'Please enter an amount with at most two decimals' },
  nothingAsked: {
    zh: '请写明修改意见，或至少标注一条条款',
    en: 'Say what you would like to change, or mark a clause',
  },
  unknownClause: { zh: '合同中没有该条款', en: 'The contract has no such clause' },
  nothingChanged: { zh: '变更内容与现行合同相同', en: 'Nothing differs from the text in force' },
  fewerThanOrdered: ({ lineNo, ordered }: { lineNo: number; ordered: number }) => ({
    zh: `第 ${lineNo} 行已下单 ${ordered}，数量不能低于该数；请先取消订单中未发货的部分`,
    en: `Line ${lineNo}: ${ordered} are ordered, no fewer can be agreed; close what is not delivered of the order first`,
  }),
  orderedPrice: ({ lineNo }: { lineNo: number }) => ({
    zh: `第 ${lineNo} 行已下单，产品、单价和税率不可变更`,
    en: `Line ${lineNo} is ordered: product, price and tax cannot change`,
  }),
  ruleOfFactor: {
    zh: '请输入短信验证码或支付密码以确认本人操作',
    en: 'Please enter the SMS code or your pay password to confirm that it is you',
  },
  noMobile: { zh: '请先绑定手机号', en: 'Please add your mobile number first' },
  otherAgreement: {
    zh: '签约服务协议已更新，请阅读并同意最新版本',
    en: 'The signing agreement has changed: please read and accept the current version',
  },
  notAuthenticated: {
    zh: '您尚未通过签约认证，请先完成签约认证',
    en: 'You have no right to sign yet: please complete the authentication for signing first',
  },
  certificationOver: {
    zh: '企业认证已失效，暂不能签署合同',
    en: 'The certification of your enterprise is not valid: contracts cannot be signed for now',
  },
  partyDiffers: ({ inText, signing }: { inText: string; signing: string }) => ({
    zh: `合同中的签约主体为“${inText}”，您的签约认证主体为“${signing}”，请退回或取消后由起草方更正`,
    en: `The contract names “${inText}”, you may sign for “${signing}”: have the text corrected first`,
  }),
  unknownSeal: { state: State.notFound, zh: '印章不存在', en: 'There is no such seal' },
  sealNotActive: { zh: '该印章未启用', en: 'This seal is not in use' },
  noFramework: {
    zh: '该合同没有可下单的数量',
    en: 'Nothing is left to be ordered under this contract',
  },
  otherStore: ({ lineNo }: { lineNo: number }) => ({
    zh: `第 ${lineNo} 行的商品不属于该供应商`,
    en: `The product of line ${lineNo} is not the supplier’s`,
  }),
  changeAsked: {
    zh: '变更使合同金额增加，内部审批通过后再签署',
    en: 'The amendment raises the amount: it can be signed once your own approvers have agreed',
  },
  unknownLine: ({ lineNo }: { lineNo: number }) => ({
    zh: `合同中没有第 ${lineNo} 行`,
    en: `The contract has no line ${lineNo}`,
  }),
  aboveContract: ({ lineNo, left }: { lineNo: number; left: number }) => ({
    zh: `第 ${lineNo} 行最多还可下单 ${left}`,
    en: `At most ${left} of line ${lineNo} can still be ordered`,
  }),
  notInPacks: ({ partNo, least, multiple }: { partNo: string; least: number; multiple: number }) => ({
    zh: `${partNo} 起订量为 ${least}${multiple > 1 ? `，须为 ${multiple} 的整数倍` : ''}`,
    en: `${partNo} is ordered from ${least} on${multiple > 1 ? `, in multiples of ${multiple}` : ''}`,
  }),
  projectNotFound: { state: State.notFound, zh: '项目不存在', en: 'There is no such project' },
  onHold: { zh: '合同终止协商中，暂不能下单', en: 'A termination is being discussed: no orders for now' },
  wrongDates: { zh: '结束日期应晚于开始日期', en: 'The end must be after the beginning' },
  noVersion: { state: State.notFound, zh: '没有该版本', en: 'There is no such version' },
  noPaper: { zh: '请上传 PDF 文件或输入验证码', en: 'Please hand in a PDF or type a code' },
  unknownCode: { state: State.notFound, zh: '没有该验证码', en: 'There is no such code' },
  notOffline: {
    zh: '只有线下合同可由平台确认',
    en: 'Only a contract made on paper is confirmed by the platform',
  },
});

export const signAuthErrors = errors('signAuth', {
  notFound: { state: State.notFound, zh: '签约认证不存在', en: 'There is no such right to sign' },
  notNow: { zh: '当前状态不允许此操作', en: 'Not allowed in the current state' },
  changedMeanwhile: {
    zh: '已被他人处理，请刷新后查看',
    en: 'Somebody else has just dealt with this, please load it again',
  },
  already: { zh: '您已提交过签约认证', en: 'You have applied already' },
  forOther: {
    zh: '您已为其他主体申请过签约认证，一个账号只能为一个主体签署',
    en: 'You have applied for another party: one account signs for one party only',
  },
  enterprisesOnly: {
    zh: '签约认证仅对认证企业和店铺开放，请先完成企业认证',
    en: 'For certified enterprises and stores only: please certify your enterprise first',
  },
  letterMissing: {
    zh: '经办人须上传授权委托书并填写有效期',
    en: 'A handler needs a letter of authorisation and its last day',
  },
  letterOver: { zh: '授权有效期须晚于今天', en: 'The authorisation must last beyond today' },
  licenceMissing: { zh: '请上传营业执照', en: 'Please upload the business licence' },
  notLegal: ({ name }: { name: string }) => ({
    zh: `法定代表人为${name}，请以经办人身份申请`,
    en: `The legal representative is ${name}: please apply as a handler`,
  }),
  sealNotFound: { state: State.notFound, zh: '印章不存在', en: 'There is no such seal' },
  sealTwice: { zh: '已有同类印章', en: 'There is a seal of this kind already' },
  handlerName: { zh: '请填写签名章上的姓名', en: 'Please enter the name on the seal' },
  ownReview: { zh: '不能审核自己的申请', en: 'Nobody decides on an application of his own' },
});
