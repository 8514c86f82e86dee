// How the bundles of the browser and of the mall itself are built.
import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';

/** React Router gives every entry of the server the same name. */
const namedEntries: Plugin = {
  name: 'named-entries',
  configEnvironment: (name) =>
    name === 'ssr' ? { build: { rolldownOptions: { output: { entryFileNames: '[name].js' } } } } : null,
};

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), namedEntries],
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
            // Two files that every page needs, rather than fifty small ones.
            codeSplitting: {
              groups: [
                {
                  name: 'react',
                  test: /node_modules[\\/](react|react-dom|react-router|scheduler|cookie|set-cookie-parser)[\\/]/,
                  priority: 3,
                },
                { name: 'frame', test: /src[\\/](root|screens[\\/]storefront[\\/]layout)\.tsx/, priority: 2 },
              ],
            },
          },
        },
      },
    },
  },
  build: { target: 'es2022', chunkSizeWarningLimit: 400 },
});
