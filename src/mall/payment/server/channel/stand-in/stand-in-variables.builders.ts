// What the environment of a mall says whose payment channels are played by somebody else's stand-ins: they live on when that mall dies.
import type { KeyObject } from 'node:crypto';
import type { StandIns } from './open-stand-ins.ts';

const pem = (key: KeyObject): string =>
  key.export({ type: key.type === 'private' ? 'pkcs8' : 'spki', format: 'pem' }).toString();

export async function standInVariables(standIns: StandIns): Promise<Record<string, string>> {
  const [weChat, alipay] = await Promise.all([standIns.weChatPay(), standIns.alipay()]);
  return {
    WECHATPAY_MCH_ID: weChat.mchId,
    WECHATPAY_APP_ID: weChat.appId,
    WECHATPAY_SERIAL: weChat.serial,
    WECHATPAY_PRIVATE_KEY: pem(weChat.privateKey),
    WECHATPAY_API_V3_KEY: weChat.apiV3Key.toString(),
    WECHATPAY_PUBLIC_KEY_ID: [...weChat.publicKeys.keys()].join(),
    WECHATPAY_PUBLIC_KEY: [...weChat.publicKeys.values()].map(pem).join(''),
    WECHATPAY_BASE_URL: weChat.baseUrl,
    ALIPAY_APP_ID: alipay.appId,
    ALIPAY_SELLER_ID: alipay.sellerId,
    ALIPAY_PRIVATE_KEY: pem(alipay.privateKey),
    ALIPAY_PUBLIC_KEY: pem(alipay.publicKey),
    ALIPAY_GATEWAY: alipay.gateway,
  };
}
