// Which drawing stands for a package when there is no photograph.

/** The outlines that can be drawn: two rows of leads, four sides, a grid of balls, a small transistor, a two-ended part, a tabbed power part. */
export type ChipShape = 'rows' | 'quad' | 'grid' | 'small' | 'ends' | 'power';

const shapes: readonly (readonly [RegExp, ChipShape])[] = [
  [/BGA|LGA|CSP/, 'grid'],
  [/QF[PN]|[DVW]FN|PLCC|LCC/, 'quad'],
  [/^SOT-?(223|89)|^D2?PAK|^TO-/, 'power'],
  [/^SOT|^SC-?\d|^SOD-?8\d\d/, 'small'],
  [/SO[PIJ]|SOIC|^E?SO-|DIP|DIL|^SMD-\d+P/, 'rows'],
  [/^(01005|0201|0402|0603|0805|1206|1210|1812|2010|2220|2512)\b|^SM[ABC]\b|^SOD|^DO-|MELF/, 'ends'],
];

/** From the maker's name of a package ("SOIC-8", "LQFP-64(10x10)", "0603"); four sides where it says nothing. */
export function chipShapeOf(packageName: string | null | undefined): ChipShape {
  const name = packageName?.toUpperCase().trim() ?? '';
  return shapes.find(([pattern]) => pattern.test(name))?.[1] ?? 'quad';
}
