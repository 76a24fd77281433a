/** The three editions with the demonstration people and the words that a journey looks for. */
export const port = Number(process.env.E2E_PORT ?? 8091);

export const editionIds = ['us', 'br', 'eslac'] as const;
export type EditionId = (typeof editionIds)[number];

export const addressOf = (edition: EditionId, path = '/') => `http://${edition}.localhost:${port}${path}`;
export const password = 'alba1234';
