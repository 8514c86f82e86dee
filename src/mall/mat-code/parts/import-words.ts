// What screens say about importing material codes.
import { words } from '#kit/words/words.ts';

export const importWords = words({
  title: { zh: '导入物料编码', en: 'Import material codes' },
  intro: {
    zh: 'Excel 或 CSV。先看差异，确认后才写入，写入后可以撤销。空单元格不会改动已有内容。',
    en: 'Excel or CSV. You see every difference before anything is written, and an import can be undone. Empty cells change nothing.',
  },
  file: { zh: '表格文件', en: 'File' },
  fileHint: {
    zh: 'xlsx、xls、ods、csv，最大 10 MB，最多 20000 行',
    en: 'xlsx, xls, ods, csv; 10 MB and 20,000 lines at most',
  },
  chooseFile: { zh: '选择文件', en: 'Choose a file' },
  noFile: { zh: '未选择文件', en: 'No file chosen' },
  fileMissing: { zh: '请选择要导入的表格', en: 'Please choose a file' },
  fileTooLarge: { zh: '文件超过 10 MB', en: 'The file is larger than 10 MB' },
  reading: { zh: '正在识别表格…', en: 'Reading the file…' },
  sheetRows: {
    zh: (name: string, rows: number) => `${name}（${rows} 行）`,
    en: (name: string, rows: number) => `${name} (${rows} lines)`,
  },
  columns: { zh: '请确认每一列的含义', en: 'Please confirm what each column is' },
  guessed: {
    zh: (head: number) => `已按第 ${head} 行表头识别`,
    en: (head: number) => `Recognised by the head in line ${head}`,
  },
  noHead: { zh: '没有识别出表头，请指定各列', en: 'No head was recognised: please say what the columns are' },
  field: { zh: '字段', en: 'Field' },
  column: { zh: '表格中的列', en: 'Column of the file' },
  sample: { zh: '前几行', en: 'First lines' },
  notInFile: { zh: '（表格中没有）', en: '(not in the file)' },
  codeMissing: { zh: '请指定哪一列是物料编码', en: 'Please say which column has the material codes' },
  compare: { zh: '查看差异', en: 'Show the differences' },
  back: { zh: '返回导入记录', en: 'Back to the imports' },
  kinds: { zh: '差异种类', en: 'Kinds of lines' },
  kindNew: { zh: '新增', en: 'New' },
  kindChanged: { zh: '有变化', en: 'Changed' },
  kindUnchanged: { zh: '无变化', en: 'Unchanged' },
  kindInvalid: { zh: '有错误', en: 'Invalid' },
  kindDuplicate: { zh: '表内重复', en: 'Twice in the file' },
  kindUnmatched: { zh: '未匹配型号', en: 'Not matched' },
  kindConflict: { zh: '型号冲突', en: 'Another part' },
  line: { zh: '行', en: 'Line' },
  code: { zh: '编码', en: 'Code' },
  differences: { zh: '差异', en: 'Differences' },
  nothing: { zh: '（空）', en: '(empty)' },
  becomes: { zh: '改为', en: 'becomes' },
  decideAll: { zh: '全部冲突', en: 'All conflicts' },
  decideOf: {
    zh: (code: string) => `${code} 的冲突怎么处理`,
    en: (code: string) => `What becomes of ${code}`,
  },
  conflictText: {
    zh: (count: number) => `${count} 行指向了另一个型号，请选择怎么处理；以后决定的会进入“冲突”。`,
    en: (count: number) =>
      `${count === 1 ? 'One line names' : `${count} lines name`} another part: choose what becomes of it; what is decided later waits under Conflicts.`,
  },
  apply: {
    zh: (count: number) => `确认导入 ${count} 行`,
    en: (count: number) => (count === 1 ? 'Import one line' : `Import ${count} lines`),
  },
  nothingToApply: { zh: '没有需要写入的差异', en: 'There is nothing to write' },
  undo: { zh: '撤销导入', en: 'Undo this import' },
  undoTitle: { zh: '撤销这次导入？', en: 'Undo this import?' },
  undoText: {
    zh: '新增的编码会删除，改动的会恢复；导入后又被人改过的保留现状，并会告诉您是哪些。',
    en: 'What it added is deleted, what it changed returns; what has been changed since stays, and you are told which.',
  },
  undone: {
    zh: (removed: number, restored: number) => `已撤销：删除 ${removed} 个，恢复 ${restored} 个`,
    en: (removed: number, restored: number) => `Undone: ${removed} removed, ${restored} restored`,
  },
  kept: {
    zh: (count: number) => `${count} 个编码保留现状`,
    en: (count: number) => `${count} codes stay as they are`,
  },
  appliedToast: { zh: '导入完成', en: 'Imported' },
  again: { zh: '重新预览', en: 'Choose the file again' },
  noImports: { zh: '还没有导入过', en: 'Nothing has been imported yet' },
  noImportsText: {
    zh: '下载模板填写，或直接选择 ERP 导出的料号表。',
    en: 'Fill in the template, or choose a list out of your ERP.',
  },
  noRows: { zh: '没有这类行', en: 'No lines of this kind' },
  fileName: { zh: '文件', en: 'File' },
  by: { zh: '导入人', en: 'By' },
  result: { zh: '内容', en: 'What it does' },
  counts: {
    zh: (added: number, changed: number) => `新增 ${added} · 变化 ${changed}`,
    en: (added: number, changed: number) => `${added} new · ${changed} changed`,
  },
});
