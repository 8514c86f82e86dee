// How the browser's and the server renderer's bundles are built.
import { relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';

const MALL = fileURLToPath(new URL('./src/mall', import.meta.url));

/** The server has the descriptions of all its calls in memory: the renderer's bundle takes them from there instead of bringing them again. */
const sharedProtocols: Plugin = {
  name: 'shared-protocols',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'ssr',
  resolveId(id, importer) {
    if (!id.endsWith('.protocol.ts') || !importer) return null;
    const path = id.startsWith('.') ? `#mall/${relative(MALL, resolve(importer, '..', id))}` : id;
    return { id: path.replaceAll('\\', '/'), external: true };
  },
};

export default defineConfig({
  plugins: [tailwindcss(), sharedProtocols, reactRouter()],
  resolve: {
    alias: {
      'react-style-singleton': fileURLToPath(
        new URL('./src/kit/ui/style-sheet-singleton.ts', import.meta.url),
      ),
    },
  },
  // Bundled on the server too: of their thousands of icons and pieces the mall uses a few.
  ssr: { noExternal: ['lucide-react', 'radix-ui', /^@radix-ui\//, /^@floating-ui\//] },
  environments: {
    client: {
      build: {
        rolldownOptions: {
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
