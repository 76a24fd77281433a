import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { loadDraft } from '../load/load-lesson.ts';
import { readYaml } from '../load/read-yaml.ts';
import { svgFaults, svgWarnings } from '../media/svg.ts';
import { languageOf } from '../readability/figures.ts';
import { captionFaults, mostBytes, readingRate } from './caption-rules.ts';
import { captionsOf, type SpokenLine } from './captions.ts';
import { frameAt } from './frame-at.ts';
import { mixOf } from './mix.ts';
import { ffmpeg, sampleRate, speechOf } from './speech.ts';
import { openStage, type Stage } from './stage.ts';
import { type Storyboard, storyboardFile } from './storyboard.schema.ts';
import { runTool, VideoFault } from './tool.ts';
import { transcriptOf, transcriptYaml } from './transcript.ts';
import { type Cue, writeVtt } from './vtt.ts';

const name = 'spark';

/** Makes the film of a lesson from `video/spark.yaml`: WebM, captions, described track and poster beside the lesson, its transcript on screen. */
export async function makeVideo(folder: string, print: (line: string) => void): Promise<void> {
  const { head } = loadDraft(folder).draft;
  if (!head) throw new VideoFault(`${folder} is no lesson folder: it has no lesson.yaml that can be read.`);
  const board = readStoryboard(folder);
  const drawing = readDrawing(join(folder, 'video', board.drawing));
  const rate = readingRate(head.value);
  const voices = await speakAll(board, languageOf(head.value.edition));
  const captions = captionsOf({ lines: voices, sounds: board.sounds, seconds: board.seconds, rate });
  const faults = [...timeFaults(board, voices), ...captionFaults(captions, rate)];
  if (faults.length > 0) throw new VideoFault(['The storyboard does not fit its time:', ...faults].join('\n  '));
  print(`voice: ${voices.length} lines, ${voices.reduce((sum, { seconds }) => sum + seconds, 0).toFixed(1)} s of ${board.seconds} s`);
  mkdirSync(join(folder, 'media'), { recursive: true });
  const file = join(folder, 'media', `${name}.webm`);
  await encode({ board, drawing, file, sound: mixOf(voices, board) });
  writeFileSync(join(folder, 'media', `${name}.vtt`), writeVtt(captions));
  writeFileSync(join(folder, 'media', `${name}-description.vtt`), writeVtt(descriptionsOf(board)));
  await paintPoster(board, drawing, join(folder, 'images', `${name}-poster.png`));
  const { size } = statSync(file);
  if (size > mostBytes) throw new VideoFault(`${file} has ${(size / 1e6).toFixed(1)} MB, at most 3: fewer frames a second or fewer things that move at once.`);
  print(`${basename(file)}: ${(size / 1e6).toFixed(2)} MB. In parts/spark.yaml:\n\n${resourceYaml(board)}`);
}

function readStoryboard(folder: string): Storyboard {
  const path = join(folder, 'video', `${name}.yaml`);
  const source = statSync(path, { throwIfNoEntry: false }) && readFileSync(path, 'utf8');
  if (source === undefined) throw new VideoFault(`There is no ${path}: write the storyboard first (docs/guides/author-content.md).`);
  const { loaded, problems } = readYaml({ file: path, text: source, schema: storyboardFile });
  if (!loaded) throw new VideoFault(problems.map(({ line, field, message }) => `${path}:${line} ${field}: ${message}`).join('\n'));
  return loaded.value;
}

function readDrawing(path: string): string {
  const source = statSync(path, { throwIfNoEntry: false }) && readFileSync(path, 'utf8');
  if (source === undefined) throw new VideoFault(`There is no ${path}: add the drawing.`);
  const [fault] = [...svgFaults(source), ...svgWarnings(source)];
  if (fault) throw new VideoFault(`${path} ${fault}`);
  return source;
}

async function speakAll({ voice, pace }: Storyboard, language: Parameters<typeof speechOf>[0]) {
  const speak = speechOf(language);
  const voices: (SpokenLine & { samples: Float32Array })[] = [];
  for (const { at, text, spoken } of voice) {
    const samples = await speak(spoken ?? text, pace);
    voices.push({ at, text, samples, seconds: samples.length / sampleRate });
  }
  return voices;
}

