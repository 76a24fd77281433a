export { folderStorage } from './folder-storage.ts';
export { isStoredName, type Storage, type StoredFile, type StoredName, storedName } from './storage.ts';
