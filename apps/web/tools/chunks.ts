import { normalizePath, type Rolldown } from 'vite';

/**
 * In which file of the build a module goes, by who needs it (docs/decisions/006-web-chunks.md). Whatever no group takes
 * stays with its page, or is a file of its own where a few pages share it.
 */
export function chunkGroups(folder: string) {
  const web = normalizePath(folder);
  const source = `${web}/src`;
  const routes = `${source}/app/routes`;
  const page = (name: string) => `${routes}/${name}.tsx`;
  const byVisitor = neededBy(`${web}/index.html`, page('login'));
  const byRecovery = neededBy(page('forgot-login'), page('new-password'));
  const bySignUp = neededBy(page('complete-account'));
  const byStudent = neededBy(page('student-home'), `${source}/app/frame/with-menus.ts`);
  /** What student home has in common with a guest's page is in `first`: it would fetch the whole file of the guests for it. */
  const isFirst = (id: string, graph: Graph) => byVisitor(id, graph) || ((byRecovery(id, graph) || bySignUp(id, graph)) && byStudent(id, graph));
  return [
    { name: 'core', test: corePackages },
    { name: 'cache', test: cachePackages },
    { name: (id: string, graph: Graph) => ((isIcon.test(id) ? visitorIcons.test(id) : isFirst(id, graph)) ? 'first' : null) },
    { name: (id: string, graph: Graph) => (byRecovery(id, graph) && !isIcon.test(id) ? 'recovery' : null), minShareCount: 2 },
    { name: (id: string, graph: Graph) => (bySignUp(id, graph) && !isIcon.test(id) ? 'sign-up' : null), minShareCount: 2 },
    { name: (id: string, graph: Graph) => (byStudent(id, graph) ? 'signed-in' : null), minShareCount: 2 },
  ];
}

type Graph = Rolldown.ChunkingContext;

/** What every page runs and what goes unchanged from release to release. */
const corePackages = /node_modules\/(react|react-dom|scheduler|react-router|react-redux|redux|use-sync-external-store|i18next[^/]*|react-i18next)\//;

/** The cache of answers, and what only it needs: not for sign-in, whose store takes nothing of the toolkit but the names it passes on of `redux`. */
const cachePackages = /node_modules\/(@reduxjs\/toolkit|immer|reselect|redux-thunk)\//;

/**
 * Icons come through one file that names them all, so the graph cannot say who needs which. These are the ones of sign-in, and of the
 * pages beside it (an account, the password back); if one is missing here, they fetch the file of the signed-in and their budget
 * breaks (e2e/budgets.spec.ts).
 */
const isIcon = /lucide-react\/dist\/esm\/icons\//;
const visitorIcons = /icons\/(arrow-left|check|chevron-left|circle-alert|circle-check|eye|eye-off|house|info|rotate-cw|triangle-alert|x)\./;

/** Whether these pages import a module, directly or not. What they fetch later by `import()` does not count, nor a page that is itself fetched so. */
function neededBy(...pages: string[]): (id: string, graph: Graph) => boolean {
  let needed: Set<string> | undefined;
  return (id, graph) => {
    needed ??= importsOf(pages, graph);
    return needed.has(id);
  };
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
