// Every sentence of a contract's page and of the windows it opens, for both sides.
import { words } from '#kit/words/words.ts';

export const contractWords = words({
  detail: { zh: '合同详情', en: 'Contract' },
  backToList: { zh: '返回合同列表', en: 'Back to the contracts' },
  failed: { zh: '操作未成功，请稍后再试', en: 'This did not work, please try again later' },

  // whose turn
  yourTurn: { zh: '轮到您处理', en: 'Your turn' },
  theirTurn: { zh: '等待对方处理', en: 'Waiting for the other side' },
  bothTurn: { zh: '等待双方处理', en: 'Waiting for both sides' },
  colleagueTurn: { zh: '等待有权限的同事处理', en: 'Waiting for a colleague who may' },
  insideApproval: { zh: '内部审批中', en: 'Waiting for your own approvers' },
  dueAt: {
    zh: (time: string) => `请在 ${time} 前处理，逾期合同失效`,
    en: (time: string) => `By ${time}, else it expires`,
  },
  dueTheirs: {
    zh: (time: string) => `截止 ${time}，逾期合同失效`,
    en: (time: string) => `Until ${time}, else it expires`,
  },
  dueBy: { zh: (time: string) => `截止 ${time}`, en: (time: string) => `Until ${time}` },
  platform: { zh: '平台', en: 'The platform' },

  // the text
  text: { zh: '合同文本', en: 'The text' },
  readIn: { zh: '显示语言', en: 'Read it in' },
  zh: { zh: '中文', en: '中文' },
  en: { zh: 'English', en: 'English' },
  both: { zh: '中英对照', en: 'Side by side' },
  onlyDifferences: { zh: '只看修改', en: 'Only what changed' },
  wholeText: { zh: '看全文', en: 'Whole text' },
  noComparison: { zh: '不对比', en: 'No comparison' },
  changesSince: {
    zh: (n: number, version: number) => `相对第 ${version} 版有 ${n} 处修改`,
    en: (n: number, version: number) => `${n} ${n === 1 ? 'change' : 'changes'} since version ${version}`,
  },
  noChanges: { zh: '两个版本内容相同', en: 'Both versions say the same' },
  version: { zh: (n: number) => `第 ${n} 版`, en: (n: number) => `Version ${n}` },
  draftVersion: { zh: '草稿', en: 'Draft' },
  versions: { zh: '历次版本', en: 'Versions' },
  asItWas: {
    zh: (n: number, time: string) => `您看到的是第 ${n} 版（${time}）当时的文本`,
    en: (n: number, time: string) => `You are reading version ${n}, as it was on ${time}`,
  },
  toLatest: { zh: '回到最新文本', en: 'To the latest text' },
  hashHint: {
    zh: '由整份合同内容计算（SHA-256），任何一个字不同，指纹就不同。',
    en: 'Made from the whole contract (SHA-256): one letter more or less makes another.',
  },
  lockedBecause: {
    zh: (quoSn: string, version: number) => `价格与数量按已接受的报价 ${quoSn} 第 ${version} 版锁定`,
    en: (quoSn: string, version: number) => `Locked to the accepted quotation ${quoSn}, version ${version}`,
  },

  // negotiation
  propose: { zh: '提出修改', en: 'Propose a change' },
  proposeOn: { zh: (title: string) => `修改意见：${title}`, en: (title: string) => `Change of: ${title}` },
  proposalZh: { zh: '建议的中文表述', en: 'Proposed wording in Chinese' },
  proposalEn: { zh: '建议的英文表述', en: 'Proposed wording in English' },
  comment: { zh: '说明', en: 'Comment' },
  commentHint: { zh: '为什么要改，对方会看到', en: 'Why; the other side reads it' },
  wholeComment: { zh: '对整份合同的意见', en: 'About the contract as a whole' },
  saveRemark: { zh: '记下意见', en: 'Keep it' },
  remarkEmpty: { zh: '请修改条款表述或填写说明', en: 'Change the wording or write a comment' },
  edit: { zh: '修改', en: 'Edit' },
  drop: { zh: '删除', en: 'Remove' },
  remarksKept: {
    zh: (n: number) => `已记下 ${n} 条意见，尚未发给对方`,
    en: (n: number) => `${n} ${n === 1 ? 'remark is' : 'remarks are'} kept here, not sent yet`,
  },
  sendRemarks: { zh: '退回修改', en: 'Send back for changes' },
  sendRemarksText: {
    zh: '对方会看到您标出的条款、建议的表述和说明，修改后再请您确认。',
    en: 'The other side reads what you marked and proposed, revises the text and asks you again.',
  },
  noRemarks: {
    zh: '请先在条款旁点“提出修改”，或写下对整份合同的意见。',
    en: 'Mark a clause first, or write about the contract as a whole.',
  },
  said: {
    zh: (who: string, time: string) => `${who} · ${time}`,
    en: (who: string, time: string) => `${who} · ${time}`,
  },
  reviseHere: { zh: '修改文本', en: 'Revise the text' },

  // acts
  submit: { zh: '提交对方确认', en: 'Send to the other side' },
  save: { zh: '编辑草稿', en: 'Edit the draft' },
  approve: { zh: '审核通过', en: 'Approve' },
  sendBack: { zh: '审核驳回', en: 'Send back' },
  askChanges: { zh: '退回修改', en: 'Ask for changes' },
  confirm: { zh: '确认文本', en: 'Confirm the text' },
  sign: { zh: '签署', en: 'Sign' },
  withdrawSignature: { zh: '撤回签署', en: 'Withdraw the signature' },
  cancel: { zh: '作废', en: 'Cancel the contract' },
  proposeChange: { zh: '提出变更', en: 'Propose an amendment' },
  signChange: { zh: '签署变更', en: 'Sign the amendment' },
  refuseChange: { zh: '不同意变更', en: 'Refuse the amendment' },
  withdrawChange: { zh: '撤回变更', en: 'Withdraw the amendment' },
  proposeTermination: { zh: '提议终止', en: 'Propose termination' },
  agreeTermination: { zh: '同意终止', en: 'Agree to terminate' },
  refuseTermination: { zh: '不同意终止', en: 'Refuse to terminate' },
  withdrawTermination: { zh: '撤回终止提议', en: 'Withdraw the proposal' },
  terminateAlone: { zh: '单方解除', en: 'Terminate alone' },
  complete: { zh: '确认履行完毕', en: 'Say it is completed' },
  denyCompletion: { zh: '尚未履行完毕', en: 'Not completed yet' },
  takeBackCompletion: { zh: '撤回履行完毕', en: 'Take back “completed”' },

  confirmTitle: { zh: '确认合同文本', en: 'Confirm the text' },
  confirmText: {
    zh: '确认后文本冻结，双方即可签署。您确认的正是下面这个指纹所对应的文本。',
    en: 'The text is frozen and both sides can sign. You confirm exactly the text with this fingerprint.',
  },
  asked: {
    zh: '已提交内部审批，通过后即确认',
    en: 'Sent to your approvers; it is confirmed once they agree',
  },
  confirmed: { zh: '文本已确认，可以签署了', en: 'Confirmed: it can be signed' },
  paperConfirmText: {
    zh: '请核对扫描件与登记内容一致。确认后这份线下合同即登记生效。',
    en: 'Compare the scans with what was registered. Once confirmed, the contract is in force here.',
  },
  refuseText: {
    zh: '拒绝后合同终止，中标的明细恢复为未签约。',
    en: 'The contract ends, and its awarded lines are open again.',
  },
  refuseHint: { zh: '对方会看到原因', en: 'The other side reads it' },
  cancelText: {
    zh: '作废后不能恢复，中标的明细恢复为未签约。',
    en: 'This cannot be undone; its awarded lines are open again.',
  },
  cancelBothText: {
    zh: '文本已确认，作废须双方同意：对方也选择作废后才生效。',
    en: 'The text is confirmed, so both sides must agree: it ends once the other side cancels too.',
  },
  cancelAsked: {
    zh: (who: string) => `${who}提议作废这份合同，等待另一方同意`,
    en: (who: string) => `${who} wants to cancel; the other side has to agree`,
  },
  withdrawSignatureText: {
    zh: '对方尚未签署时可以撤回，撤回记录会保留在证据链中。',
    en: 'Possible until the other side signs; the withdrawal stays in the chain of evidence.',
  },
  completeText: {
    zh: '对方也确认后，合同即为完成。',
    en: 'Once the other side says so too, the contract is completed.',
  },
  denyCompletionText: {
    zh: '请写明还有哪些未履行，合同继续履行。',
    en: 'Say what is still to be done; the contract goes on.',
  },
  takeBackCompletionText: { zh: '撤回后合同继续履行。', en: 'The contract goes on.' },
  completeAsked: {
    zh: (who: string) => `${who}已确认履行完毕，等待另一方确认`,
    en: (who: string) => `${who} says it is completed; the other side has to agree`,
  },

  // termination
  terminationText: {
    zh: '对方 10 日内未同意则合同继续履行，由平台调解。协商期间暂停发货。',
    en: 'Without consent in 10 days it stays in force and the platform mediates. Deliveries wait meanwhile.',
  },
  refuseTerminationText: {
    zh: '合同继续履行；双方不能达成一致的，平台会记录并调解。',
    en: 'The contract stays in force; where the sides cannot agree, the platform takes note and mediates.',
  },
  withdrawTerminationText: { zh: '撤回后合同继续履行。', en: 'The contract stays in force.' },
  agreeTerminationText: {
    zh: '同意后合同终止，未交付的订单取消，按下面的约定结算。',
    en: 'The contract is terminated, what was not delivered is cancelled, and it is settled as follows.',
  },
  aloneText: {
    zh: '写明法定或约定的解除理由和通知内容；对方 7 日内未提出异议则合同终止。',
    en: 'Give the legal ground and the notice; without an objection in 7 days the contract is terminated.',
  },
  ground: { zh: '解除理由', en: 'Legal ground' },
  settlement: { zh: '已交付与未交付部分的结算', en: 'Settlement of what was and was not delivered' },
  settlementHint: { zh: '退款、已交货物的处理等', en: 'Refunds, goods already delivered …' },
  notice: { zh: '通知内容', en: 'Notice' },
  reasonMissing: { zh: '请填写原因', en: 'Please give a reason' },
  settlementMissing: { zh: '请写明如何结算', en: 'Please say how to settle' },
  groundMissing: { zh: '请选择解除理由', en: 'Please choose a ground' },
  terminationAsked: {
    zh: (who: string) => `${who}提议终止合同`,
    en: (who: string) => `${who} proposes to terminate`,
  },
  aloneAsked: {
    zh: (who: string) => `${who}通知单方解除合同`,
    en: (who: string) => `${who} gave notice of termination`,
  },
  objects: { zh: '提出异议', en: 'Object' },
  onHold: { zh: '协商期间暂停发货', en: 'Deliveries wait meanwhile' },
  needsMediation: {
    zh: '终止协商未达成一致，平台调解中',
    en: 'No agreement on termination: the platform mediates',
  },

  // amendment
  changeTitle: { zh: '提出合同变更', en: 'Propose an amendment' },
  changeText: {
    zh: '原合同在变更双方签署前继续有效。只写需要改变的内容。',
    en: 'The contract stays in force until both sides have signed. Change only what is to change.',
  },
  changeAsked: {
    zh: (who: string) => `${who}提出变更`,
    en: (who: string) => `${who} proposes an amendment`,
  },
  changePending: { zh: '待签署的变更', en: 'Amendment to be signed' },
  changeNumber: { zh: (line: string) => `${line} 数量`, en: (line: string) => `Quantity of ${line}` },
  changePrice: { zh: (line: string) => `${line} 单价`, en: (line: string) => `Unit price of ${line}` },
  changeDate: { zh: (line: string) => `${line} 交货日期`, en: (line: string) => `Delivery of ${line}` },
  changeEnds: { zh: '合同期限至', en: 'Term until' },
  changeClauses: { zh: '条款', en: 'Clauses' },
  nothingChanged: { zh: '还没有修改任何内容', en: 'Nothing has been changed' },
  sendChange: { zh: '提交变更', en: 'Propose it' },
  withdrawChangeText: { zh: '撤回后原合同不变。', en: 'The contract stays as it is.' },

  // signing
  signTitle: { zh: (sn: string) => `签署合同 ${sn}`, en: (sn: string) => `Sign ${sn}` },
  signChangeTitle: {
    zh: (sn: string) => `签署 ${sn} 的变更`,
    en: (sn: string) => `Sign the amendment of ${sn}`,
  },
  agreement: { zh: '《电子签约服务协议》', en: 'agreement on electronic signing' },
  agreeMissing: { zh: '请先阅读并同意协议', en: 'Please accept the agreement first' },
  seal: { zh: '印章', en: 'Seal' },
  sealMissing: { zh: '请选择印章', en: 'Please choose a seal' },
  toAuthen: { zh: '去签约认证', en: 'Open electronic signing' },
  notAuthen: {
    zh: '签署前需要完成签约认证并启用印章。',
    en: 'Signing needs the authentication of the signer and an active seal.',
  },
  signedText: { zh: '正在签署的文本', en: 'What you sign' },
  isAndIsNot: { zh: '这是什么签名', en: 'What kind of signature this is' },
  signatureIs: {
    zh: '平台以 Ed25519 密钥对每次签署的内容指纹、签署人、印章、时间和上一条证据签名：合同或证据被改动任何一个字节都能查出。',
    en: 'With its Ed25519 key the platform signs the fingerprint, the signer, the seal, the time and the evidence before it: one changed byte is found out.',
  },
  signatureIsNot: {
    zh: '它不是由持牌 CA 颁发证书的“可靠电子签名”：签名密钥由平台持有，而非由您专有和控制。需要这种效力时，请另行通过持牌电子认证机构签署。',
    en: 'It is not the “reliable electronic signature” of a licensed certification authority: the key is held by the platform, not by you alone. Where you need that, sign through a licensed provider.',
  },
  noFactor: {
    zh: '您还没有绑定手机，也没有设置支付密码，无法完成签署验证。',
    en: 'You have neither a mobile nor a payment password to prove yourself with.',
  },
  proveBy: { zh: '验证方式', en: 'Prove it by' },
  bySms: { zh: (mobile: string) => `短信验证码 ${mobile}`, en: (mobile: string) => `SMS code to ${mobile}` },
  byPayPwd: { zh: '支付密码', en: 'Payment password' },
  payPwdMissing: { zh: '请输入支付密码', en: 'Please enter your payment password' },
  signNow: { zh: '确认签署', en: 'Sign it' },
  changeAskedInside: {
    zh: '变更使金额增加，已提交内部审批，通过后请再次签署',
    en: 'It raises the amount: your approvers are asked; sign it once they agree',
  },
  signedToast: { zh: '已签署', en: 'Signed' },
  changeSigned: { zh: '双方已签署，变更生效', en: 'Both have signed: the amendment is in force' },
  bothSigned: { zh: '双方已签署，合同生效', en: 'Both have signed: the contract is in force' },

  // evidence
  evidence: { zh: '签署证据', en: 'Evidence' },
  noEvidence: { zh: '尚未确认或签署', en: 'Nobody has confirmed or signed yet' },
  chainHint: {
    zh: '每条证据都包含上一条的指纹并由平台签名，删改任何一条都会断链。',
    en: 'Every entry holds the fingerprint of the one before and is signed by the platform: none can be changed or taken out unnoticed.',
  },
  evidenceWhat_confirmed: { zh: '确认文本', en: 'Confirmed the text' },
  evidenceWhat_signed: { zh: '签署', en: 'Signed' },
  evidenceWhat_withdrawn: { zh: '撤回签署', en: 'Withdrew the signature' },
  evidenceWhat_effective: { zh: '合同生效', en: 'In force' },
  evidenceWhat_amended: { zh: '变更生效', en: 'Amended' },
  evidenceWhat_papers: { zh: '合同文件存证', en: 'Papers kept' },
  evidenceWhat_proposed: { zh: '提议终止', en: 'Proposed termination' },
  evidenceWhat_noticed: { zh: '单方解除通知', en: 'Gave notice of termination' },
  evidenceWhat_terminated: { zh: '合同终止', en: 'Terminated' },
  method_sms: { zh: '短信验证码', en: 'SMS code' },
  method_payPassword: { zh: '支付密码', en: 'payment password' },
  method_platform: { zh: '平台核对原件', en: 'the platform saw the paper' },
  contentHash: { zh: '内容指纹', en: 'Content' },
  pdfHash: { zh: 'PDF 指纹', en: 'PDF' },
  formerEntry: { zh: '上一条', en: 'Entry before' },
  ownHash: { zh: '本条', en: 'This entry' },
  platformSignature: { zh: '平台签名', en: "Platform's signature" },
  showProof: { zh: '技术细节', en: 'Technical details' },

  // papers
  papers: { zh: '合同文件', en: 'Papers' },
  paperOf: { zh: (language: string) => `PDF · ${language}`, en: (language: string) => `PDF · ${language}` },
  paperPreview: { zh: '未签署的预览', en: 'Preview, not signed' },
  verifyHere: { zh: '验证真伪', en: 'Verify' },
  scans: { zh: '扫描件', en: 'Scans' },

  // performance
  performance: { zh: '履约进度', en: 'Performance' },
  ordered: { zh: '已下单', en: 'Ordered' },
  shipped: { zh: '已发货', en: 'Shipped' },
  reported: { zh: '已出报告', en: 'Reported' },
  received: { zh: '已收货', en: 'Received' },
  invoiced: { zh: '已开票', en: 'Invoiced' },
  returned: { zh: '已退货', en: 'Returned' },
  paid: { zh: '已付款', en: 'Paid' },
  agreed: { zh: '约定', en: 'Agreed' },
  lateTag: { zh: '逾期', en: 'Late' },
  performanceOf: {
    zh: (part: string) => `${part} 履约进度`,
    en: (part: string) => `How far ${part} is`,
  },

  // orders
  chainOf: {
    zh: (sn: string) => `订单 ${sn} 的证据链`,
    en: (sn: string) => `Chain of evidence of order ${sn}`,
  },
  orders: { zh: '关联订单', en: 'Orders' },
  noOrders: { zh: '合同生效后按约定生成订单', en: 'Orders appear once the contract is in force' },
  noCallOffs: { zh: '还没有按框架下单', en: 'Nothing has been called off yet' },

  // call-off
  orderRest: { zh: '下单剩余数量', en: 'Order the rest' },
  orderRestText: {
    zh: '合同中尚未下单的数量，按约定的单价和付款计划生成订单。',
    en: 'Makes an order of what the contract has not ordered, at the agreed prices and plan of payment.',
  },
  aboveLeft: { zh: (n: string) => `最多 ${n}`, en: (n: string) => `At most ${n}` },
  callOff: { zh: '按框架下单', en: 'Call off' },
  callOffTitle: { zh: '按框架价格下单', en: 'Call off at the agreed prices' },
  callOffText: {
    zh: '按合同约定的单价和付款计划生成订单。',
    en: 'Makes an order at the agreed prices with the agreed plan of payment.',
  },
  callOffNumber: { zh: (part: string) => `${part} 本次数量`, en: (part: string) => `Quantity of ${part}` },
  callOffNothing: { zh: '请至少填写一行数量', en: 'At least one quantity, please' },
  numberWrong: { zh: '请输入不小于 0 的整数', en: 'A whole number, please' },
  callOffAsked: {
    zh: '订单已提交企业审批，批准后再付款',
    en: 'Your colleagues decide on the order first; it is paid afterwards',
  },
  callOffDone: { zh: '订单已生成', en: 'The order was made' },
  orderTotal: { zh: '本次金额', en: 'This order' },
  item: { zh: '型号 / 名称', en: 'Part / description' },
  unitPrice: { zh: '含税单价', en: 'Unit price incl. tax' },
  thisTime: { zh: '本次数量', en: 'This time' },
  priceList: { zh: '协议价格表', en: 'Price list' },
  shipTo: { zh: '收货地址', en: 'Ship to' },
  noAddress: { zh: '还没有收货地址', en: 'There is no address yet' },
  agreedPrice: {
    zh: (sn: string) => `合同 ${sn} 的协议价`,
    en: (sn: string) => `Agreed in contract ${sn}`,
  },

  // facts
  facts: { zh: '基本信息', en: 'Facts' },
  initiator: { zh: '起草方', en: 'Drafted by' },
  term: { zh: '期限', en: 'Term' },
  created: { zh: '起草', en: 'Drafted' },
  effective: { zh: '生效', en: 'In force since' },
  closedBecause: { zh: (reason: string) => `原因：${reason}`, en: (reason: string) => `Reason: ${reason}` },
  former: { zh: '上一份合同', en: 'Earlier contract' },

  amount: { zh: '合同金额', en: 'Amount' },
  expected: { zh: '预计', en: 'Expected' },
  renewal: { zh: '续签草稿', en: 'Renewal' },
  noContract: { zh: '没有指定合同', en: 'No contract is named' },
  inForce: { zh: '现行', en: 'In force' },
  compared: { zh: '对比中', en: 'Compared' },
  notSentYet: { zh: '尚未发送', en: 'Not sent yet' },
  lockedShort: {
    zh: (quoSn: string, version: number) => `${quoSn} 第 ${version} 版锁定`,
    en: (quoSn: string, version: number) => `Locked to ${quoSn} v${version}`,
  },
  broken: { zh: '校验不符', en: 'Does not check' },
  annexFiles: { zh: '附件', en: 'Annexes' },

  // stations on top
  stationDraft: { zh: '起草', en: 'Drafted' },
  stationConfirm: { zh: '对方确认', en: 'Confirmed' },
  stationSign: { zh: '双方签署', en: 'Signed' },
  stationForce: { zh: '履行', en: 'In force' },
  stationDone: { zh: '完成', en: 'Completed' },
});
