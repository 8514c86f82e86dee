// The words of the desk at which specimens are scanned and handled.
import type { Text } from '#kit/words/text.ts';
import { words } from '#kit/words/words.ts';
import type { SpecimenAct } from '../allowed-acts.ts';

export const actNames: Record<SpecimenAct, Text> = {
  receive: { zh: '收样', en: 'Receive' },
  take: { zh: '领用', en: 'Take' },
  giveBack: { zh: '归还', en: 'Give back' },
  keep: { zh: '留样', en: 'Keep' },
  returnIt: { zh: '寄回', en: 'Send back' },
  move: { zh: '移位', en: 'Move' },
  findAbnormal: { zh: '登记异常', en: 'Report as abnormal' },
  proposeDestroy: { zh: '提出处置', en: 'Propose to destroy' },
  destroy: { zh: '确认处置', en: 'Confirm destruction' },
};

export const scanWords = words({
  title: { zh: '扫码', en: 'Scan' },
  console: { zh: '实验室', en: 'Laboratory' },
  code: { zh: '样品码或货架码', en: 'Code of a specimen or a shelf' },
  codeHint: {
    zh: '扫描标签，或输入样品编号后回车',
    en: 'Scan the label, or type the number and press Enter',
  },
  camera: { zh: '用相机扫描', en: 'Scan with the camera' },
  stopCamera: { zh: '关闭相机', en: 'Close the camera' },
  noCamera: {
    zh: '此浏览器不能用相机识别二维码，请用扫码枪或手工输入',
    en: 'This browser cannot read codes by camera: please use a scanner or type',
  },
  unknown: {
    zh: '不是样品码或货架码，请重新扫描',
    en: 'This is no code of a specimen or a shelf: please scan again',
  },
  begin: {
    zh: '扫描样品标签，这里显示样品与可做的操作；扫描货架标签，之后扫描的样品都移到该货架。',
    en: 'Scan a specimen: what may be done with it stands here. Scan a shelf: what is scanned afterwards moves there.',
  },
  offline: {
    zh: '没有网络：看不到样品状态。选择操作，联网后自动上传。',
    en: 'No network: the state of the specimen cannot be seen. Choose what was done; it is sent when the network is back.',
  },
  keptForLater: { zh: '已离线保存，联网后自动上传', en: 'Kept here; it is sent when the network is back' },
  waiting: { zh: (n: number) => `待上传 ${n} 条`, en: (n: number) => `${n} waiting to be sent` },
  refusedScans: { zh: '未被接受的操作', en: 'Not accepted' },
  sendNow: { zh: '立即上传', en: 'Send now' },
  tooOld: {
    zh: (n: number) => `已超过 ${n} 分钟，请重新扫描`,
    en: (n: number) => `Older than ${n} minutes: please scan it again`,
  },
  dismiss: { zh: '知道了', en: 'Dismiss' },
  shelf: {
    zh: (place: string) => `货架 ${place}：扫描的样品移到此处`,
    en: (place: string) => `Shelf ${place}: what is scanned moves here`,
  },
  leaveShelf: { zh: '结束上架', en: 'Done with this shelf' },
  moved: {
    zh: (no: string, place: string) => `${no} 已移到 ${place}`,
    en: (no: string, place: string) => `${no} moved to ${place}`,
  },
  client: { zh: '委托方', en: 'Client' },
  service: { zh: '委托', en: 'Commission' },
  pieces: { zh: '应收数量', en: 'Pieces expected' },
  lot: { zh: '批号 / 编号', en: 'Lot / serial' },
  hazard: { zh: '危险性', en: 'Hazard' },
  note: { zh: '状态与存放', en: 'State and storage' },
  holder: { zh: '领用人', en: 'Taken by' },
  keepUntil: { zh: '留样至', en: 'Kept until' },
  disposal: { zh: '检后处理', en: 'Afterwards' },
  wentBack: { zh: '返还', en: 'Sent back by' },
  decision: { zh: '客户决定', en: 'The customer’s decision' },
  decideBy: {
    zh: (day: string) => `等待客户在 ${day} 前决定`,
    en: (day: string) => `The customer decides before ${day}`,
  },
  place: { zh: '存放位置', en: 'Place' },
  benchPlace: { zh: '使用地点', en: 'Where it is used' },
  placeHint: { zh: '如 A-03-2', en: 'e.g. A-03-2' },
  qty: { zh: '实收数量', en: 'Pieces received' },
  condition: { zh: '外观与状态', en: 'Condition' },
  conditionAfter: { zh: '检后状态', en: 'Condition afterwards' },
  good: { zh: '外观完好，与委托相符', en: 'Undamaged, as the form says' },
  photos: { zh: '照片（至少一张）', en: 'Photos (at least one)' },
  abnormality: { zh: '异常原因', en: 'What is wrong' },
  words: { zh: '说明（客户会看到）', en: 'In words (the customer reads it)' },
  abnormalText: {
    zh: '登记后通知客户，由客户在期限内决定；未完成的项目暂停。',
    en: 'The customer is told and decides within some working days; unfinished items wait.',
  },
  carrier: { zh: '快递公司', en: 'Carrier' },
  trackingNo: { zh: '运单号', en: 'Tracking number' },
  isWaived: { zh: '客户同意提前寄回', en: 'The customer wants it back now' },
  isWaivedHint: {
    zh: '异议期未满，寄回后不能复检',
    en: 'Objections are still possible; it cannot be tested again',
  },
  destroyWords: { zh: '处置方式与原因', en: 'How and why' },
  proposeText: { zh: '须由另一人确认后才算处置。', en: 'Somebody else has to confirm it.' },
  destroyText: {
    zh: '您是第二人：确认样品已按所述方式处置，不能撤回。',
    en: 'You are the second: confirm that it was destroyed as said. This cannot be undone.',
  },
  done: {
    zh: (no: string, state: string) => `${no} ${state}`,
    en: (no: string, state: string) => `${no}: ${state}`,
  },
  allIn: { zh: '该委托样品已收齐', en: 'All specimens of this commission are there' },
  notNow: { zh: '现在没有您可做的操作', en: 'Nothing can be done by you now' },
  need: { zh: '请填写', en: 'Please fill this in' },
  needQty: { zh: '请填写 1 以上的整数', en: 'Please enter a whole number from 1 on' },
  needPhoto: { zh: '请至少拍一张照片', en: 'Please take a photo at least' },
  next: { zh: '扫描下一个', en: 'Scan the next' },
  shelfLabels: { zh: '打印货架标签', en: 'Print shelf labels' },
  shelfPlaces: { zh: '货架位置，一行一个', en: 'Places of shelves, one a line' },
});
