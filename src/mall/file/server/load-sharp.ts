// The tool that draws pictures, loaded when the first picture comes: most processes of a mall never see one.

/** Keeps no memory between pictures, and leaves the other processors to those who look at pages. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}
