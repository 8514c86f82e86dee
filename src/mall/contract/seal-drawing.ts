// Draws seals as SVG: round and red with the party's name around a star; a handler's name seal is a square.
import type { SealKind } from './sign-auth-words.ts';
import { sealKinds } from './sign-auth-words.ts';

const RED = '#c8161d';
const SIZE = 120;
const MIDDLE = SIZE / 2;
const RADIUS = 45; // of the middle of the letters
const WIDEST = 236; // degrees that the name may take
const LETTER_STEP = 22; // chosen: degrees between Chinese letters of a short name

export interface SealToDraw {
  kind: SealKind;
  partyName: string;
  /** Below the star; of a name seal the name itself. '' for the kind's own words. */
  name: string;
}

const FONT = 'Noto, "Noto Sans SC", "PingFang SC", "Microsoft YaHei", SimSun, sans-serif';

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!);

const letter = (text: string, x: number, y: number, size: number, turn?: string) =>
  `<text font-family='${FONT}' font-size="${size}" fill="${RED}" text-anchor="middle" x="${x}" y="${y}"${
    turn ? ` transform="${turn}"` : ''
  }>${escaped(text)}</text>`;

/** The picture, 120 units wide. The same seal is always the same text. @param font for places that know one font only */
export function sealSvg(seal: SealToDraw, font?: string): string {
  const svg = seal.kind === 'handler' ? square(seal) : round(seal);
  return font ? svg.replaceAll(FONT, font) : svg;
}

const frame = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" width="${SIZE}" height="${SIZE}">${inside}</svg>`;

const MOST_LETTERS = 40;

function round({ kind, partyName, name }: SealToDraw): string {
  const letters = [...partyName].slice(0, MOST_LETTERS);
  const span = Math.min(WIDEST, LETTER_STEP * (letters.length - 1));
  const step = letters.length > 1 ? span / (letters.length - 1) : 0;
  const size = Math.max(5, Math.min(13, (Math.max(step, 7) * Math.PI * RADIUS) / 180 / 1.05));
  const around = letters
    .map((one, at) => {
      const degrees = (at * step - span / 2).toFixed(2);
      return letter(
        one,
        MIDDLE,
        MIDDLE - RADIUS + size * 0.36,
        Number(size.toFixed(2)),
        `rotate(${degrees} ${MIDDLE} ${MIDDLE})`,
      );
    })
    .join('');
  const below = name || sealKinds[kind].zh;
  const belowSize = Math.min(10, 60 / [...below].length);
  return frame(
    `<circle cx="${MIDDLE}" cy="${MIDDLE}" r="57.5" fill="none" stroke="${RED}" stroke-width="2.5"/>${star()}${around}${letter(below, MIDDLE, 96, belowSize)}`,
  );
}

function star(): string {
  const points = Array.from({ length: 10 }, (_, at) => {
    const radius = at % 2 === 0 ? 17 : 6.5;
    const angle = (Math.PI / 5) * at - Math.PI / 2;
    return `${(MIDDLE + radius * Math.cos(angle)).toFixed(2)},${(MIDDLE + radius * Math.sin(angle)).toFixed(2)}`;
  });
  return `<polygon points="${points.join(' ')}" fill="${RED}"/>`;
}

function square({ name, partyName }: SealToDraw): string {
  const letters = [...(name || partyName)].slice(0, 4);
  const size = letters.length > 2 ? 38 : 46;
  const drawn = letters.map((one, at) => {
    // from the right, downwards, as names are cut
    if (letters.length > 2) return letter(one, at < 2 ? 82 : 38, at % 2 === 0 ? 52 : 96, size);
    const y = MIDDLE + size * 0.36 + (at - (letters.length - 1) / 2) * size;
    return letter(one, MIDDLE, Number(y.toFixed(2)), size);
  });
  return frame(
    `<rect x="6" y="6" width="108" height="108" fill="none" stroke="${RED}" stroke-width="4"/>${drawn.join('')}`,
  );
}
