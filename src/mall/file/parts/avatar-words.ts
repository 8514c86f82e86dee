// The words of changing one's picture.
import { words } from '#kit/words/words.ts';

export const avatarWords = words({
  title: { zh: '头像', en: 'Your picture' },
  change: { zh: '更换头像', en: 'Change picture' },
  choose: { zh: '选择图片', en: 'Choose a picture' },
  chooseOther: { zh: '换一张', en: 'Choose another' },
  rule: {
    zh: '支持 JPG、GIF、PNG，不超过 1.0MB。将居中裁剪为正方形，并去除拍摄位置等信息。',
    en: 'JPG, GIF or PNG up to 1.0MB. The middle is cut out as a square; where it was taken is removed.',
  },
  preview: { zh: '裁剪预览', en: 'How it will look' },
  wrongType: { zh: '头像仅支持 JPG、GIF、PNG 格式', en: 'Only pictures as JPG, GIF or PNG are accepted' },
  tooLarge: { zh: '头像不能超过 1.0MB', en: 'The picture may have at most 1.0MB' },
  unreadable: {
    zh: '图片已损坏或无法识别，请换一张',
    en: 'The picture is damaged or cannot be read, please choose another',
  },
  needsPicture: { zh: '请选择图片', en: 'Please choose a picture' },
  save: { zh: '保存头像', en: 'Save picture' },
  saved: { zh: '头像已更新', en: 'Picture saved' },
  remove: { zh: '移除头像', en: 'Remove picture' },
  removed: { zh: '头像已移除', en: 'Picture removed' },
});
