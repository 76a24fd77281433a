const knownBeginnings = ['/student/', '/teacher/', '/lesson/', '/joinclass/', '/find', '/curriculumstandards', '/reports', '/analytics', '/account', '/help'];
const collection = /^\/\d+\/collection\//;

/**
 * A path of this site to return to after sign-in, or `/` for anything else (D62): one leading slash, no host, no control
 * characters, no backslashes, no empty or dotted segments, and a route we know. Everything that a browser could read as
 * another site or another page is refused. The query goes along as it is: it cannot leave the page.
 */
export function safePreviousPath(value: string): string {
  if (value.length > 2000 || hasHidden(value)) return '/';
  const path = value.split(/[?#]/, 1)[0] ?? '';
  return isPlainPath(path) && isKnown(path) ? value : '/';
}

const isKnown = (path: string) =>
  collection.test(path) || knownBeginnings.some((beginning) => (beginning.endsWith('/') ? path.startsWith(beginning) : `${path}/`.startsWith(`${beginning}/`)));

/** Control characters and line separators: a browser drops some of them before it reads an address. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing them is the point
const hasHidden = (text: string) => /[\u0000-\u001f\u007f-\u009f\u2028\u2029\ufeff]/.test(text);

/** Looked at as written and decoded once, which is what servers and browsers do with a path. */
function isPlainPath(path: string): boolean {
  const decoded = decodedOf(path);
  return decoded !== undefined && [path, decoded].every((form) => !hasHidden(form) && !/[\\@]/.test(form) && hasPlainSegments(form));
}

function hasPlainSegments(path: string): boolean {
  const [first, ...segments] = path.split('/');
  if (first !== '') return false;
  // only the end may be empty: `/reports/`
  return segments.every((segment, index) => (segment === '' ? index > 0 && index === segments.length - 1 : !isDotted(segment)));
}

/** `.` and `..`, also with a dot left encoded by a second encoding. */
const isDotted = (segment: string) => /^(\.|%2e){1,2}$/i.test(segment);

function decodedOf(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
