import { describe, expect, it } from 'vitest';
import signIn from '../features/sign-in/messages/es.json';
import { languages } from '../lib/i18n/index.ts';
import { loadMessages } from './load-messages.ts';

describe('loadMessages', () => {
  it.each(languages)('has the first words in %s', async (language) => {
    const loaded = await Promise.all(['app', 'ui', 'failure', 'student-home'].map((namespace) => loadMessages(namespace, language)));
    const written = await Promise.all([
      import(`./messages/${language}.json`),
      import(`../ui/messages/${language}.json`),
      import(`../features/failure/messages/${language}.json`),
      import(`../features/student-home/messages/${language}.json`),
    ]);
    expect(loaded).toEqual(written.map((file: { default: object }) => file.default));
  });
  it("brings a feature's own words", async () => {
    expect(await loadMessages('sign-in', 'es')).toEqual(signIn);
  });
  it('says which words are missing', async () => {
    await expect(loadMessages('no-such-feature', 'en')).rejects.toThrow('No words for no-such-feature in en');
  });
});
