// The front door of the captcha room.
export { checkCaptcha } from './check-captcha.ts';
