/** A user name as the sign-in directory holds it: unique per edition whatever its case (D83). Accents count. */
export function foldUsername(username: string): string {
  return username.trim().normalize('NFC').toLowerCase().normalize('NFC');
}
