// How the bundles of the browser and of the mall itself are built.
import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { noShapes } from './src/app/pages/no-shapes.ts';
import { scriptGroups } from './src/app/pages/script-groups.ts';
import { straightImports } from './src/app/pages/straight-imports.ts';
import routes from './src/routes.ts';

/** React Router gives every entry of the server the same name. */
const namedEntries: Plugin = {
  name: 'named-entries',
  configEnvironment: (name) =>
    name === 'ssr' ? { build: { rolldownOptions: { output: { entryFileNames: '[name].js' } } } } : null,
};

/** Two files that every page needs. */
const REACT = /node_modules[\\/](react|react-dom|react-router|scheduler|cookie|set-cookie-parser)[\\/]/;
const FRAME = /src[\\/](root|screens[\\/]storefront[\\/]layout)\.tsx|node_modules[\\/]zod[\\/]/;
const shared = scriptGroups(routes, { apart: (id) => REACT.test(id) || FRAME.test(id) });

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), namedEntries, straightImports(), noShapes(), shared.plugin],
  resolve: {
    alias: {
      'react-style-singleton': fileURLToPath(
        new URL('./src/kit/ui/style-sheet-singleton.ts', import.meta.url),
      ),
    },
  },
  // Bundled on the server too: of their thousands of pieces the mall uses a few.
  ssr: { noExternal: ['zod', 'drizzle-orm', 'lucide-react', 'radix-ui', /^@radix-ui\//, /^@floating-ui\//] },
  environments: {
    // The renderer and the mall around it, which share most of what they are made of.
    ssr: {
      build: {
        rolldownOptions: {
          experimental: { lazyBarrel: true },
          input: { index: 'virtual:react-router/server-build', mall: 'src/app/run-mall.ts' },
        },
      },
    },
    client: {
      build: {
        rolldownOptions: {
          experimental: { lazyBarrel: true },
          output: {
            codeSplitting: {
              groups: [
                { name: 'react', test: REACT, priority: 3 },
                { name: 'frame', test: FRAME, priority: 2 },
                {
                  name: shared.nameOf,
                  debugName: 'shared',
                  includeDependenciesRecursively: false,
                  priority: 1,
                },
              ],
            },
          },
        },
      },
    },
  },
  build: { target: 'es2022', chunkSizeWarningLimit: 400 },
});