/** Lines that run into the next one or over the end, and descriptions that would be spoken into the voice. */
function timeFaults({ seconds, descriptions }: Storyboard, lines: readonly SpokenLine[]): string[] {
  const spoken = lines.flatMap((line, index) => {
    const end = line.at + line.seconds;
    const next = lines[index + 1]?.at ?? seconds;
    return end > next ? [`at ${line.at} s: "${line.text}" takes ${line.seconds.toFixed(1)} s, there are ${(next - line.at).toFixed(1)}`] : [];
  });
  const described = descriptions.flatMap(({ at, text }) => {
    const end = at + describedSeconds(text);
    const inside = lines.find((line) => line.at < end && line.at + line.seconds > at);
    return inside ? [`at ${at} s: the description runs into "${inside.text}" (${inside.at}-${(inside.at + inside.seconds).toFixed(1)} s)`] : [];
  });
  return [...spoken, ...described];
}

/** A screen reader's pace. */
const describedSeconds = (text: string) => Math.max(1, text.split(/\s+/).length / 3.4);

function descriptionsOf({ descriptions, seconds }: Storyboard): Cue[] {
  return descriptions.map(({ at, text }, index) => ({
    start: at,
    end: Math.min(at + Math.max(2.5, describedSeconds(text) + 1), descriptions[index + 1]?.at ?? seconds, seconds),
    lines: [text],
  }));
}

type Film = { board: Storyboard; drawing: string; file: string; sound: Buffer };

async function encode({ board, drawing, file, sound }: Film): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'alba-film-'));
  const stage = await openStage(drawing);
  try {
    const unknown = board.parts.find(({ id }) => !stage.ids.includes(id));
    if (unknown) throw new VideoFault(`The drawing has no part "${unknown.id}"; it has ${stage.ids.join(', ')}.`);
    writeFileSync(join(folder, 'sound.wav'), sound);
    const frames = ['-f', 'image2pipe', '-c:v', 'png', '-framerate', String(board.framesPerSecond), '-i', '-'];
    const picture = [
      '-c:v',
      'libvpx-vp9',
      '-pix_fmt',
      'yuv420p',
      '-b:v',
      '0',
      '-crf',
      '36',
      '-g',
      '150',
      '-row-mt',
      '1',
      '-deadline',
      'good',
      '-cpu-used',
      '3',
    ];
    const heard = ['-c:a', 'libopus', '-b:a', '40k', '-ac', '1'];
    const plain = ['-map_metadata', '-1', '-fflags', '+bitexact', '-cues_to_front', '1', '-t', String(board.seconds)];
    await runTool(ffmpeg(), ['-v', 'error', '-y', ...frames, '-i', join(folder, 'sound.wav'), ...picture, ...heard, ...plain, file], framesOf(board, stage));
  } finally {
    await stage.close();
    rmSync(folder, { recursive: true });
  }
}

/** Every frame of the film; one that looks like the last is not painted again. */
async function* framesOf(board: Storyboard, stage: Stage): AsyncGenerator<Buffer> {
  let painted = '';
  let picture: Buffer = Buffer.alloc(0);
  for (let index = 0; index < board.seconds * board.framesPerSecond; index += 1) {
    const frame = frameAt(board, index / board.framesPerSecond);
    const wanted = JSON.stringify(frame);
    if (wanted !== painted) picture = await stage.show(frame);
    painted = wanted;
    yield picture;
  }
}

async function paintPoster(board: Storyboard, drawing: string, file: string): Promise<void> {
  const stage = await openStage(drawing, 2);
  try {
    writeFileSync(file, await stage.show(frameAt(board, board.poster.at)));
  } finally {
    await stage.close();
  }
}

function resourceYaml(board: Storyboard): string {
  const { title, poster } = board;
  const long = poster.longDescription === undefined ? [] : [`      longDescription: ${JSON.stringify(poster.longDescription)}`];
  return [
    '  - id: spark-video',
    '    kind: video',
    `    title: ${JSON.stringify(title)}`,
    `    file: media/${name}.webm`,
    '    poster:',
    `      file: images/${name}-poster.png`,
    `      description: ${JSON.stringify(poster.description)}`,
    ...long,
    `    captions: media/${name}.vtt`,
    `    description: media/${name}-description.vtt`,
    '    transcript:',
    transcriptYaml(transcriptOf(board)),
  ].join('\n');
}
