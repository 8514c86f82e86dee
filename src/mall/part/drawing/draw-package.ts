// Draws a package from above as SVG: to scale where its body is settled, as a schematic otherwise.
import { type Body, type PackageSaid, type PackageShape, packageShape } from './package-shape.ts';

export interface PackageDrawing {
  svg: string;
  /** Points. */
  width: number;
  height: number;
  /** Undefined: a schematic. */
  body?: Body;
}

type Fill = 'body' | 'metal' | 'pad' | 'mark';
type Mark =
  | { rect: readonly [x: number, y: number, width: number, height: number]; fill: Fill }
  | { circle: readonly [x: number, y: number, radius: number]; fill: Fill };

interface Drawn {
  /** In mm from the middle, y downwards; later ones lie above. */
  marks: readonly Mark[];
  /** What is measured: from edge to edge across x and y; either may be missing. */
  across?: { from: number; to: number };
  down?: { from: number; to: number };
}

const COLOURS: Readonly<Record<Fill, string>> = {
  body: '#475467',
  metal: '#d0d5dd',
  pad: '#98a2b3',
  mark: '#ffffff',
};
const ROOM = { width: 180, height: 110 };
const MARGIN = { left: 44, bottom: 24, other: 6 };
const GREY = '#667085';

const rect = (x: number, y: number, width: number, height: number, fill: Fill): Mark => ({
  rect: [x, y, width, height],
  fill,
});
const circle = (x: number, y: number, radius: number, fill: Fill): Mark => ({
  circle: [x, y, radius],
  fill,
});
const measured = ({ length, width }: Body): Pick<Drawn, 'across' | 'down'> => ({
  across: { from: -length / 2, to: length / 2 },
  down: { from: -width / 2, to: width / 2 },
});
const block = ({ length, width }: Body): Mark => rect(-length / 2, -width / 2, length, width, 'body');
/** So many places around the middle. */
const places = (count: number, pitch: number): number[] =>
  Array.from({ length: count }, (_, at) => (at - (count - 1) / 2) * pitch);

/** The drawing of a package by its name; undefined for one whose form is not known. */
export function drawPackage(name: string, said: PackageSaid = {}): PackageDrawing | undefined {
  const shape = packageShape(name, said);
  if (!shape) return undefined;
  const drawing = toSvg(drawn(shape));
  if (shape.form === 'round') return { ...drawing, body: { length: shape.diameter, width: shape.diameter } };
  return 'body' in shape && shape.body ? { ...drawing, body: shape.body } : drawing;
}

function drawn(shape: PackageShape): Drawn {
  switch (shape.form) {
    case 'chip':
      return chip(shape.body, shape.pins);
    case 'gullWing':
      return gullWing(shape);
    case 'diode':
      return diode(shape.body);
    case 'quad':
      return quad(shape);
    case 'dfn':
      return dfn(shape);
    case 'dip':
      return dip(shape.pins);
    case 'transistor':
      return transistor(shape);
    case 'bga':
      return bga(shape);
    case 'axial':
      return { marks: [rect(-7, -0.2, 14, 0.4, 'metal'), rect(-3, -1.2, 6, 2.4, 'body')] };
    case 'round':
      return round(shape.diameter, shape.isSmd);
    case 'contacts':
      return contacts(shape);
  }
}

function chip(body: Body, pins: number): Drawn {
  const { length, width } = body;
  const [left, top] = [-length / 2, -width / 2];
  const ends: Mark[] = [];
  if (pins === 8) {
    const wide = length / 7;
    for (const x of places(4, length / 4))
      ends.push(
        rect(x - wide / 2, top, wide, width / 4, 'metal'),
        rect(x - wide / 2, width / 4, wide, width / 4, 'metal'),
      );
  } else if (pins === 2) {
    const deep = length / 5;
    ends.push(rect(left, top, deep, width, 'metal'), rect(-left - deep, top, deep, width, 'metal'));
  } else {
    const [deep, tall] = [length / 4, width / 3];
    const corners = [
      [left, -top - tall],
      [-left - deep, -top - tall],
      [-left - deep, top],
      [left, top],
    ] as const;
    const used = pins === 3 ? [corners[0], [-deep / 2, -top - tall] as const, corners[1]] : corners;
    ends.push(...used.map(([x, y]) => rect(x, y, deep, tall, 'metal')));
  }
  return { marks: [block(body), ...ends], ...measured(body) };
}

