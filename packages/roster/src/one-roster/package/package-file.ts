export type PackageFile = {
  /** Bytes as the package claims them, for the progress only. */
  size: number;
  /** Counts what comes, and throws PackageRefused at the byte that is too many. */
  read(): AsyncIterable<Buffer>;
};
export type OpenedPackage = { files: Map<string, PackageFile>; close(): void };
