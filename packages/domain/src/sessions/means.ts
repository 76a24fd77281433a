/** How a person showed who they are when a session began. */
export const signInMeans = ['password', 'google', 'clever', 'card', 'picture', 'sign-up', 'link'] as const;
export type SignInMeans = (typeof signInMeans)[number];
