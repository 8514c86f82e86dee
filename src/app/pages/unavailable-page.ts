// What is shown instead of a page while the database cannot serve: written by hand, since it must cost nothing when everybody sees it.
import type { Language } from '#kit/words/text.ts';

const WORDS = {
  zh: {
    title: '系统暂时无法响应',
    text: '您的数据是安全的。通常几秒钟后即可恢复，本页会自动重试。',
    again: '立即重试',
  },
  en: {
    title: 'The mall cannot answer right now',
    text: 'Your data are safe. It is usually back within seconds; this page tries again by itself.',
    again: 'Try now',
  },
};

/** A whole page without scripts that loads itself again after some seconds. */
export function unavailablePage(language: Language): string {
  const { title, text, again } = WORDS[language];
  return `<!DOCTYPE html><html lang="${language === 'zh' ? 'zh-CN' : 'en'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta http-equiv="refresh" content="5"><meta name="robots" content="noindex"><title>${title} · 元采 Yuancai</title></head><body style="margin:0;background:#f5f7fa;color:#1b2430;font:16px/1.6 system-ui,'PingFang SC','Microsoft YaHei',sans-serif"><main style="max-width:32rem;margin:20vh auto 0;padding:0 1.5rem;text-align:center"><p style="margin:0;font-weight:600;color:#4a5667">元采 Yuancai</p><h1 style="margin:.75rem 0 .5rem;font-size:1.5rem">${title}</h1><p style="margin:0 0 1.5rem;color:#4a5667">${text}</p><a href="" style="display:inline-block;padding:.5rem 1.5rem;border-radius:6px;background:#1457d9;color:#fff;text-decoration:none">${again}</a></main></body></html>`;
}
