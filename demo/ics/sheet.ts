// Reads a written-out table of parts: one line a part, its columns separated by bars.
import type { CatalogLifecycle, CatalogParameter, CatalogPart } from '#mall/part/catalog-part.ts';
import { fact } from '#mall/part/families/fact.ts';
import { isPackage, packaged } from '#mall/part/families/package.ts';

/** A written-out part and the price of one piece in yuan at the largest usual quantity. */
export interface ListedPart {
  part: CatalogPart;
  price: number;
}

/** What all lines of a table have in common. `{key}` in the titles stands for a column, `{package}` for the package. */
export interface Sheet {
  categoryCode: string;
  titleZh: string;
  titleEn: string;
  /** Parameter keys of the columns after the price. */
  columns: readonly string[];
  /** Picture of parts whose package has none of its own. */
  picture?: string;
  /** Parameters of every line. */
  facts?: readonly CatalogParameter[];
  releasedAt: string;
  /**
   * Lines of `brand | part number | package | price | column | …`.
   * A price may be followed by a lifecycle; `中文=English` gives a text in both languages; an empty cell says nothing.
   */
  lines: string;
}

function isLifecycle(word: string | undefined): word is CatalogLifecycle {
  return word === 'nrnd' || word === 'eol' || word === 'obsolete';
}

function filled(
  template: string,
  params: readonly CatalogParameter[],
  housing: string,
  english: boolean,
): string {
  return template
    .replaceAll(/\{(\w+)\}/g, (_, key: string) => {
      if (key === 'package') return housing;
      const found = params.find((param) => param.key === key);
      return (english ? (found?.textEn ?? found?.text) : found?.text) ?? '';
    })
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\s+,/g, ',')
    .replaceAll(/,(\s*,)+/g, ',')
    .replace(/,\s*$/, '')
    .trim();
}

/** The parts of a table, in its order. Throws when a line has more or fewer cells than the table has columns. */
export function listed(sheet: Sheet): ListedPart[] {
  return sheet.lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const cells = line.split('|').map((cell) => cell.trim());
      const [brand = '', partNo = '', housing = '', priced = '', ...values] = cells;
      if (values.length !== sheet.columns.length) throw new Error(`wrong number of cells: ${line}`);
      const [price, lifecycle] = priced.split(' ');
      const params = [...(sheet.facts ?? [])];
      values.forEach((value, at) => {
        if (value === '') return;
        const [text = '', textEn] = value.split('=');
        params.push(fact(sheet.columns[at]!, text, textEn));
      });
      const part: CatalogPart = {
        brand,
        partNo,
        categoryCode: sheet.categoryCode,
        titleZh: `${filled(sheet.titleZh, params, housing, false)}`,
        titleEn: `${filled(sheet.titleEn, params, housing, true)}`,
        package: housing,
        packageFamily: housing,
        picture: sheet.picture,
        ...(isPackage(housing) ? packaged(housing) : {}),
        lifecycle: isLifecycle(lifecycle) ? lifecycle : 'active',
        releasedAt: sheet.releasedAt,
        compliance: { rohs: 'compliant' },
        params,
      };
      if (sheet.picture && !isPackage(housing)) part.picture = sheet.picture;
      return { part, price: Number(price) };
    });
}
