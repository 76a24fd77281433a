/** An e-mail address as it is compared: only the plain letters lose their case, since others may belong to somebody else. */
export const foldAddress = (email: string): string => email.trim().replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
