import { globSync, writeFileSync } from 'node:fs';

/**
 * Writes the types of all messages from the English files: a wrong key does not compile. Run it after adding a namespace:
 * `node apps/web/tools/message-types.ts`. A test compares the file with what this makes.
 */
export function messageTypes(): string {
  const files = globSync('{ui,app,lib/*,features/*}/messages/en.json', { cwd: `${import.meta.dirname}/../src` }).sort();
  const lines = files.map((file) => `      ${namespaceOf(file)}: typeof import('../${file}');`);
  return `// Made by apps/web/tools/message-types.ts.
import 'i18next';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'app';
    enableSelector: true;
    resources: {
${lines.join('\n')}
    };
  }
}
`;
}

/** The folder is the namespace, `features/classes` is `classes`; names that are no identifiers are quoted. */
function namespaceOf(file: string): string {
  const name = file.split('/').at(-3) ?? '';
  return /^[a-z]+$/i.test(name) ? name : `'${name}'`;
}

if (import.meta.main) writeFileSync(`${import.meta.dirname}/../src/app/messages.d.ts`, messageTypes());
