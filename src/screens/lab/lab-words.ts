// What the frame and the first page of a laboratory's console say.
import { words } from '#kit/words/words.ts';

export const labWords = words({
  console: { zh: '实验室工作台', en: 'Laboratory' },
  menu: { zh: '实验室工作台菜单', en: 'Laboratory menu' },
  staff: { zh: '人员', en: 'Staff' },
  staffHint: {
    zh: '岗位、检测组、培训授权与签字领域',
    en: 'Roles, groups, training and scopes of signatures',
  },
  hello: {
    zh: (name: string) => `您好，${name}`,
    en: (name: string) => `Good day, ${name}`,
  },
  me: { zh: '我的岗位', en: 'Who you are here' },
  laboratory: { zh: '检测机构', en: 'Laboratory' },
  roles: { zh: '岗位', en: 'Roles' },
  groups: { zh: '检测组', en: 'Groups' },
  noGroup: { zh: '不限检测组', en: 'No group in particular' },
  may: { zh: '可以办理', en: 'You may' },
  training: { zh: '培训授权', en: 'Trained for' },
  capabilities: {
    zh: (count: number) => `${count} 项能力`,
    en: (count: number) => (count === 1 ? '1 capability' : `${count} capabilities`),
  },
  scopes: { zh: '签字领域', en: 'Scopes of your signature' },
  scopeCount: {
    zh: (count: number) => `${count} 项有效`,
    en: (count: number) => (count === 1 ? '1 holds today' : `${count} hold today`),
  },
  mine: { zh: '查看我的授权', en: 'My authorisations' },
  opens: { zh: '从这里开始', en: 'Where to begin' },
});
