// The plain pages as HTML, written by hand: no script, one small style, every text escaped.
import { showAmount, showUnitPrice } from '#kit/money/price-format.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { type Spoken, speak } from '#kit/words/speak.ts';
import type { Language } from '#kit/words/text.ts';
import type { Cart, CartLine } from '#mall/cart/cart.protocol.ts';
import type { OrderCard, OrderDetail } from '#mall/order/order-detail.protocol.ts';
import { plainWords } from './plain-words.ts';

type Say = Spoken<typeof plainWords>;

const safe = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const STYLE = `body{margin:0;background:#f5f7fa;color:#1b2430;font:14px/1.6 system-ui,"PingFang SC","Microsoft YaHei",sans-serif}
header{background:#fff;border-bottom:1px solid #e4e9f0}header>*{display:flex;flex-wrap:wrap;align-items:center;gap:4px 20px;box-sizing:border-box;max-width:960px;margin:auto;padding:12px 16px}
header form{margin:0 0 0 auto}main{box-sizing:border-box;max-width:960px;margin:auto;padding:16px}h1{margin:0 0 12px;font-size:20px}h2{margin:0;padding:10px 16px;border-bottom:1px solid #e4e9f0;font-size:14px}
section{margin:0 0 12px;border:1px solid #e4e9f0;border-radius:8px;background:#fff}ul{margin:0;padding:0;list-style:none}
li{display:grid;grid-template-columns:minmax(0,1fr) 110px 90px 120px;gap:2px 12px;padding:10px 16px;border-bottom:1px solid #eef1f5}li:last-child{border:0}li>*{overflow-wrap:anywhere}
li>:not(:first-child){text-align:right}b,.n{font-variant-numeric:tabular-nums}small{display:block;color:#5b6877}.sum{display:flex;flex-wrap:wrap;justify-content:flex-end;gap:4px 20px;margin:0;padding:10px 16px;border-top:1px solid #e4e9f0}
.facts{display:flex;flex-wrap:wrap;gap:4px 20px;margin:0;padding:6px 16px}.warn{color:#8a4b00}.quiet{color:#5b6877}.card{max-width:360px;margin:8vh auto;padding:24px}label{display:block;margin:12px 0}
input{box-sizing:border-box;width:100%;min-height:40px;padding:6px 10px;border:1px solid #8a96a5;border-radius:6px;font:inherit}
button{min-height:40px;padding:6px 20px;border:0;border-radius:6px;background:#1457d9;color:#fff;font:inherit;cursor:pointer}header button{min-height:32px;padding:2px 12px;background:#eef1f5;color:#1b2430}
a{color:#1457d9}nav{display:flex;gap:16px}@media(max-width:600px){li{grid-template-columns:1fr 1fr 1fr}li>:first-child{grid-column:1/-1}li>:nth-child(2){text-align:left}}`;

/** @param title also its heading @param body markup @param more.query what the link to the other language keeps of the address */
function page(language: Language, title: string, body: string, { isMember = true, query = '' } = {}): string {
  const say = speak(plainWords, language);
  const out = isMember
    ? `<form method="post" action="/plain/logout"><button>${say.logOut}</button></form>`
    : '';
  const other = `<a href="?${safe(query)}lang=${language === 'zh' ? 'en' : 'zh'}">${say.other}</a>`;
  return `<!DOCTYPE html><html lang="${language === 'zh' ? 'zh-CN' : 'en'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${safe(title)} · ${say.mall}</title><style>${STYLE}</style></head><body><header><div><a href="/index"><b>${say.mall}</b></a><a href="/goods/list">${say.allGoods}</a><a href="/plain/cart">${say.cart}</a><a href="/plain/orders">${say.myOrders}</a>${other}${out}</div></header><main><h1>${safe(title)}</h1>${body}</main></body></html>`;
}

/** @param wanted where it goes on to @param said what has gone wrong, '' for nothing */
export function logInPage(language: Language, wanted: string, said = ''): string {
  const say = speak(plainWords, language);
  const alarm = said ? `<p class="warn" role="alert">${safe(said)}</p>` : '';
  return page(
    language,
    say.logInTitle,
    `<section class="card">${alarm}<p class="quiet">${say.logInText}</p><form method="post" action="/plain/login"><input type="hidden" name="wanted" value="${safe(wanted)}"><label>${say.account}<input name="username" autocomplete="username" required maxlength="60"></label><label>${say.password}<input name="password" type="password" autocomplete="current-password" required maxlength="60"></label><button>${say.login}</button></form></section>`,
    { isMember: false },
  );
}

/** What a call was refused with, to somebody who is logged in. */
export const refusedPage = (language: Language, said: string): string =>
  page(language, speak(plainWords, language).broken, `<p class="warn" role="alert">${safe(said)}</p>`);

const amount = (value: string, say: Say) =>
  value === '' ? `<span class="quiet">${say.hidden}</span>` : showAmount(value);
const price = (value: string) => (value === '' ? '' : showUnitPrice(value));
const pieces = (number: number) => `× ${number.toLocaleString('en')}`;