function gullWing({ body, pitch, bottom, top, tab }: PackageShape & { form: 'gullWing' }): Drawn {
  const most = Math.max(bottom, top);
  const at = body ?? { length: (most + 0.4) * pitch, width: Math.max(3 * pitch, most * pitch * 0.45) };
  const lead = Math.min(pitch * 0.45, 0.75);
  const long = Math.min(1.1, Math.max(at.width * 0.14, pitch * 0.6));
  const edge = at.width / 2;
  const under = places(bottom, pitch).map((x) => rect(x - lead / 2, edge, lead, long, 'metal'));
  const above = tab
    ? [rect(-at.length * 0.23, -edge - long, at.length * 0.46, long, 'metal')]
    : topPlaces(bottom, top, pitch).map((x) => rect(x - lead / 2, -edge - long, lead, long, 'metal'));
  const dot = at.width * 0.07;
  // Three leads need no mark: there is one way to lay it.
  const mark =
    bottom === top ? [circle(-at.length / 2 + dot * 2.4, edge - dot * 2.4, dot, 'mark' as const)] : [];
  return { marks: [...under, ...above, block(at), ...mark], ...(body ? measured(body) : {}) };
}

/** One stands in the middle, two leave out the middle. */
const topPlaces = (bottom: number, top: number, pitch: number): number[] =>
  places(top, top === 2 && bottom === 3 ? pitch * 2 : bottom === 2 && top === 1 ? 0 : pitch);

function diode(body: Body): Drawn {
  const { length, width } = body;
  const [lead, wide] = [length * 0.12, width * 0.5];
  const end = (x: number) => rect(x, -wide / 2, lead, wide, 'metal');
  return { marks: [end(-length / 2 - lead), end(length / 2), block(body)], ...measured(body) };
}

function quad({ body, pins, leads }: PackageShape & { form: 'quad' }): Drawn {
  const side = pins / 4;
  const at = body ?? { length: side + 1.6, width: side + 1.6 };
  const [stepX, stepY] = [at.length / (side + 1.6), at.width / (side + 1.6)];
  const deep = Math.min(at.length, at.width) * (leads === 'outside' ? 0.1 : 0.08);
  const reach = leads === 'outside' ? 0 : -deep;
  const marks: Mark[] = [];
  for (const x of places(side, stepX)) {
    const [wide, edge] = [stepX * 0.5, at.width / 2 + reach];
    marks.push(
      rect(x - wide / 2, edge, wide, deep, 'metal'),
      rect(x - wide / 2, -edge - deep, wide, deep, 'metal'),
    );
  }
  for (const y of places(side, stepY)) {
    const [tall, edge] = [stepY * 0.5, at.length / 2 + reach];
    marks.push(
      rect(edge, y - tall / 2, deep, tall, 'metal'),
      rect(-edge - deep, y - tall / 2, deep, tall, 'metal'),
    );
  }
  const dot = Math.min(at.length, at.width) * 0.035;
  const inset = leads === 'outside' ? dot * 2.6 : deep + dot * 2;
  const mark = circle(-at.length / 2 + inset, at.width / 2 - inset, dot, 'mark');
  return {
    marks: leads === 'outside' ? [...marks, block(at), mark] : [block(at), ...marks, mark],
    ...(body ? measured(body) : {}),
  };
}

function dfn({ body, pins }: PackageShape & { form: 'dfn' }): Drawn {
  const side = pins / 2;
  const at = body ?? { length: Math.max(2, side + 0.6), width: Math.max(2, side * 0.8) };
  const step = at.length / (side + 0.6);
  const [wide, deep] = [step * 0.5, at.width * 0.16];
  const pads = places(side, step).flatMap((x) => [
    rect(x - wide / 2, at.width / 2 - deep, wide, deep, 'metal'),
    rect(x - wide / 2, -at.width / 2, wide, deep, 'metal'),
  ]);
  const dot = at.width * 0.035;
  const mark = circle(-at.length / 2 + dot * 2.4, at.width / 2 - deep - dot * 2.4, dot, 'mark');
  return { marks: [block(at), ...pads, mark], ...(body ? measured(body) : {}) };
}

function dip(pins: number): Drawn {
  const [side, pitch, half] = [pins / 2, 2.54, 3.2];
  const at = { length: side * pitch - 0.6, width: half * 2 };
  const leads = places(side, pitch).flatMap((x) => [
    rect(x - 0.7, half, 1.4, 0.9, 'metal'),
    rect(x - 0.7, -half - 0.9, 1.4, 0.9, 'metal'),
  ]);
  return { marks: [...leads, block(at), circle(-at.length / 2 + 1.1, half - 1.1, 0.4, 'mark')] };
}

function transistor({ pins, hasTab, hasHole }: PackageShape & { form: 'transistor' }): Drawn {
  const wide = 10;
  const step = Math.min(2.54, (wide - 2) / Math.max(1, pins - 1));
  const leads = places(pins, step).map((x) => rect(x - 0.45, 4.5, 0.9, 8, 'metal'));
  const body = rect(-wide / 2, -4.5, wide, 9, 'body');
  if (!hasTab) return { marks: [...leads, body] };
  const hole = hasHole ? [circle(0, -7.2, 1.6, 'mark')] : [];
  return { marks: [...leads, rect(-wide / 2, -10, wide, 6, 'metal'), ...hole, body] };
}

