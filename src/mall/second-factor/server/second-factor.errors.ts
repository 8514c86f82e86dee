// How the second factor says no.
import { errors } from '#kit/http/refusal.ts';

export const factorErrors = errors('factor', {
  needsFactor: (_: { needsFactor: true; ticket: string }) => ({
    zh: '请完成两步验证',
    en: 'Please enter the code of your second factor',
  }),
  ticketOver: (_: { isTicketOver: true }) => ({
    zh: '验证已超时，请重新登录',
    en: 'This took too long or was done already, please log in again',
  }),
  wrongCode: ({ left }: { name: 'code'; left: number }) => ({
    zh: `验证码不正确，还可尝试 ${left} 次`,
    en: left === 1 ? 'This code is not right, 1 try left' : `This code is not right, ${left} tries left`,
  }),
  tooManyTries: ({ minutes }: { name: 'code'; minutes: number }) => ({
    zh: `验证码错误次数过多，请 ${minutes} 分钟后再试`,
    en:
      minutes === 1
        ? 'Too many wrong codes, please try again in a minute'
        : `Too many wrong codes, please try again in ${minutes} minutes`,
  }),
  codeSpent: (_: { name: 'code' }) => ({
    zh: '该验证码已使用，请等待下一个',
    en: 'This code has been used, please wait for the next one',
  }),
  alreadyOn: { zh: '两步验证已开启', en: 'The second factor is on already' },
  notOn: { zh: '两步验证未开启', en: 'There is no second factor' },
  notBegun: { zh: '请先开始设置两步验证', en: 'Please begin to set up the second factor first' },
  unreadable: {
    zh: '两步验证暂不可用，请联系平台管理员解除',
    en: 'This second factor cannot be read any more. Please have it ended by whoever runs the mall',
  },
});
