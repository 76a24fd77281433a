/** The articles of this language and role: one file of the build. */
export const files = import.meta.glob<string>('./*.md', { query: '?raw', import: 'default', eager: true });
