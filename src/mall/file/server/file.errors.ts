// How the file room says no.
import { errors } from '#kit/http/refusal.ts';
import { State } from '#kit/http/state.ts';

export const fileErrors = errors('file', {
  noFile: (_: { name: 'file' }) => ({ zh: '请选择要上传的文件', en: 'Please choose a file' }),
  tooLarge: { state: State.tooLarge, zh: '文件不能超过 4.0MB', en: 'A file may have at most 4.0MB' },
  notAPicture: (_: { name: 'file' }) => ({
    zh: '仅支持 JPG、GIF、PNG、JPEG、BMP 格式的图片',
    en: 'Only pictures as JPG, GIF, PNG, JPEG or BMP are accepted',
  }),
  notAVoucher: (_: { name: 'file' }) => ({
    zh: '仅支持 JPG、GIF、PNG、JPEG、BMP 图片或 PDF 文件',
    en: 'Only pictures (JPG, GIF, PNG, JPEG, BMP) or PDF files are accepted',
  }),
  notAnAvatar: (_: { name: 'file' }) => ({
    zh: '头像仅支持 JPG、GIF、PNG 格式',
    en: 'Only pictures as JPG, GIF or PNG are accepted',
  }),
  avatarTooLarge: (_: { name: 'file' }) => ({
    state: State.tooLarge,
    zh: '头像不能超过 1.0MB',
    en: 'The picture may have at most 1.0MB',
  }),
  unreadable: (_: { name: 'file' }) => ({
    zh: '图片已损坏或无法识别，请换一张',
    en: 'The picture is damaged or cannot be read, please choose another',
  }),
  busy: (_: { name: 'file' }) => ({
    zh: '正在处理的图片较多，请稍后再试',
    en: 'Many pictures are being read right now, please try again in a moment',
  }),
  brokenPdf: (_: { name: 'file' }) => ({
    zh: 'PDF 文件已损坏或不完整，请重新导出后上传',
    en: 'The PDF is damaged or not complete: please export it again',
  }),
  wrongKind: { zh: '请重新上传文件', en: 'Please upload the files again' },
});
