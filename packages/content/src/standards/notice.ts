/** Something to say about a place of a package: `CFItems[3].identifier`. A warning also says what was done about it. */
export type Notice = { severity: 'error' | 'warning'; place: string; message: string };
