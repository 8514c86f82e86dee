// What the statistics room refuses.
import { errors } from '#kit/http/refusal.ts';

export const statisticsErrors = errors('statistics', {
  unreadable: { zh: '行为数据无法解析', en: 'The events cannot be read' },
  backwards: { zh: '开始日期不能晚于结束日期', en: 'The first day must not come after the last' },
});
