// Logging in by QR code: a form shows a code, the phone of somebody logged in approves it, the form comes in (spec §3, §4).
import { z } from 'zod';
import { door, get, nothing, post } from '#kit/http/door.ts';
import { flag, json, line, Moment } from '#kit/http/wire.ts';
import { guestsOnly, loggedIn } from '#mall/member/actor.ts';
import { CartInfo, deviceInput } from './login.protocol.ts';

/** 0 waiting, 1 scanned, 2 authorised (spec §4), 3 refused, -1 expired. The others than 2: chosen. */
export const QrProgress = z.union([z.literal(-1), z.literal(0), z.literal(1), z.literal(2), z.literal(3)]);
export type QrProgress = z.infer<typeof QrProgress>;

export const QR_LIFE_SECONDS = 300; // spec §9
export const QR_POLL_SECONDS = 3; // spec §9

const secret = () => line(100, 1);

export const qrProtocol = door('v3/member/front/qr/login', guestsOnly, {
  createQr: get(
    { zh: '生成登录二维码', en: 'Make a QR code to log in with' },
    nothing /** `image`: a data URL. `u` asks for the progress and stands nowhere in the picture. `scanUrl`: what the picture says; null in production. */,
    z.object({
      image: z.string(),
      u: z.string(),
      expiresIn: z.number(),
      scanUrl: z.string().nullable(),
    }),
    { perMinute: 120 },
  ),
  /** The refresh token comes once, with progress 2; the guest's cart that was sent along is the member's by then. */
  progress: post(
    { zh: '扫码登录进度', en: 'How far a QR login is' },
    z.object({ u: secret(), cartInfo: json(CartInfo.optional()).optional(), ...deviceInput }),
    z.object({
      progress: QrProgress,
      /** Stands on both screens once the code was scanned. */
      checkCode: z.string().nullable(),
      refreshToken: z.string().nullable(),
      /** As at any login, with the refresh token. */
      deviceToken: z.string().optional(),
    }),
    { apart: true },
  ),
  /** The phone has opened what the picture says. Scanning again is the same; somebody else comes too late. */
  scan: post(
    { zh: '扫描登录二维码', en: 'Scan a login QR code' },
    z.object({ scanKey: secret() }),
    z.object({
      device: z.string(),
      place: z.string(),
      checkCode: z.string(),
      expiresAt: Moment,
      expiresIn: z.number(),
    }),
    { access: loggedIn, perMinute: 120 },
  ),
  confirm: post(
    { zh: '确认或拒绝扫码登录', en: 'Approve or refuse a QR login' },
    z.object({ scanKey: secret(), isApproved: flag() }),
    z.object({ progress: QrProgress }),
    { access: loggedIn, perMinute: 120 },
  ),
});
