// What stands around the agreement on signing and the standard clauses.
import { words } from '#kit/words/words.ts';

export const agreementWords = words({
  title: { zh: '电子签约服务协议', en: 'Agreement on electronic signing' },
  all: { zh: '签约协议与标准条款', en: 'Agreement and standard clauses' },
  version: { zh: (version: string) => `版本 ${version}`, en: (version: string) => `Version ${version}` },
  valuesNote: {
    zh: '这里是范本的标准表述；具体合同里的期限、比例和运费约定以合同文本为准。',
    en: 'The standard wording; terms, rates and carriage of a deal are those of its own text.',
  },
  publicKey: {
    zh: '平台签名公钥（Ed25519，SPKI Base64）',
    en: "The platform's public key (Ed25519, SPKI base64)",
  },
  acceptTitle: { zh: (sn: string) => `签署合同 ${sn}`, en: (sn: string) => `To sign ${sn}` },
  accept: {
    zh: (version: string) => `我已阅读并同意本协议（版本 ${version}）`,
    en: (version: string) => `I have read and accept this agreement (version ${version})`,
  },
  goOn: { zh: '同意并去签署', en: 'Accept and sign' },
  later: { zh: '暂不签署', en: 'Not now' },
});
