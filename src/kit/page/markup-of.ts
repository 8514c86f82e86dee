// The markup of bare elements as React writes it, several times faster: for the hundreds of values of a list's filters.
import { Fragment, isValidElement, type ReactNode } from 'react';

const SIGNS: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};
const escaped = (text: string): string =>
  /[&<>"']/.test(text) ? text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? '') : text;

/** The attributes that are just written down, with what markup calls them, beside `aria-` and `data-`. */
const PLAIN: Record<string, string> = {
  className: 'class',
  htmlFor: 'for',
  tabIndex: 'tabindex',
  defaultValue: 'value',
  ...Object.fromEntries(
    [
      ...['id', 'title', 'role', 'lang', 'hidden', 'href', 'rel', 'src', 'alt'],
      ...['type', 'name', 'form', 'placeholder', 'maxLength', 'autoComplete', 'disabled'],
    ].map((name) => [name, name]),
  ),
};
const EMPTY = new Set(['input', 'img', 'br', 'hr']);

/** Between two texts that React has to tell apart when it wakes the page. */
const BETWEEN = '<!-- -->';

/**
 * @param node elements by their tag, with texts, numbers and plain attributes; addresses are the mall's own
 * @throws TypeError for anything that has to be rendered
 */
export function markupOf(node: ReactNode): string {
  let out = '';
  let isAfterText = false;

  const write = (one: ReactNode): void => {
    if (one === null || one === undefined || typeof one === 'boolean') return;
    if (typeof one === 'string' || typeof one === 'number') {
      const text = String(one);
      if (text === '') return;
      out += isAfterText ? BETWEEN + escaped(text) : escaped(text);
      isAfterText = true;
    } else if (Array.isArray(one)) {
      for (const each of one) write(each);
    } else if (isValidElement<Record<string, unknown>>(one)) {
      const { type, props } = one;
      if (type === Fragment) {
        write(props.children as ReactNode);
        return;
      }
      if (typeof type !== 'string') throw new TypeError('only bare elements have a markup of their own');
      out += `<${type}`;
      for (const name in props) if (name !== 'children') writeAttribute(name, props[name]);
      isAfterText = false;
      if (EMPTY.has(type)) {
        out += '/>';
        return;
      }
      out += '>';
      write(props.children as ReactNode);
      out += `</${type}>`;
      isAfterText = false;
    } else throw new TypeError('only bare elements have a markup of their own');
  };

  const writeAttribute = (name: string, value: unknown): void => {
    if (value === undefined || value === null || typeof value === 'function') return;
    const isWord = name.startsWith('aria-') || name.startsWith('data-');
    const written = isWord ? name : PLAIN[name];
    const isForeign = (name === 'href' || name === 'src') && !String(value).startsWith('/');
    if (written === undefined || isForeign) throw new TypeError(`${name} is no plain attribute`);
    if (typeof value === 'boolean' && !isWord) {
      if (value) out += ` ${written}=""`;
    } else out += ` ${written}="${escaped(String(value))}"`;
  };

  write(node);
  return out;
}
