// Every sentence of the opening list.
import { words } from '#kit/words/words.ts';

export const openWords = words({
  title: { zh: '开业清单', en: 'Opening list' },
  isShut: {
    zh: '商城尚未开业：访客看到的是“筹备中”。完成所有必需项后即可开业。',
    en: 'The mall is not open: visitors see “Opening soon”. It opens once all that must be is done.',
  },
  isOpen: { zh: '商城已开业，访客可以浏览和购买。', en: 'The mall is open: visitors look around and buy.' },
  must: { zh: '必需', en: 'Must' },
  should: { zh: '建议', en: 'Should' },
  done: { zh: '已完成', en: 'Done' },
  missing: { zh: '未完成', en: 'Missing' },
  goThere: { zh: '去设置', en: 'Go there' },
  open: { zh: '开业', en: 'Open the mall' },
  sure: { zh: '现在开业？', en: 'Open the mall now?' },
  sureText: { zh: '开业后，任何人都能浏览和下单。', en: 'From then on everybody can look around and order.' },
  opened: { zh: '商城已开业', en: 'The mall is open' },
  preview: { zh: '开业前预览', en: 'Look at the shop' },
  testSms: { zh: '发送测试短信', en: 'Send a test' },
  testSent: { zh: '测试短信已发送到您的手机', en: 'The test was sent to your mobile' },
  declare: { zh: '已安排', en: 'It is so' },
  again: { zh: '重新检查', en: 'Check again' },
  stillMissing: {
    zh: (count: number) => `还有 ${count} 项必需事项未完成`,
    en: (count: number) =>
      count === 1 ? 'One thing that must be is missing' : `${count} things that must be are missing`,
  },
});
