/** Placeholder while the screen is being built in this very session. */
export function Component() {
  return null;
}
