import { useBuildFacts } from '../../features/build-facts/use-build-facts.ts';
import { MetadataPage } from '../frame/metadata-page.tsx';

/** `/application/metadata` (P-METADATA). */
export function Component() {
  return <MetadataPage facts={useBuildFacts()} />;
}
