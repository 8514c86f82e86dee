// How the offer-sheet room says no.
import { errors } from '#kit/http/refusal.ts';

export const offerSheetErrors = errors('offerSheet', {
  noFile: (_: { name: 'file' }) => ({ zh: '请选择文件', en: 'Please choose a file' }),
  noRows: { zh: '表格中没有可导入的行', en: 'The table has no row that offers anything' },
  noPartColumn: (_: { name: 'roles' }) => ({
    zh: '请指定型号列或货品编号列',
    en: 'Please say which column holds part numbers or product numbers',
  }),
  tooManyRows: ({ rows, most }: { rows: number; most: number }) => ({
    zh: `共 ${rows} 行，一次最多 ${most} 行，请分开导入`,
    en: `${rows} rows: at most ${most} at once, please split the file`,
  }),
});
