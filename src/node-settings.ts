// How Node runs the mall: memory as it was measured, code compiled once.

/** Flags of Node. The young generation is large enough for a page's rubbish; what is old stays below half a gigabyte. */
export const NODE_FLAGS: readonly string[] = [
  '--expose-gc',
  '--max-semi-space-size=16',
  '--max-old-space-size=512',
];

/** Environment of the process, unless it says otherwise. */
export const NODE_SETTINGS: Readonly<Record<string, string>> = {
  NODE_COMPILE_CACHE: 'node_modules/.cache/node',
  MALLOC_ARENA_MAX: '2',
};
