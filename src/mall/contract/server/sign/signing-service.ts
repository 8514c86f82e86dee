// Who seals the evidence of signatures: the platform's own key, or a licensed service behind the same three calls.
import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';
import type { Work } from '#kit/db/work.ts';
import type { Text } from '#kit/words/text.ts';
import { keepSetting } from '#mall/setting/server/setting.ts';

export interface SigningService {
  readonly name: Text;
  /** Whether it is a licensed certification authority whose certificates are the signers' own. */
  readonly isLicensed: boolean;
  /** What a signature made with it is and is not, to be read before signing. */
  readonly statement: Text;
  /** SPKI in base64: what anybody needs to check a signature. */
  publicKey(work: Work): Promise<string>;
  /** @param hash SHA-256 in hex @returns the signature in base64 */
  sign(work: Work, hash: string): Promise<string>;
  isGood(publicKey: string, hash: string, signature: string): boolean;
}

/** Where the platform's key is kept: in the database beside the mall's other secrets, never shown and never logged. */
const KEY_NAME = 'contract_signing_key';

/** The key is made by the first process that needs it; all others read it. */
async function privateKey(work: Work) {
  const { privateKey: fresh } = generateKeyPairSync('ed25519');
  const kept = await keepSetting(
    work,
    KEY_NAME,
    fresh.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
  );
  return createPrivateKey({ key: Buffer.from(String(kept), 'base64'), format: 'der', type: 'pkcs8' });
}

/** Ed25519 with a key of the platform's. */
export const platformSigning: SigningService = {
  name: { zh: '平台存证签名', en: 'Evidence sealed by the platform' },
  isLicensed: false,
  statement: {
    zh: '签署时，平台核验签署人的认证身份与第二因素（短信验证码或支付密码），记录合同内容的 SHA-256 哈希、签署时间、IP 与设备，并用平台的 Ed25519 密钥对证据链签名。任何改动都能被发现。该密钥由平台持有，不是签署人专有并控制的数据，也不是由持牌电子认证服务机构签发的证书；因此它提供防篡改的证据，本身不当然构成《电子签名法》第十三条所称的可靠电子签名。需要可靠电子签名的，请接入持牌签署服务或另行签署纸质合同。',
    en: 'When somebody signs, the platform checks his authenticated identity and a second factor (SMS code or pay password), records the SHA-256 hash of the text, time, IP address and device, and seals the chain of evidence with an Ed25519 key of its own. Any change is found out. The key is held by the platform: it is neither data under the sole control of the signer nor a certificate of a licensed authority. It gives tamper-evident proof, and is not by itself a reliable electronic signature in the sense of article 13 of the Electronic Signature Law. Where one is needed, connect a licensed signing service or sign on paper as well.',
  },
  async publicKey(work) {
    const spki = createPublicKey(await privateKey(work)).export({ format: 'der', type: 'spki' });
    return spki.toString('base64');
  },
  async sign(work, hash) {
    return sign(null, Buffer.from(hash, 'hex'), await privateKey(work)).toString('base64');
  },
  isGood(publicKey, hash, signature) {
    const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
    return verify(null, Buffer.from(hash, 'hex'), key, Buffer.from(signature, 'base64'));
  },
};
