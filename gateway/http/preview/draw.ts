import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { AppError } from '#gateway/errors.ts';

const TIMEOUT_MS = 10_000;
/** A picture of this size has some hundred kilobytes. */
const MAX_BYTES = 2 * 1024 * 1024;

/** In pixels, as messengers show it. */
const WIDTH = 1_200;
const HEIGHT = 630;

/** Drawings are sharp at any size: read larger than they say they are, so that nothing is blown up. */
const program = `
const sharp = require(process.argv[1]);
sharp.cache(false);
sharp.concurrency(1);
const parts = [];
process.stdin.on('data', (part) => parts.push(part)).on('end', async () => {
  const picture = await sharp(Buffer.concat(parts), { density: 144, limitInputPixels: 16000000 })
    .flatten({ background: '#fff' })
    .resize(${WIDTH}, ${HEIGHT}, { fit: 'cover' })
    .jpeg({ quality: 84 })
    .toBuffer();
  process.stdout.end(picture);
});
`;

const sharpPath = createRequire(import.meta.url).resolve('sharp');

/**
 * Draws an SVG as a JPEG of 1200 x 630 pixels, cropped in the middle. In a process of its own, which ends after 10 s: this one
 * never reads drawings (uploads rely on that), and one that takes long keeps nobody waiting.
 * @throws AppError NOT_FOUND for what cannot be drawn; OVERLOADED where it was not drawn in time, or nothing could be started
 */
export function draw(svg: Uint8Array): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--max-old-space-size=64', '-e', program, sharpPath], {
      stdio: ['pipe', 'pipe', 'ignore'],
      timeout: TIMEOUT_MS,
      killSignal: 'SIGKILL',
      env: {},
    });
    const parts: Buffer[] = [];
    let bytes = 0;
    const failed = (code: 'NOT_FOUND' | 'OVERLOADED', cause?: Error): void =>
      reject(new AppError(code, { call: 'draw' }, { cause }));
    child.stdout.on('data', (part: Buffer) => {
      bytes += part.length;
      if (bytes > MAX_BYTES) child.kill('SIGKILL');
      else parts.push(part);
    });
    child.on('error', (cause) => failed('OVERLOADED', cause));
    child.on('close', (code) => {
      if (code === 0 && parts.length > 0) resolve(Buffer.concat(parts));
      // Without a code it was ended: by the time, by the system, or here for its size.
      else failed(code === null && bytes <= MAX_BYTES ? 'OVERLOADED' : 'NOT_FOUND');
    });
    // A child that ends early closes its input; its exit code says why.
    child.stdin.on('error', () => undefined);
    child.stdin.end(svg);
  });
}
