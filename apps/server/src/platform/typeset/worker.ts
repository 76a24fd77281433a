import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { TypesetReply, TypesetRequest } from './index.ts';

/** Runs beside the server: setting a page takes the processor for some milliseconds, and no request may wait for that. */
const faces = [
  'atkinson-hyperlegible-next/400Regular/AtkinsonHyperlegibleNext_400Regular.ttf',
  'atkinson-hyperlegible-next/400Regular_Italic/AtkinsonHyperlegibleNext_400Regular_Italic.ttf',
  'atkinson-hyperlegible-next/700Bold/AtkinsonHyperlegibleNext_700Bold.ttf',
  'figtree/400Regular/Figtree_400Regular.ttf',
  'figtree/400Regular_Italic/Figtree_400Regular_Italic.ttf',
  'figtree/700Bold/Figtree_700Bold.ttf',
  'gabarito/600SemiBold/Gabarito_600SemiBold.ttf',
];
const require = createRequire(import.meta.url);
const fontBlobs = faces.map((face) => readFileSync(require.resolve(`@expo-google-fonts/${face}`)));
/** One compiler a folder of templates; it remembers what it has read of them. */
const compilers = new Map<string, NodeCompiler>();

parentPort?.on('message', ({ id, job }: { id: number; job: TypesetRequest }) => parentPort?.postMessage({ id, ...typeset(job) }));

function typeset({ templates, main, data, files, madeAt }: TypesetRequest): TypesetReply {
  const compiler = compilers.get(templates) ?? NodeCompiler.create({ workspace: templates, fontArgs: [{ fontBlobs }] });
  compilers.set(templates, compiler);
  try {
    for (const { path, bytes } of files) compiler.mapShadow(join(templates, path), Buffer.from(bytes));
    const compiled = compiler.compile({ mainFilePath: join(templates, main), inputs: { data }, resetRead: true });
    if (!compiled.result) return { wrong: String(JSON.stringify(compiled.takeError()?.shortDiagnostics ?? 'the template could not be read')) };
    const pdf = compiler.pdf(compiled.result, { pdfStandard: 'ua-1', creationTimestamp: madeAt });
    return { pdf: new Uint8Array(pdf), pages: compiled.result.numOfPages };
  } catch (error) {
    return { wrong: error instanceof Error ? error.message : String(error) };
  } finally {
    compiler.resetShadow();
    compiler.evictCache(4);
  }
}
