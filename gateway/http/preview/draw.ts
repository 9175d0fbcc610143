import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { AppError } from '#gateway/errors.ts';

const TIMEOUT_MS = 10_000;
/** Maximum number of bytes of a picture. With these dimensions most have several hundred kilobytes. */
const MAX_BYTES = 2 * 1024 * 1024;

/** In pixels, as messengers show it. */
const WIDTH = 1_200;
const HEIGHT = 630;

/** SVG is rendered at a higher density than its own size, so that it is never enlarged as pixels. */
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
 * Renders an SVG as a JPEG of 1200 x 630 pixels, cropped to the middle. In its own process, which is ended after 10 s:
 * this process never parses SVG (uploads rely on that), and a slow one delays nothing else.
 * @throws AppError NOT_FOUND for an SVG that cannot be rendered; OVERLOADED when it was not rendered in time, or no
 * process could be started
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
      // Without an exit code it was killed: by the timeout, by the system, or here because of its size.
      else failed(code === null && bytes <= MAX_BYTES ? 'OVERLOADED' : 'NOT_FOUND');
    });
    // A child that exits early closes its input; its exit code tells why.
    child.stdin.on('error', () => undefined);
    child.stdin.end(svg);
  });
}