/** Number, maker and name, led to the goods where there are any. */
function partOf(line: {
  partNo: string;
  brandName: string;
  goodsName: string;
  productId: number | null;
}): string {
  const name = safe(line.partNo || line.goodsName);
  const linked =
    line.productId === null ? name : `<a href="/goods/detail?productId=${line.productId}">${name}</a>`;
  const more = [line.brandName, line.partNo ? line.goodsName : ''].filter(Boolean).join(' · ');
  return `<b>${linked}</b><small>${safe(more)}</small>`;
}

function cartLine(line: CartLine, say: Say): string {
  const notes = line.problems.map(({ text }) => `<small class="warn">${safe(text)}</small>`).join('');
  const left = line.isChecked ? '' : `<small>${say.notChecked}</small>`;
  return `<li><div>${partOf(line)}${notes}${left}</div><span class="n">${price(line.goodsPrice)}</span><span class="n">${pieces(line.buyNum)}</span><b>${showAmount(line.totalAmount)}</b></li>`;
}

export function cartPage(language: Language, cart: Cart): string {
  const say = speak(plainWords, language);
  const groups = cart.storeCartGroupList.map(
    ({ storeName, storeCartList, freight }) =>
      `<section><h2>${safe(storeName)}</h2><ul>${storeCartList.map((line) => cartLine(line, say)).join('')}</ul><p class="sum">${say.freight} ${showAmount(freight)}</p></section>`,
  );
  const gone = cart.invalidList.length
    ? `<section><h2>${say.noLonger}</h2><ul>${cart.invalidList.map((line) => cartLine(line, say)).join('')}</ul></section>`
    : '';
  const isEmpty = groups.length === 0 && gone === '';
  const sum = `<section><p class="sum"><span>${say.checked}</span><b>${showAmount(cart.totalAmount)}</b></p></section>`;
  const body = isEmpty ? `<p>${say.empty}</p>` : `${groups.join('')}${gone}${sum}`;
  return page(language, say.cart, `${body}<p class="quiet">${say.toChange}</p>`);
}

const linesOf = (lines: OrderCard['lines']) =>
  lines
    .map(
      (line) =>
        `<li><div>${partOf(line)}</div><span class="n">${price(line.unitPrice)}</span><span class="n">${pieces(line.buyNum)}</span><b>${line.amount === '' ? '' : showAmount(line.amount)}</b></li>`,
    )
    .join('');

const fact = (label: string, value: string) => `<span>${label} <b>${value}</b></span>`;

/** @param pages at which one is, and how many there are */
export function ordersPage(
  language: Language,
  list: readonly OrderCard[],
  pages: { at: number; of: number },
): string {
  const say = speak(plainWords, language);
  const cards = list.map(
    (order) =>
      `<section><h2><a href="/plain/order?orderSn=${encodeURIComponent(order.orderSn)}">${say.orderSn} ${safe(order.orderSn)}</a> · ${safe(order.stateName)}<small>${safe(order.storeName)} · ${showMoment(order.createTime)}</small></h2><ul>${linesOf(order.lines)}</ul><p class="sum">${fact(say.payableAmount, amount(order.payable, say))}</p></section>`,
  );
  const to = (at: number, text: string) => `<a href="/plain/orders?current=${at}">${text}</a>`;
  const steps = [
    pages.at > 1 ? to(pages.at - 1, say.former) : '',
    `<span>${say.pages(pages.at, pages.of)}</span>`,
    pages.at < pages.of ? to(pages.at + 1, say.latter) : '',
  ];
  const body = cards.length ? `${cards.join('')}<nav>${steps.join('')}</nav>` : `<p>${say.noneOrdered}</p>`;
  return page(language, say.myOrders, `${body}<p class="quiet">${say.toChange}</p>`);
}

export function orderPage(language: Language, order: OrderDetail): string {
  const say = speak(plainWords, language);
  const { address } = order.trade;
  const place = [address.receiverName, address.mobile, address.regionName, address.detailAddress].filter(
    Boolean,
  );
  const parcels = order.parcels
    .map(
      (one) =>
        `<p class="facts">${[
          one.stateName,
          one.carrier || one.wayName,
          one.trackingNo,
          showMoment(one.shippedAt),
        ]
          .filter(Boolean)
          .map((text) => `<span>${safe(text)}</span>`)
          .join('')}</p>`,
    )
    .join('');
  const steps = order.log
    .map(
      ({ eventName, time }) =>
        `<p class="facts"><span>${safe(eventName)}</span><span class="n">${showMoment(time)}</span></p>`,
    )
    .join('');
  const body = `<section><h2>${safe(order.stateName)}<small>${safe(order.storeName)} · ${say.ordered} ${showMoment(order.createTime)}</small></h2><ul>${linesOf(order.lines)}</ul><p class="sum">${fact(say.goodsAmount, amount(order.goodsAmount, say))}${fact(say.freight, amount(order.freight, say))}${fact(say.payableAmount, amount(order.payable, say))}</p></section><section><h2>${say.address}</h2><p class="facts">${safe(place.join(' '))}</p></section>${parcels ? `<section><h2>${say.parcels}</h2>${parcels}</section>` : ''}<section><h2>${say.history}</h2>${steps}</section>`;
  return page(language, `${say.orderSn} ${order.orderSn}`, `${body}<p class="quiet">${say.toChange}</p>`, {
    query: `orderSn=${encodeURIComponent(order.orderSn)}&`,
  });
}
