// How the bom room says no.
import { errors } from '#kit/http/refusal.ts';
import { State } from '#kit/http/state.ts';
import { BOM_LINES, GUEST_LINES } from '../bom-limits.ts';

export const bomErrors = errors('bom', {
  notFound: { state: State.notFound, zh: 'BOM 不存在', en: 'There is no such BOM' },
  lineNotFound: { state: State.notFound, zh: 'BOM 中没有这一行', en: 'The BOM has no such line' },
  notYours: {
    state: State.notAllowed,
    zh: '这是同事的 BOM，只能查看；请复制后再修改',
    en: "This is a colleague's BOM, you can only read it; copy it to change it",
  },
  noFile: (_: { name: 'file' }) => ({ zh: '请选择文件', en: 'Please choose a file' }),
  noLines: { zh: '没有读到任何物料行', en: 'No line was found in it' },
  tooManyLines: ({ lines }: { lines: number }) => ({
    zh: `共 ${lines} 行，超过一个 BOM 的上限 ${BOM_LINES} 行，请拆分后上传`,
    en: `${lines} lines are more than the ${BOM_LINES} that one BOM may have: please split it`,
  }),
  unclearColumns: {
    zh: '没有认出型号所在的列：登录后上传可以自己指定各列，也可以粘贴“型号, 数量”',
    en: 'No column of part numbers was recognised: log in to say which column is what, or paste “part, quantity”',
  },
  tooManyForGuests: {
    zh: `未登录时最多 ${GUEST_LINES} 行，登录后可上传和保存最多 ${BOM_LINES} 行`,
    en: `Without an account at most ${GUEST_LINES} lines; log in to upload and keep up to ${BOM_LINES}`,
  },
  tooManyBoms: {
    zh: '保存的 BOM 过多，请先删除不用的',
    en: 'You keep too many BOMs: please delete some first',
  },
  stillMatching: {
    zh: 'BOM 正在匹配，请稍候再试',
    en: 'The BOM is still being matched, please wait a moment',
  },
  noSheet: { zh: '此 BOM 不是由文件生成的，没有列可选', en: 'This BOM has not come from a file' },
  noColumns: {
    zh: '请至少指定型号、参数值、物料编码或供应商编号中的一列',
    en: "Please name at least a column for part number, value, material code or supplier's number",
  },
  nothingToBuy: {
    zh: '没有可加入购物车的行，请先确认匹配',
    en: 'No line can go to the cart: please confirm the matches first',
  },
  unknownPart: (_: { name: 'partId' }) => ({ zh: '器件不存在', en: 'There is no such part' }),
});
