// How QR login says no.
import { errors } from '#kit/http/refusal.ts';

export const qrErrors = errors('qr', {
  over: {
    zh: '二维码已失效，请在登录页刷新后重新扫码',
    en: 'This QR code has expired. Please refresh it on the login page and scan again',
  },
  scannedByOther: {
    zh: '该二维码已被其他账号扫描，请刷新后重新扫码',
    en: 'Another account has scanned this QR code. Please refresh it and scan again',
  },
});
