// How the catalog-import room says no.
import { errors, notIn } from '#kit/http/refusal.ts';
import { State } from '#kit/http/state.ts';
import { catalogImportStatus } from '../catalog-import-status.ts';

export const catalogImportErrors = errors('catalogImport', {
  notFound: { state: State.notFound, zh: '没有找到该导入记录', en: 'There is no such import' },
  notNow: notIn(catalogImportStatus),
  changedMeanwhile: { zh: '导入状态已变化，请刷新', en: 'The import has moved on, please load it anew' },
  running: {
    zh: '已有目录正在导入，请等它完成或先停止它',
    en: 'A catalogue is being taken already: wait until it is done, or stop it first',
  },
  noFile: (_: { name: 'file' }) => ({ zh: '请选择文件', en: 'Please choose a file' }),
  noCatalogue: (_: { name: 'file' }) => ({
    zh: '压缩包中没有 .jsonl 目录文件',
    en: 'There is no .jsonl catalogue in the archive',
  }),
  damaged: (_: { name: 'file' }) => ({
    zh: '压缩包已损坏，或解压后过大',
    en: 'The archive is damaged, or too large when it is unpacked',
  }),
  noHeadings: ({ missing }: { name: 'file'; missing: readonly string[] }) => ({
    zh: `表格缺少列：${missing.join('、')}。请按模板填写`,
    en: `The table lacks columns: ${missing.join(', ')}. Please follow the template`,
  }),
  noRows: (_: { name: 'file' }) => ({ zh: '表格中没有数据行', en: 'The table has no rows' }),
  noStore: (_: { name: 'storeId' }) => ({ zh: '店铺不存在或已关闭', en: 'There is no such store' }),
});
