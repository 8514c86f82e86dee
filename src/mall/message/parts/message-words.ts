// What the message centre and its settings say.
import { words } from '#kit/words/words.ts';

export const messageWords = words({
  kinds: { zh: '消息类型', en: 'Kinds of messages' },
  allMessages: { zh: '全部消息', en: 'All messages' },
  which: { zh: '显示哪些', en: 'Which ones' },
  toSettings: { zh: '消息设置', en: 'Settings' },
  choosePage: { zh: '全选本页', en: 'Select this page' },
  choose: { zh: (title: string) => `选择“${title}”`, en: (title: string) => `Select “${title}”` },
  chosen: {
    zh: (count: number) => `已选 ${count} 条`,
    en: (count: number) => `${count} selected`,
  },
  markRead: { zh: '标为已读', en: 'Mark as read' },
  markAllRead: { zh: '全部已读', en: 'Mark all as read' },
  open: { zh: '查看详情', en: 'View' },
  unread: { zh: '未读', en: 'Unread' },
  unreadCount: {
    zh: (count: number) => `${count} 条未读消息`,
    en: (count: number) => `${count} unread ${count === 1 ? 'message' : 'messages'}`,
  },
  allRead: { zh: '已全部标为已读', en: 'All marked as read' },
  deleted: {
    zh: (count: number) => `已删除 ${count} 条消息`,
    en: (count: number) => `${count} ${count === 1 ? 'message' : 'messages'} deleted`,
  },
  restored: { zh: '已恢复', en: 'Brought back' },
  failed: { zh: '操作失败，请稍后再试', en: 'That did not work, please try again' },
  none: { zh: '还没有消息', en: 'No messages yet' },
  noneText: {
    zh: '订单、支付、账户安全等动态会显示在这里。',
    en: 'News on your orders, payments and your account appear here.',
  },
  noneUnread: { zh: '没有未读消息', en: 'Nothing unread' },
  noneOfKind: { zh: '没有这类消息', en: 'No messages of this kind' },
  showAll: { zh: '查看全部消息', en: 'Show all messages' },

  settings: { zh: '消息设置', en: 'Message settings' },
  settingsText: {
    zh: '选择每类消息的接收方式，修改后立即生效。',
    en: 'Choose how each kind of message reaches you. Changes count at once.',
  },
  toMessages: { zh: '返回消息中心', en: 'Back to messages' },
  kind: { zh: '消息类型', en: 'Kind' },
  site: { zh: '站内消息', en: 'Site' },
  sms: { zh: '短信', en: 'SMS' },
  email: { zh: '邮件', en: 'E-mail' },
  locked: { zh: '不可关闭', en: 'Always on' },
  noMobile: { zh: '未绑定手机号', en: 'No phone number' },
  bindMobile: { zh: '去绑定', en: 'Add one' },
  noEmail: { zh: '未验证邮箱', en: 'No verified e-mail' },
  bindEmail: { zh: '去验证', en: 'Verify one' },
  unreachable: {
    zh: '绑定后，打开的消息才会发送到这里。',
    en: 'What is switched on is sent there once you have one.',
  },
  lockedText: {
    zh: '账户安全、支付、合同、对账单、发票和信用账户的站内消息关系到您的权益，不能关闭。',
    en: 'Site messages on security, payments, contracts, statements, invoices and credit matter to your rights and stay on.',
  },
});
