// How the room of material codes says no.
import { errors, notIn } from '#kit/http/refusal.ts';
import { State } from '#kit/http/state.ts';
import { MOST_IMPORT_ROWS, MOST_MAT_CODES } from '../mat-code-fields.ts';
import { matCodeStatus } from '../mat-code-status.ts';

export const matCodeErrors = errors('matCode', {
  notFound: { state: State.notFound, zh: '物料编码不存在', en: 'There is no such material code' },
  noConflict: { state: State.notFound, zh: '该冲突不存在', en: 'There is no such conflict' },
  noImport: { state: State.notFound, zh: '该导入记录不存在', en: 'There is no such import' },
  notNow: notIn(matCodeStatus),
  changedMeanwhile: {
    zh: '物料编码已被他人修改，请刷新后重试',
    en: 'Somebody else has just changed this, please load it again',
  },
  taken: ({ matCode }: { name: 'matCode'; matCode: string }) => ({
    zh: `物料编码 ${matCode} 已存在`,
    en: `The material code ${matCode} exists already`,
  }),
  tooMany: {
    zh: `每家企业最多保存 ${MOST_MAT_CODES} 个物料编码`,
    en: `An enterprise keeps at most ${MOST_MAT_CODES} material codes`,
  },
  partUnknown: (_: { name: 'partId' }) => ({
    zh: '请从列表中选择型号',
    en: 'Please choose a part from the list',
  }),
  alternateUnknown: (_: { name: 'alternatePartIds' }) => ({
    zh: '替代型号不存在，请重新选择',
    en: 'An alternate is no part of this mall, please choose again',
  }),
  alternateIsPart: (_: { name: 'alternatePartIds' }) => ({
    zh: '替代型号不能与主型号相同',
    en: 'A part cannot be an alternate of itself',
  }),
  offerUnknown: (_: { name: 'productId' }) => ({
    zh: '首选货品不属于该型号，请重新选择',
    en: 'The preferred offer is not of this part, please choose again',
  }),
  partFirst: {
    zh: '请先选择型号，再启用该编码',
    en: 'Please choose its part first',
  },
  noFile: (_: { name: 'file' }) => ({ zh: '请选择要导入的表格', en: 'Please choose a file' }),
  noRows: { zh: '表格中没有可导入的数据行', en: 'There are no lines to import in this sheet' },
  noCodeColumn: (_: { name: 'columns' }) => ({
    zh: '请指定哪一列是物料编码',
    en: 'Please say which column has the material codes',
  }),
  tooManyRows: ({ rows }: { rows: number }) => ({
    zh: `表格有 ${rows} 行，一次最多导入 ${MOST_IMPORT_ROWS} 行`,
    en: `The sheet has ${rows} lines, at most ${MOST_IMPORT_ROWS} can be imported at once`,
  }),
  importNotNow: {
    zh: '该导入已处理，请刷新后查看',
    en: 'This import has been dealt with already, please load it again',
  },
  changedSince: ({ matCode }: { matCode: string }) => ({
    zh: `预览之后物料编码 ${matCode} 已被修改，请重新预览`,
    en: `The material code ${matCode} has been changed since the preview, please look at the differences again`,
  }),
  nothingToApply: { zh: '没有需要写入的差异', en: 'There is nothing to write' },
});
