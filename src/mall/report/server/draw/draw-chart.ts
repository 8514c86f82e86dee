// Draws curves of a report as SVG: one panel above the other for each quantity, with one axis of places below.
import { showDecimal } from '#kit/measure/decimal-text.ts';
import { unitText } from '#kit/measure/unit-text.ts';
import type { Text } from '#kit/words/text.ts';
import type { ReportChart } from '../../report-content.ts';

const WIDTH = 480;
const PANEL = 92;
const LEFT = 44;
const RIGHT = 8;
const TOP = 16;
const FOOT = 22;
const INK = '#1B2430';
const GREY = '#7A8699';
const LINE = '#1457D9';
const PLACES = 6; // chosen: so many texts find room under the axis

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? '');

const label = (x: number, y: number, text: string, anchor = 'start') =>
  `<text font-family="Noto" font-size="7" fill="${GREY}" x="${x.toFixed(1)}" y="${y.toFixed(1)}" text-anchor="${anchor}">${escaped(text)}</text>`;

/** The least and greatest of what is shown, never the same. */
function span(values: readonly (number | null)[]): [number, number] {
  const known = values.filter((one) => one !== null);
  const [lo, hi] = [Math.min(...known), Math.max(...known)];
  const gap = hi - lo || Math.abs(hi) * 0.1 || 1;
  return [lo - gap * 0.08, hi + gap * 0.08];
}

/** @param say sets a text in the language of the report */
export function chartSvg({ x, at, lines }: ReportChart, say: (text: Text) => string): string {
  const height = lines.length * PANEL + FOOT;
  const inner = WIDTH - LEFT - RIGHT;
  const placeOf = (index: number) => LEFT + (at.length < 2 ? inner / 2 : (index / (at.length - 1)) * inner);
  const panels = lines.map(({ label: name, unit, values }, no) => {
    const [top, bottom] = [no * PANEL + TOP, (no + 1) * PANEL - 6];
    const [lo, hi] = span(values);
    const heightOf = (value: number) => bottom - ((value - lo) / (hi - lo)) * (bottom - top);
    const path = values
      .flatMap((value, index) =>
        value === null
          ? []
          : `${index === 0 || values[index - 1] === null ? 'M' : 'L'}${placeOf(index).toFixed(1)} ${heightOf(value).toFixed(1)}`,
      )
      .join(' ');
    const known = values.filter((one) => one !== null);
    const title = [say(name), unit ? `(${unitText(unit)})` : ''].filter(Boolean).join(' ');
    return [
      `<rect x="${LEFT}" y="${top}" width="${inner}" height="${bottom - top}" fill="none" stroke="#D0D5DD" stroke-width="0.5"/>`,
      `<path d="${path}" fill="none" stroke="${LINE}" stroke-width="1.2"/>`,
      `<text font-family="Noto" font-size="8" fill="${INK}" x="${LEFT}" y="${top - 4}">${escaped(title)}</text>`,
      ...[Math.min(...known), Math.max(...known)].map((value) =>
        label(LEFT - 4, heightOf(value) + 2.5, showDecimal(Number(value.toPrecision(6))), 'end'),
      ),
    ].join('');
  });
  const step = Math.max(1, Math.ceil(at.length / PLACES));
  const foot = at
    .flatMap((text, index) =>
      index % step === 0
        ? label(placeOf(index), height - FOOT + 8, text, index === 0 ? 'start' : 'middle')
        : [],
    )
    .join('');
  const axis = label(WIDTH - RIGHT, height - 3, say(x), 'end');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}">${panels.join('')}${foot}${axis}</svg>`;
}
