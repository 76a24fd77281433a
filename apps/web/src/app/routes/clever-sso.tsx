import { ProviderPage } from './provider-page.tsx';

/** `/cleverSSO` (P-CLEVER). */
export const Component = () => <ProviderPage provider="clever" />;
