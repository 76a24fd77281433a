import { parentPort } from 'node:worker_threads';
import { foldPassword } from '@alba/domain/new-account';
import { dictionary } from '@zxcvbn-ts/language-common';
import { hashOfPassword } from './common-passwords.ts';

// what is shorter or longer than a password may be is refused for that; it costs nothing to keep it in the list
const hashes = BigUint64Array.from(dictionary['passwords-common'], (password) => hashOfPassword(foldPassword(password))).sort();
parentPort?.postMessage(hashes, [hashes.buffer]);
