// What stands beside a sheet that comes in.
import { words } from '#kit/words/words.ts';

export const sheetImportWords = words({
  chooseFile: { zh: '选择文件', en: 'Choose a file' },
  otherFile: { zh: '换一个文件', en: 'Another file' },
  fileTooLarge: { zh: '文件过大', en: 'The file is too large' },
  reading: { zh: '正在读取…', en: 'Reading…' },
  template: { zh: '下载模板', en: 'Template' },
  preview: { zh: '导入预览', en: 'What it would bring' },
  wrong: { zh: '有误', en: 'Wrong' },
  new: { zh: '新增', en: 'New' },
  changed: { zh: '变更', en: 'Changed' },
  same: { zh: '相同', en: 'The same' },
  row: { zh: '行', en: 'Row' },
  says: { zh: '说明', en: 'What' },
  firstOnly: { zh: '只显示前 300 行', en: 'The first 300 rows' },
  take: {
    zh: (count: number) => `导入 ${count} 行`,
    en: (count: number) => (count === 1 ? 'Take 1 row' : `Take ${count} rows`),
  },
  nothingToTake: { zh: '没有可导入的内容', en: 'Nothing to take' },
  taken: {
    zh: (fresh: number, changed: number) => `已导入：新增 ${fresh}，变更 ${changed}`,
    en: (fresh: number, changed: number) => `Taken: ${fresh} new, ${changed} changed`,
  },
  toList: { zh: '回到列表', en: 'Back to the list' },
});
