import type { Adapter, AdapterPayload } from 'oidc-provider';

/** What a grant gave, and what ends with it. */
const issued = /^(AccessToken|AuthorizationCode|RefreshToken):/;

/** Keeps what the simulator of Google issues for as long as it runs. One store for all kinds: their ids never meet. */
export function memoryAdapter(): (kind: string) => Adapter {
  const kept = new Map<string, AdapterPayload>();
  const live = (key: string | undefined) => {
    const found = key === undefined ? undefined : kept.get(key);
    return found?.exp !== undefined && found.exp * 1000 <= Date.now() ? undefined : found;
  };
  const byField = (kind: string, field: 'uid' | 'userCode', value: string) =>
    [...kept].find(([key, payload]) => key.startsWith(`${kind}:`) && payload[field] === value)?.[1];
  return (kind) => {
    const keyOf = (id: string) => `${kind}:${id}`;
    return {
      async upsert(id, payload, expiresIn) {
        kept.set(keyOf(id), { ...payload, ...(expiresIn ? { exp: Math.floor(Date.now() / 1000) + expiresIn } : {}) });
      },
      find: async (id) => live(keyOf(id)),
      findByUid: async (uid) => byField(kind, 'uid', uid),
      findByUserCode: async (code) => byField(kind, 'userCode', code),
      async consume(id) {
        const found = kept.get(keyOf(id));
        if (found) found.consumed = Math.floor(Date.now() / 1000);
      },
      async destroy(id) {
        kept.delete(keyOf(id));
      },
      async revokeByGrantId(grantId) {
        for (const [key, payload] of kept) if (payload.grantId === grantId && issued.test(key)) kept.delete(key);
      },
    };
  };
}
