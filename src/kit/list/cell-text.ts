// A cell of a list as text or number: what a spreadsheet gets, and what screens show of plain kinds.
import { showMoment } from '#kit/time/show-moment.ts';
import type { Language } from '#kit/words/text.ts';
import { type Column, valueIn } from './column.ts';

const yes = { zh: '是', en: 'Yes' };
const no = { zh: '否', en: 'No' };
const isNothing = (value: unknown) => value === null || value === undefined || value === '';

/** What stands in a cell, in words; empty for nothing. Numbers and money stay numbers, so that a spreadsheet can add them up. */
export function cellValue<R>(name: string, column: Column<R>, row: R, language: Language): string | number {
  const value = valueIn(name, column, row);
  if (isNothing(value)) return '';
  switch (column.kind) {
    case 'number':
    case 'pieces':
    case 'amount':
    case 'price':
    case 'percent':
    case 'progress': {
      const number = Number(value);
      return Number.isFinite(number) ? number : String(value);
    }
    case 'moment':
      return showMoment(String(value));
    case 'date':
      return String(value).slice(0, 10);
    case 'yesNo':
      return (value === true || value === 1 ? yes : no)[language];
    case 'state':
      return column.values?.[String(value)]?.[language] ?? String(value);
    case 'tags':
      return (Array.isArray(value) ? value : [value])
        .map((one) => column.values?.[String(one)]?.[language] ?? String(one))
        .join('; ');
    default:
      return String(value);
  }
}

/** A text that a spreadsheet program could take for a formula, in Chinese and Japanese ones also by wide signs, is written with a ' before it. */
export const guarded = (text: string): string => (/^[=+\-@＝＋－＠\t\r\n]/.test(text) ? `'${text}` : text);

/** The same behind what another program than was meant, or one set to another country, may take for the end of a cell. */
export const guardedWithin = (text: string): string =>
  text.replaceAll(/[;\t\r\n](?=[=+\-@＝＋－＠])/g, "$&'");
