import { ProviderPage } from './provider-page.tsx';

/** `/login/google` (P-GOOGLE). */
export const Component = () => <ProviderPage provider="google" />;
