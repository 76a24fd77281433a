import optimizeLocales from '@react-aria/optimize-locales-plugin';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { chunkGroups } from './tools/chunks.ts';
import { dropSchemas } from './tools/drop-schemas.ts';
import { dropUnusedTokens } from './tools/unused-tokens.ts';

const server = 'http://127.0.0.1:8080';

/** Faces of the first paint; the others are fetched when a page uses them. */
const firstFonts = /(gabarito|atkinson-hyperlegible-next|figtree-digits)[^/]*-normal[^/]*\.woff2$/;

function preloadFirstFonts(): Plugin {
  return {
    name: 'preload-first-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => firstFonts.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
            injectTo: 'head' as const,
          })),
    },
  };
}

/** What the app starts with. */
const isThere = /\/(rolldown-runtime|core|first)-[^/]*\.js$/;
/** The words of a feature in one language. */
const isWords = /\/(en|es|pt)-[^/]*\.js$/;

/** `/dev/ui` shows the components. Its page is no input of the build, so nothing of it ships. */
function serveGallery(): Plugin {
  return {
    name: 'serve-gallery',
    apply: 'serve',
    configureServer: (dev) => {
      dev.middlewares.use((request, _response, next) => {
        if (request.url?.split('?')[0] === '/dev/ui') request.url = '/src/app/dev/index.html';
        next();
      });
    },
  };
}

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    serveGallery(),
    tailwind(),
    { ...optimizeLocales.vite({ locales: ['en-US', 'pt-BR', 'es'] }), enforce: 'pre' },
    preloadFirstFonts(),
    dropUnusedTokens(),
    dropSchemas(),
  ],
  resolve: {
    alias: {
      // MathJax asks for its font under this name; ours leaves out what no lesson uses.
      '#default-font/chtml/default.js': `${import.meta.dirname}/src/lib/maths/maths-font.ts`,
      // Only in the built app: in tests and while developing the schemas are real.
      ...(command === 'build' ? { zod: `${import.meta.dirname}/tools/zod-in-browser.ts` } : {}),
    },
  },
  build: {
    target: 'baseline-widely-available',
    outDir: 'dist',
    // Pictures stay files: a data URL of every edition's scene would travel with the first script. Ticks of controls go with the
    // style sheet, and the small pictures of classes with the script that shows them: a page shows many of them. So does the
    // mark of the edition, which every page shows at once.
    assetsInlineLimit: (file) => file.includes('/ui/icons/') || file.includes('/assets/avatars/') || file.includes('/assets/logo/mark-'),
    // The preload polyfill is an inline-free script, but every browser we support has modulepreload.
    // A page's own file is on its way already, what the app starts with is there, and words are a file each: only what else pages share is named.
    modulePreload: { polyfill: false, resolveDependencies: (file, needed) => needed.filter((one) => one !== file && !isWords.test(one) && !isThere.test(one)) },
    rolldownOptions: {
      output: {
        // the first script names some 300 files, and their hashes do not compress: no longer than the bundler asks for
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: { groups: chunkGroups(import.meta.dirname) },
      },
    },
  },
  server: { host: '127.0.0.1', port: 5173, proxy: { '/v1': server, '/media': server } },
}));
