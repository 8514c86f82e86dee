// What a signer agrees to before he signs: the platform's agreement on electronic signatures, with its version.
import type { Text } from '#kit/words/text.ts';

/** Kept with each signature; another text gets another version. */
export const SIGN_AGREEMENT_VERSION = '1.0';

export const signAgreementTitle: Text = {
  zh: '元采电子签约服务协议',
  en: 'Yuancai Agreement on Electronic Signatures',
};

export const signAgreement: readonly Text[] = [
  {
    zh: '一、适用。本协议适用于您在元采平台以电子签名方式签署合同及其变更、终止文件。您点击签署即表示已阅读并同意本协议，并确认您获得所代表企业或店铺的合法授权。',
    en: '1. Scope. This agreement applies when you sign contracts, amendments and terminations electronically on Yuancai. By signing you state that you have read and accept it and that the enterprise or store you act for has authorised you.',
  },
  {
    zh: '二、身份与第二因素。签署前您须通过签约认证，并以短信验证码或支付密码确认系本人操作。请妥善保管手机与密码，不得交由他人使用；经您的账号和第二因素完成的签署视为您代表所属主体作出的意思表示。',
    en: '2. Identity and second factor. You need an authenticated right to sign and confirm each signature with an SMS code or your pay password. Keep telephone and password to yourself: a signature made with your account and second factor counts as the declaration of the party you act for.',
  },
  {
    zh: '三、签署对象。您签署的是屏幕所示文本的 SHA-256 哈希值；任何一个字的改动都会使哈希值不同。双方对同一哈希值签署后合同生效，平台生成中文、英文与中英对照的 PDF，并可在验证页面核验。',
    en: '3. What is signed. You sign the SHA-256 hash of the text on your screen; changing a single character changes the hash. The contract takes effect when both parties have signed the same hash. The platform then prints it in Chinese, in English and side by side, and anybody can check the papers on the verification page.',
  },
  {
    zh: '四、证据。平台记录签署主体、签署人、时间、IP 地址、设备、印章、确认方式和协议版本，各条记录依次哈希相连并由平台密钥签名，保存期限不少于合同终止后五年。您可以随时查看并导出证据链。',
    en: '4. Evidence. The platform records party, signer, time, IP address, device, seal, method and version of this agreement. The records are chained by hashes and sealed with a key of the platform, and kept for at least five years after the end of the contract. You can read and export the chain at any time.',
  },
  {
    zh: '五、撤回。对方签署之前，您可以说明理由撤回自己的签署；双方签署后，只能通过变更或终止程序改变合同。',
    en: '5. Withdrawal. Until the other party has signed, you may withdraw your signature and say why. Afterwards a contract changes by amendment or termination only.',
  },
  {
    zh: '六、性质说明。平台内置签名由平台密钥形成，提供防篡改证据；密钥并非由签署人专有和控制，也不是持牌电子认证服务机构签发的证书。法律要求可靠电子签名或书面形式的，请使用持牌签署服务或另行签署纸质文件。婚姻、收养、继承等法律规定不适用电子文书的事项，不得以本服务签署。',
    en: '6. What it is and is not. The built-in signature is made with a key of the platform and proves that nothing was changed. The key is not under the sole control of the signer, nor is it a certificate of a licensed authority. Where the law demands a reliable electronic signature or paper, use a licensed service or sign on paper. Matters for which the law excludes electronic documents must not be signed here.',
  },
  {
    zh: '七、责任。平台对因不可抗力、您的设备或网络原因造成的签署失败不承担责任，但应当及时提供查询与补救渠道；平台不是合同当事人，不对合同的履行承担责任，自营店铺除外。',
    en: '7. Liability. The platform does not answer for signatures that fail because of force majeure or your device or network, and helps you to find out and to repeat them. It is not a party to the contract and does not answer for its performance, except for its own store.',
  },
];
