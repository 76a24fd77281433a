/** The secret in what a QR code says: the address of sign-in with a card, with the secret behind the `#`. */
export function cardSecretIn(text: string): string | undefined {
  return /#([1-9]\d{0,15}\.[A-Za-z0-9_-]{22})$/.exec(text.trim())?.[1];
}
