import type { ReplyOf } from '@alba/contract/endpoint';
import { type ProviderId, providerWays } from '@alba/contract/providers';
import { useEffect, useState } from 'react';
import { callServer } from '../../lib/api/call-server.ts';

type Ways = ReplyOf<typeof providerWays>;
let known: Ways | undefined;

/** Which services this installation can ask. Unknown until the answer is there, and where it does not come: the button's own page tells then. */
export function useProviderWays(): Partial<Record<ProviderId, Ways[ProviderId]>> {
  const [ways, setWays] = useState<Ways | undefined>(known);
  useEffect(() => {
    if (known) return;
    let isGone = false;
    void callServer(providerWays, {}).then(({ data }) => {
      known = data;
      if (!isGone) setWays(data);
    });
    return () => {
      isGone = true;
    };
  }, []);
  return ways ?? {};
}
