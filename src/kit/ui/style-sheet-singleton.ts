// Stands in for `react-style-singleton` (see vite.config.ts), with which open windows hold the page behind them still: as a sheet of the document rather than a style element, which the pages' policy forbids.
import { useEffect } from 'react';

/** Styles that are there as long as at least one of their users is. */
export function styleSingleton() {
  let users = 0;
  let sheet: CSSStyleSheet | undefined;

  const add = (styles: string) => {
    if (users++ > 0) return;
    sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets.push(sheet);
  };
  const remove = () => {
    if (--users > 0) return;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };

  return function StyleSheet({ styles, dynamic }: { styles: string; dynamic?: boolean }): null {
    // biome-ignore lint/correctness/useExhaustiveDependencies: other styles count only where they are said to change
    useEffect(() => {
      add(styles);
      return remove;
    }, [styles && dynamic]);
    return null;
  };
}
