export { folderStorage } from './folder-storage.ts';
export { type Storage, type StoredFile, storedName, TooLarge } from './storage.ts';
