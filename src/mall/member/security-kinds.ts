// What can happen to an account that matters for its safety, and which of it the owner is told (domain 3.9.3).
import type { Text } from '#kit/words/text.ts';

interface Kind {
  readonly name: Text;
  /** The owner gets a message that he cannot switch off. */
  readonly tellsOwner: boolean;
}

const told = (zh: string, en: string): Kind => ({ name: { zh, en }, tellsOwner: true });
const kept = (zh: string, en: string): Kind => ({ name: { zh, en }, tellsOwner: false });

export const SECURITY_KINDS = {
  registered: kept('注册', 'Registered'),
  loggedIn: kept('登录成功', 'Logged in'),
  loginRefused: kept('登录失败', 'Login refused'),
  loginPaused: told('密码错误次数过多，登录已暂停', 'Login paused after too many wrong passwords'),
  newDevice: told('在新设备登录', 'Logged in on a new device'),
  loggedOut: kept('退出登录', 'Logged out'),
  loggedOutEverywhere: told('退出所有设备', 'Logged out everywhere'),
  sessionEnded: kept('下线一台设备', 'One device logged out'),
  tokenReused: told('登录凭证被重复使用，已强制下线', 'A login token was used twice, the login was ended'),
  passwordChanged: told('登录密码已修改', 'Login password changed'),
  passwordReset: told('登录密码已重置', 'Login password reset'),
  payPasswordChanged: told('支付密码已修改', 'Pay password changed'),
  payPasswordPaused: told('支付密码错误次数过多', 'Too many wrong pay passwords'),
  memberNameChanged: told('会员名已修改', 'Member name changed'),
  mobileChanged: told('手机号已变更', 'Phone number changed'),
  emailChanged: told('邮箱已变更', 'E-mail address changed'),
  weChatBound: told('已绑定微信', 'WeChat connected'),
  weChatUnbound: told('已解绑微信', 'WeChat disconnected'),
  qrApproved: kept('扫码确认登录', 'Login approved by QR code'),
  typeChanged: told('账号类型已变更', 'Account type changed'),
  idNumberSeen: kept('审核人查看完整证件号', 'A reviewer saw the whole ID number'),
  certificationDecided: kept('企业认证审核', 'Enterprise certification decided'),
  designerDecided: kept('设计师认证审核', 'Designer application decided'),
  subAccountMade: kept('创建子账号', 'Sub-account created'),
  subAccountChanged: told('子账号权限或限额已变更', 'Permissions or limits of the sub-account changed'),
  subAccountStopped: told('子账号已停用', 'Sub-account disabled'),
  factorSet: told('两步验证已开启', 'Second factor switched on'),
  factorEnded: told('两步验证已关闭', 'Second factor switched off'),
  factorRefused: kept('两步验证码错误', 'Wrong code of the second factor'),
  factorPaused: told('两步验证码错误次数过多', 'Too many wrong codes of the second factor'),
  recoveryCodesMade: told('已生成新的恢复码', 'New recovery codes made'),
  recoveryCodeUsed: told('已使用一个恢复码', 'A recovery code was used'),
  enterpriseLoginChanged: told('企业登录设置已变更', 'Settings of the enterprise login changed'),
  enterpriseLoginBound: told('已关联企业登录', 'Connected to the enterprise login'),
  apiKeyMade: told('已创建 API 密钥', 'API key made'),
  apiKeyRevoked: told('已吊销 API 密钥', 'API key revoked'),
  webhookMade: told('已新增 Webhook', 'Webhook added'),
  webhookChanged: told('Webhook 已变更', 'Webhook changed'),
  punchoutMade: told('已新增采购系统连接', 'Punchout connection added'),
  punchoutChanged: told('采购系统连接已变更', 'Punchout connection changed'),
  platformRolesChanged: told('平台角色已变更', 'Platform roles changed'),
  labRolesChanged: told('实验室岗位已变更', 'Roles in a laboratory changed'),
  collectingAccountChanged: told('平台收款账户已更换', 'The account for transfers changed'),
  accessRefused: kept('越权访问被拒绝', 'Access refused'),
} as const satisfies Record<string, Kind>;

export type SecurityKind = keyof typeof SECURITY_KINDS;
