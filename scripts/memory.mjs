/**
 * How the server is run within 200 MiB under load (measured by `npm run bench`): young objects are collected early, and
 * password hashing and compression on threads do not each keep an arena of their own.
 */
export const memory = { flags: ['--max-semi-space-size=4'], env: { MALLOC_ARENA_MAX: '2' } };
