// How the reading of spreadsheets says no.
import { errors } from '#kit/http/refusal.ts';
import { SHEET_BYTES } from '#kit/http/upload-size.ts';
import { MOST_COLUMNS, MOST_ROWS } from './sheet-limits.ts';

const MEGABYTES = SHEET_BYTES / 1024 / 1024;

export const sheetErrors = errors('sheet', {
  empty: (_: { name: 'file' }) => ({ zh: '文件是空的', en: 'The file is empty' }),
  tooLarge: (_: { name: 'file' }) => ({
    zh: `文件过大，最大 ${MEGABYTES} MB`,
    en: `The file is too large, at most ${MEGABYTES} MB`,
  }),
  locked: (_: { name: 'file' }) => ({
    zh: '文件有密码保护，请去掉密码后再上传',
    en: 'The file is protected by a password: please remove it first',
  }),
  notATable: (_: { name: 'file' }) => ({
    zh: '无法识别该文件，请上传 xlsx、xls、ods、csv 或 tsv 表格',
    en: 'This is no table we can read: please hand in xlsx, xls, ods, csv or tsv',
  }),
  damaged: (_: { name: 'file' }) => ({
    zh: '文件已损坏，无法打开，请重新导出后上传',
    en: 'The file is damaged and cannot be opened: please export it again',
  }),
  bomb: (_: { name: 'file' }) => ({
    zh: '文件解压后过大，已拒绝打开',
    en: 'The file unpacks to far more than a table may be, and was not opened',
  }),
  tooManyRows: (_: { name: 'file' }) => ({
    zh: `表格过长，每个工作表最多 ${MOST_ROWS} 行`,
    en: `Too many rows, at most ${MOST_ROWS} per sheet`,
  }),
  tooManyColumns: (_: { name: 'file' }) => ({
    zh: `表格过宽，最多 ${MOST_COLUMNS} 列`,
    en: `Too many columns, at most ${MOST_COLUMNS}`,
  }),
  tooMuch: (_: { name: 'file' }) => ({
    zh: '表格内容过多，请只保留物料清单后再上传',
    en: 'There is too much in the file: please leave only the list in it',
  }),
  tooSlow: (_: { name: 'file' }) => ({
    zh: '文件过于复杂，无法在限定时间内读完，请另存为 csv 后上传',
    en: 'The file is too complicated to be read in time: please save it as csv',
  }),
  busy: (_: { name: 'file' }) => ({
    zh: '正在处理的文件较多，请稍后再试',
    en: 'Many files are being read right now, please try again in a moment',
  }),
  uncalculated: (_: { name: 'file' }) => ({
    zh: '表格里的公式还没有计算结果，请用 Excel 或 WPS 打开并保存后再上传',
    en: 'The table has formulas that were never calculated: please open and save it in Excel or another spreadsheet first',
  }),
  noRows: (_: { name: 'file' }) => ({ zh: '表格里没有内容', en: 'The table has nothing in it' }),
});

/** What the reading thread may answer instead of sheets. */
export type SheetProblem = keyof typeof sheetErrors;
