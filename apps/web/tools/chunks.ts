import { normalizePath, type Rolldown } from 'vite';

/**
 * In which file of the build a module goes, by who needs it (docs/decisions/006-web-chunks.md). Whatever no group takes
 * stays with its page, or is a file of its own where a few pages share it.
 */
export function chunkGroups(folder: string) {
  const web = normalizePath(folder);
  const source = `${web}/src`;
  const routes = `${source}/app/routes`;
  const byEverybody = neededBy(`${web}/index.html`);
  const byVisitors = neededByTwoOf(...['login', 'complete-account', 'forgot-login'].map((page) => `${routes}/${page}.tsx`));
  const bySignIn = neededBy(`${routes}/login.tsx`);
  const byGuest = neededBy(...['complete-account', 'forgot-login', 'new-password'].map((page) => `${routes}/${page}.tsx`));
  const byStudent = neededBy(`${routes}/student-home.tsx`, `${source}/app/frame/with-menus.ts`);
  return [
    { name: 'core', test: corePackages },
    { name: (id: string, graph: Graph) => ((isIcon.test(id) ? firstIcons.test(id) : byEverybody(id, graph)) ? 'first' : null) },
    { name: (id: string, graph: Graph) => ((isIcon.test(id) ? visitorIcons.test(id) : byVisitors(id, graph)) ? 'visitor' : null) },
    { name: (id: string, graph: Graph) => (bySignIn(id, graph) && !isIcon.test(id) ? 'sign-in' : null), minShareCount: 2 },
    { name: (id: string, graph: Graph) => (byGuest(id, graph) && !isIcon.test(id) ? 'guest' : null), minShareCount: 2 },
    { name: (id: string, graph: Graph) => (byStudent(id, graph) ? 'signed-in' : null), minShareCount: 2 },
  ];
}

type Graph = Rolldown.ChunkingContext;

/** What every page runs and what goes unchanged from release to release. The cache of answers (`query`) is not for sign-in. */
const corePackages =
  /rolldown\/runtime|node_modules\/(react|react-dom|scheduler|react-router|react-redux|@reduxjs\/toolkit\/dist(?!\/query)|redux|immer|reselect|use-sync-external-store|i18next[^/]*|react-i18next)\//;

/**
 * Icons come through one file that names them all, so the graph cannot say who needs which. These are the ones of sign-in, and of the
 * pages beside it (an account, the password back); if one is missing here, they fetch the file of the signed-in and their budget
 * breaks (e2e/budgets.spec.ts).
 */
const isIcon = /lucide-react\/dist\/esm\/icons\//;
const firstIcons = /icons\/(circle-alert|circle-check|house|info|rotate-cw|triangle-alert|x)\./;
const visitorIcons = /icons\/(arrow-left|check|chevron-left|eye|eye-off)\./;

/** Whether these pages import a module, directly or not. What they fetch later by `import()` does not count, nor a page that is itself fetched so. */
function neededBy(...pages: string[]): (id: string, graph: Graph) => boolean {
  let needed: Set<string> | undefined;
  return (id, graph) => {
    needed ??= importsOf(pages, graph);
    return needed.has(id);
  };
}

/** Whether at least two of these pages import it, so that none carries what only another needs. */
function neededByTwoOf(...pages: string[]): (id: string, graph: Graph) => boolean {
  const needs = pages.map((page) => neededBy(page));
  return (id, graph) => needs.filter((isNeeded) => isNeeded(id, graph)).length > 1;
}

function importsOf(pages: string[], graph: Graph): Set<string> {
  const unknown = pages.filter((page) => !graph.getModuleInfo(page));
  if (unknown.length > 0) throw new Error(`No such page in the build: ${unknown.join(', ')}`);
  const found = new Set(pages);
  // a set that grows while it is walked
  for (const id of found) for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  for (const page of pages) if (graph.getModuleInfo(page)?.isEntry !== true) found.delete(page);
  return found;
}
