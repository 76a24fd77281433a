import optimizeLocales from '@react-aria/optimize-locales-plugin';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { dropUnusedTokens } from './tools/unused-tokens.ts';

const server = 'http://127.0.0.1:8080';

/** Faces of the first paint; the others are fetched when a page uses them. */
const firstFonts = /(gabarito|atkinson-hyperlegible-next|figtree-digits)[^/]*-normal[^/]*\.woff2$/;

/**
 * What every page runs, sign-in too: neither the cache of answers nor the queue of saves. In two files instead of a dozen they
 * compress better, and the first goes unchanged from release to release.
 */
const corePackages =
  /node_modules\/(react|react-dom|scheduler|react-router|react-redux|@reduxjs\/toolkit\/dist(?!\/query)|redux|immer|reselect|use-sync-external-store|i18next[^/]*|react-i18next)\//;
const baseFiles =
  /web\/src\/(lib\/(?!failure|save-queue|api\/api\.)|ui\/(link|button|cx|arc-spinner|icon-button|toast|toast-region|alert|field|loading|skeleton)\.|app\/frame\/(brand|footer|frame-context)\.)|lucide-react\/dist\/esm\/(?!icons)/;

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
  ],
  // Only in the built app: in tests and while developing the schemas are real.
  resolve: command === 'build' ? { alias: { zod: `${import.meta.dirname}/tools/zod-in-browser.ts` } } : {},
  build: {
    target: 'baseline-widely-available',
    outDir: 'dist',
    // Pictures stay files: a data URL of every edition's scene would travel with the first script. Ticks of controls go with the style sheet.
    assetsInlineLimit: (file) => file.includes('/ui/icons/'),
    // The preload polyfill is an inline-free script, but every browser we support has modulepreload.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'core', test: corePackages },
            { name: 'base', test: baseFiles },
          ],
        },
      },
    },
  },
  server: { host: '127.0.0.1', port: 5173, proxy: { '/v1': server, '/media': server } },
}));