function bga({ body, pins }: PackageShape & { form: 'bga' }): Drawn {
  const side = Math.min(24, Math.ceil(Math.sqrt(pins)));
  const at = body ?? { length: side + 1, width: side + 1 };
  const [stepX, stepY] = [at.length / (side + 0.6), at.width / (side + 0.6)];
  const ball = Math.min(stepX, stepY) * 0.28;
  const balls = places(side, stepX).flatMap((x) =>
    places(side, stepY).map((y) => circle(x, y, ball, 'metal')),
  );
  return { marks: [block(at), ...balls], ...(body ? measured(body) : {}) };
}

function round(diameter: number, isSmd: boolean): Drawn {
  const half = diameter / 2;
  const across = { from: -half, to: half };
  if (isSmd) {
    const end = (x: number) => rect(x, -half * 0.15, half * 0.4, half * 0.3, 'metal');
    const base = rect(-half, -half, diameter, diameter, 'body');
    return { marks: [end(-half * 1.25), end(half * 0.85), base, circle(0, 0, half * 0.96, 'metal')], across };
  }
  const lead = Math.min(0.6, half * 0.12);
  const apart = half * 0.5;
  return {
    marks: [circle(0, 0, half, 'body'), circle(-apart, 0, lead, 'metal'), circle(apart, 0, lead, 'metal')],
    across,
  };
}

/** How many contacts of a row are drawn: more are too small to be seen. */
const MOST_CONTACTS = 20;

function contacts({ pitch, pins, rows }: PackageShape & { form: 'contacts' }): Drawn {
  const columns = Math.min(MOST_CONTACTS, pins / rows);
  const [xs, ys] = [places(columns, pitch), places(rows, pitch)];
  const pin = pitch * 0.28;
  const at = { length: (columns + 0.4) * pitch, width: (rows + 0.6) * pitch };
  const marks = xs.flatMap((x) => ys.map((y) => rect(x - pin / 2, y - pin / 2, pin, pin, 'metal')));
  const [from = 0, to = pitch] = xs;
  return { marks: [block(at), ...marks], across: { from, to } };
}

const figure = (value: number): string => String(Number(value.toFixed(2)));

function toSvg({ marks, across, down }: Drawn): Pick<PackageDrawing, 'svg' | 'width' | 'height'> {
  const boxes = marks.map((mark) => {
    if ('rect' in mark) return mark.rect;
    const [x, y, radius] = mark.circle;
    return [x - radius, y - radius, radius * 2, radius * 2] as const;
  });
  const left = Math.min(...boxes.map(([x]) => x));
  const top = Math.min(...boxes.map(([, y]) => y));
  const right = Math.max(...boxes.map(([x, , width]) => x + width));
  const bottom = Math.max(...boxes.map(([, y, , height]) => y + height));
  const scale = Math.min(ROOM.width / (right - left), ROOM.height / (bottom - top));
  const begin = { x: down ? MARGIN.left : MARGIN.other, y: MARGIN.other };
  const px = (x: number) => Number(((x - left) * scale + begin.x).toFixed(2));
  const py = (y: number) => Number(((y - top) * scale + begin.y).toFixed(2));
  const long = (length: number) => Number((length * scale).toFixed(2));
  const width = Math.ceil(px(right) + MARGIN.other);
  const height = Math.ceil(py(bottom) + (across ? MARGIN.bottom : MARGIN.other));
  const shapes = marks.map((mark) => {
    const fill = COLOURS[mark.fill];
    if ('rect' in mark) {
      const [x, y, wide, tall] = mark.rect;
      return `<rect x="${px(x)}" y="${py(y)}" width="${long(wide)}" height="${long(tall)}" fill="${fill}"/>`;
    }
    const [x, y, radius] = mark.circle;
    return `<circle cx="${px(x)}" cy="${py(y)}" r="${long(radius)}" fill="${fill}"/>`;
  });
  const line = (x1: number, y1: number, x2: number, y2: number) =>
    `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke="${GREY}" stroke-width="0.6"/>`;
  const text = (x: number, y: number, said: string, anchor: string) =>
    `<text x="${x}" y="${y}" font-family="Noto" font-size="8" fill="${GREY}" text-anchor="${anchor}">${said}</text>`;
  const sizes: string[] = [];
  if (across) {
    const [from, to, y] = [px(across.from), px(across.to), py(bottom) + 7];
    sizes.push(line(from, y, to, y), line(from, y - 3, from, y + 3), line(to, y - 3, to, y + 3));
    const isWide = to - from > 34;
    const said = `${figure(across.to - across.from)} mm`;
    sizes.push(isWide ? text((from + to) / 2, y + 13, said, 'middle') : text(from, y + 13, said, 'start'));
  }
  if (down) {
    const [from, to, x] = [py(down.from), py(down.to), px(left) - 7];
    sizes.push(line(x, from, x, to), line(x - 3, from, x + 3, from), line(x - 3, to, x + 3, to));
    sizes.push(text(x - 4, (from + to) / 2 + 3, `${figure(down.to - down.from)} mm`, 'end'));
  }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${shapes.join('')}${sizes.join('')}</svg>`;
  return { svg, width, height };
}
