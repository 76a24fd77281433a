/**
 * How the server is run within 200 MiB under load (measured by `npm run bench`): a heap with a limit is swept before it grows,
 * password hashing and compression on threads do not each keep an arena of their own, and what they free goes back to the
 * system at once. The limit leaves room for a library of ten thousand lessons.
 */
export const memory = {
  flags: ['--max-semi-space-size=8', '--max-old-space-size=256'],
  env: { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '65536', MALLOC_TRIM_THRESHOLD_: '131072' },
};
