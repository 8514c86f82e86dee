// Adds to a PDF that this mall has printed the place where its signature goes: an appendix of objects (incremental update), nothing before it changes.

export interface PlaceWish {
  /** Whose seal it is. */
  name: string;
  reason: string;
  at: Date;
  /** Of the first page: left, bottom, right, top in points. */
  rect: readonly [number, number, number, number];
  /** Bytes that the signature may take. */
  room: number;
}

/** As long as the numbers can become. */
const RANGE = `[0 ${'*'.repeat(10)} ${'*'.repeat(10)} ${'*'.repeat(10)}]`;

const match = (pattern: RegExp, text: string, what: string): string => {
  const found = pattern.exec(text)?.[1];
  if (found === undefined) throw new Error(`a PDF without ${what}`);
  return found;
};

/** UTF-16 in hex, as texts of any language stand in a PDF. */
const textString = (text: string) => `<feff${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`;

const moment = (at: Date) => `(D:${at.toISOString().slice(0, 19).replaceAll(/[-:T]/g, '')}Z)`;

/**
 * @param pdf with one table of objects, as pdfmake writes it
 * @returns the whole with the place, and what lies around it: bytes from `begin` to `end` are the signature's own
 * @throws Error for a PDF of another make
 */
export function placeForSignature(pdf: Buffer, wish: PlaceWish): { pdf: Buffer; begin: number; end: number } {
  const text = pdf.toString('latin1');
  const trailer = match(/trailer\s*<<([\s\S]*?)>>\s*startxref/, text, 'a trailer');
  const former = match(/startxref\s+(\d+)\s+%%EOF\s*$/, text, 'an end');
  const size = Number(match(/\/Size (\d+)/, trailer, 'a size'));
  const bodyOf = (no: string) =>
    match(new RegExp(`(?:^|\\n)${no} 0 obj\\n([\\s\\S]*?)\\nendobj`), text, `object ${no}`);
  const root = match(/\/Root (\d+) 0 R/, trailer, 'a root');
  const catalog = bodyOf(root);
  const page = match(/\/Kids \[(\d+) 0 R/, bodyOf(match(/\/Pages (\d+) 0 R/, catalog, 'pages')), 'a page');
  const [signature, widget, look] = [size, size + 1, size + 2];
  const width = wish.rect[2] - wish.rect[0];
  const height = wish.rect[3] - wish.rect[1];
  const objects: [no: number, body: string][] = [
    [Number(root), within(catalog, `/AcroForm << /SigFlags 3 /Fields [${widget} 0 R] >>`)],
    [Number(page), within(bodyOf(page), `/Annots [${widget} 0 R]`)],
    [
      signature,
      `<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /ETSI.CAdES.detached /ByteRange ${RANGE} /Contents <${'0'.repeat(wish.room * 2)}> /M ${moment(wish.at)} /Name ${textString(wish.name)} /Reason ${textString(wish.reason)} >>`,
    ],
    [
      widget,
      `<< /Type /Annot /Subtype /Widget /FT /Sig /T (Seal) /F 132 /Rect [${wish.rect.join(' ')}] /P ${page} 0 R /V ${signature} 0 R /AP << /N ${look} 0 R >> >>`,
    ],
    // The seal is drawn on the page itself.
    [
      look,
      `<< /Type /XObject /Subtype /Form /BBox [0 0 ${width} ${height}] /Length 0 >>\nstream\n\nendstream`,
    ],
  ];
  let made = text.endsWith('\n') ? text : `${text}\n`;
  const places = objects.map(([no, body]) => {
    const place = made.length;
    made += `${no} 0 obj\n${body}\nendobj\n`;
    return [no, place] as const;
  });
  const table = made.length;
  const rows = places.map(([no, place]) => `${no} 1\n${String(place).padStart(10, '0')} 00000 n \n`);
  const kept = trailer.replace(/\/Size \d+/, `/Size ${size + 3}`).trim();
  made += `xref\n${rows.join('')}trailer\n<<\n${kept}\n/Prev ${former}\n>>\nstartxref\n${table}\n%%EOF\n`;
  const begin = made.indexOf('/Contents <', pdf.length) + '/Contents '.length;
  const end = begin + wish.room * 2 + 2;
  const range = `[0 ${begin} ${end} ${made.length - end}]`.padEnd(RANGE.length);
  return { pdf: Buffer.from(made.replace(RANGE, range), 'latin1'), begin, end };
}

/** Into a dictionary, at its end. */
function within(body: string, more: string): string {
  const name = more.split(' ', 1)[0] ?? '';
  if (body.includes(`${name} `)) throw new Error(`a PDF that has ${name} already`);
  const end = body.lastIndexOf('>>');
  return `${body.slice(0, end)}${more}\n>>`;
}
