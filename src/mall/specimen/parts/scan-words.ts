// The words of the desk at which specimens are scanned and received.
import { words } from '#kit/words/words.ts';

export const scanWords = words({
  title: { zh: '扫码收样', en: 'Scan and receive' },
  console: { zh: '实验室', en: 'Laboratory' },
  code: { zh: '样品码', en: 'Specimen code' },
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
  unknown: { zh: '不是样品码，请重新扫描', en: 'This is no code of a specimen: please scan again' },
  begin: {
    zh: '扫描样品标签后，这里显示样品与可做的操作。',
    en: 'Scan a label: the specimen and what may be done with it stand here.',
  },
  client: { zh: '委托方', en: 'Client' },
  service: { zh: '委托', en: 'Commission' },
  pieces: { zh: '应收数量', en: 'Pieces expected' },
  lot: { zh: '批号 / 编号', en: 'Lot / serial' },
  hazard: { zh: '危险性', en: 'Hazard' },
  note: { zh: '状态与存放', en: 'State and storage' },
  place: { zh: '存放位置', en: 'Place' },
  placeHint: { zh: '如 A-03-2', en: 'e.g. A-03-2' },
  qty: { zh: '实收数量', en: 'Pieces received' },
  condition: { zh: '外观与状态', en: 'Condition' },
  good: { zh: '外观完好，与委托相符', en: 'Undamaged, as the form says' },
  photos: { zh: '照片（至少一张）', en: 'Photos (at least one)' },
  receive: { zh: '收样', en: 'Receive' },
  received: { zh: (no: string) => `${no} 已收样`, en: (no: string) => `${no} received` },
  allIn: { zh: '该委托样品已收齐', en: 'All specimens of this commission are there' },
  notNow: { zh: '现在不能收样', en: 'Nothing can be received now' },
  need: { zh: '请填写', en: 'Please fill this in' },
  needPhoto: { zh: '请至少拍一张照片', en: 'Please take a photo at least' },
  next: { zh: '扫描下一个', en: 'Scan the next' },
});
