// What the page of the letters of authorisation says.
import { words } from '#kit/words/words.ts';

export const attorneyWords = words({
  title: { zh: '授权委托书', en: 'Letters of authorisation' },
  intro: {
    zh: '选择模板，可直接打印空白件手写填写；登录后可在线填写并生成 PDF。',
    en: 'Choose a letter and print it to fill in by hand; after login it can be filled in here and saved as PDF.',
  },
  kinds: { zh: '模板', en: 'Letters' },
  purpose: { zh: '用途', en: 'What it is for' },
  advice: { zh: '使用说明', en: 'Please mind' },
  fill: { zh: '在线填写', en: 'Fill in here' },
  fillHint: {
    zh: '留空的内容会打印为横线，可手写填写。',
    en: 'What you leave empty is printed as a line to write on.',
  },
  makePdf: { zh: '生成 PDF', en: 'Make a PDF' },
  loginForPdf: { zh: '登录后生成 PDF', en: 'Log in to make a PDF' },
  open: { zh: '打开 PDF', en: 'Open the PDF' },
  made: { zh: 'PDF 已生成', en: 'The PDF is ready' },
  date: { zh: '日期：        年      月      日', en: 'Date:' },
  privacy: {
    zh: '身份证号只用于生成这份文件，平台不另行保存。',
    en: 'The ID number goes into this paper only and is kept nowhere else.',
  },
});
