// What the steps of a contract, and of a right to sign, are called in a time line.
import type { Text } from '#kit/words/text.ts';
import type { ContractAction, SignAuthAction } from './contract-process.ts';

export const contractSteps: Record<ContractAction, Text> = {
  draft: { zh: '起草合同', en: 'Drafted' },
  save: { zh: '保存草稿', en: 'Draft saved' },
  submit: { zh: '提交合同', en: 'Submitted' },
  approve: { zh: '内部审批通过', en: 'Approved internally' },
  sendBack: { zh: '内部审批驳回', en: 'Sent back internally' },
  resubmit: { zh: '重新提交', en: 'Submitted again' },
  askChanges: { zh: '退回修改', en: 'Changes asked for' },
  revise: { zh: '提交修改稿', en: 'Changed text handed in' },
  confirm: { zh: '确认文本', en: 'Text confirmed' },
  refuse: { zh: '拒绝合同', en: 'Refused' },
  sign: { zh: '签署', en: 'Signed' },
  withdrawSignature: { zh: '撤回签署', en: 'Signature withdrawn' },
  expire: { zh: '逾期未签', en: 'Expired unsigned' },
  cancel: { zh: '取消', en: 'Cancellation' },
  proposeChange: { zh: '提出变更', en: 'Change proposed' },
  signChange: { zh: '签署变更', en: 'Change signed' },
  refuseChange: { zh: '拒绝变更', en: 'Change refused' },
  withdrawChange: { zh: '撤回变更', en: 'Change withdrawn' },
  proposeTermination: { zh: '提出终止', en: 'Termination proposed' },
  agreeTermination: { zh: '同意终止', en: 'Termination agreed' },
  refuseTermination: { zh: '不同意终止', en: 'Termination objected to' },
  withdrawTermination: { zh: '撤回终止', en: 'Termination withdrawn' },
  terminationTimeout: { zh: '终止期限届满', en: 'Time for an answer is over' },
  terminateAlone: { zh: '单方解除通知', en: 'Notice of termination' },
  complete: { zh: '履行完毕', en: 'Performed' },
  denyCompletion: { zh: '尚未履行完毕', en: 'Not performed yet' },
  mediate: { zh: '平台调解结束', en: 'Mediation ended' },
  end: { zh: '到期结束', en: 'Term ended' },
};

export const signAuthSteps: Record<SignAuthAction, Text> = {
  apply: { zh: '提交申请', en: 'Applied' },
  approve: { zh: '审核通过', en: 'Approved' },
  sendBack: { zh: '审核驳回', en: 'Sent back' },
  resubmit: { zh: '重新提交', en: 'Applied again' },
  expire: { zh: '已过期', en: 'Expired' },
  revoke: { zh: '注销', en: 'Revoked' },
  reviewAgain: { zh: '企业信息变更，重新审核', en: 'Reviewed again: the party has changed' },
};
