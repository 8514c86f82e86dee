// The words of a member's personal data, on the form and on the card.
import { words } from '#kit/words/words.ts';

export const profileWords = words({
  title: { zh: '个人资料', en: 'Personal data' },
  private: {
    zh: '以下资料仅用于为您提供服务，除昵称和头像外不会展示给他人。全部选填。',
    en: 'All of this is optional and seen by nobody else, except your nickname and picture.',
  },
  person: { zh: '个人信息', en: 'About you' },
  preferences: { zh: '偏好', en: 'Preferences' },

  changeOnce: { zh: '修改（仅一次）', en: 'Change (once)' },
  nameHint: { zh: '可用于登录', en: 'You can log in with it' },
  nameFixed: { zh: '会员名只能修改一次，您已经修改过', en: 'It can be changed once, and has been' },
  nameOfCompany: { zh: '子账号的会员名由企业管理员管理', en: 'Kept by your company’s administrator' },
  nickName: { zh: '昵称', en: 'Nickname' },
  nickNameHint: {
    zh: '用于称呼您，也显示在评价中（部分隐藏）',
    en: 'How we address you; partly shown beside evaluations',
  },
  gender: { zh: '性别', en: 'Gender' },
  male: { zh: '男', en: 'Male' },
  female: { zh: '女', en: 'Female' },
  unsaid: { zh: '保密', en: 'Rather not say' },
  birthday: { zh: '生日', en: 'Birthday' },
  clear: { zh: '清除', en: 'Clear' },
  company: { zh: '公司', en: 'Company' },
  companyCertified: { zh: '来自企业认证，不可在此修改', en: 'From your company’s certification' },
  position: { zh: '职位', en: 'Position' },
  positionPlace: { zh: '如 采购经理、硬件工程师', en: 'e.g. purchasing manager, hardware engineer' },
  languageHint: { zh: '页面与通知使用的语言', en: 'For pages and notifications' },
  asBrowser: { zh: '跟随浏览器', en: 'As my browser asks' },

  saved: { zh: '资料已保存', en: 'Saved' },
  unsaved: { zh: '有未保存的修改', en: 'Not saved yet' },
  undo: { zh: '撤销修改', en: 'Undo changes' },

  renameTitle: { zh: '修改会员名', en: 'Change your member name' },
  renameText: {
    zh: '会员名只能修改一次，修改后请用新会员名登录。',
    en: 'This can be done once. From then on you log in with the new name.',
  },
  newName: { zh: '新会员名', en: 'New member name' },
  newNameHint: { zh: '6-20 位中文、字母、数字、- 或 _', en: '6-20 letters, Chinese, digits, - or _' },
  needsLoginPwd: { zh: '请输入登录密码', en: 'Please enter your login password' },
  rename: { zh: '确认修改', en: 'Change it' },
  renamed: { zh: '会员名已修改', en: 'Member name changed' },
});
