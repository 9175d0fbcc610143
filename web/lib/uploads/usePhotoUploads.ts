import { useCallback, useEffect, useRef, useState } from 'react';
import { useCreateUploadMutation } from '#generated/graphql.ts';
import type { UploadPurpose } from '#generated/graphql.ts';
import { failureCode } from '../failures/errors.ts';
import { randomId } from '../storage/randomId.ts';
import { sendFile, UploadError } from './upload.ts';
import type { UploadFailure } from './upload.ts';

/** A picture that is being uploaded. */
export interface PendingPhoto {
  readonly id: string;
  readonly file: File;
  /** URL of the preview that is shown until the picture is stored. */
  readonly preview: string;
  readonly percent: number;
  /** Null while it waits or is being sent. */
  readonly failure: UploadFailure | null;
}

interface Options {
  readonly purpose: UploadPurpose;
  readonly bookingId: string | null;
  /** Called with the URL of each stored picture, in the order the pictures were chosen. */
  readonly onStored: (url: string) => void;
}

/** Maximum size that is sent; the server checks everything else. */
const MAX_BYTES = 10 * 1024 * 1024;

/** Why a file is refused before it is sent: drawings are not photos. A file without a type may still be a picture. */
const refusalOf = (file: File, maxBytes: number): UploadFailure | null => {
  const isDrawing = file.type.startsWith('image/svg');
  if (file.type !== '' && (isDrawing || !file.type.startsWith('image/'))) return 'TYPE';
  return file.size > maxBytes ? 'SIZE' : null;
};

const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** Uploads pictures one after the other, each with its progress; a failed one stays and can be tried again. */
export const usePhotoUploads = ({ purpose, bookingId, onStored }: Options) => {
  const [pending, setPending] = useState<readonly PendingPhoto[]>([]);
  const [createUpload] = useCreateUploadMutation();
  const controllers = useRef(new Map<string, AbortController>());
  const queue = useRef(Promise.resolve());
  const stored = useRef(onStored);
  useEffect(() => {
    stored.current = onStored;
  });

  useEffect(() => {
    const running = controllers.current;
    return () => {
      for (const controller of running.values()) controller.abort();
    };
  }, []);

  const change = useCallback((id: string, part: Partial<PendingPhoto>) => {
    setPending((list) => list.map((photo) => (photo.id === id ? { ...photo, ...part } : photo)));
  }, []);

  const drop = useCallback((photo: PendingPhoto) => {
    controllers.current.get(photo.id)?.abort();
    controllers.current.delete(photo.id);
    URL.revokeObjectURL(photo.preview);
    setPending((list) => list.filter(({ id }) => id !== photo.id));
  }, []);

  const send = useCallback(
    async (photo: PendingPhoto) => {
      const { id, file } = photo;
      const controller = new AbortController();
      controllers.current.set(id, controller);
      const run = async () => {
        if (controller.signal.aborted) return;
        try {
          const early = refusalOf(file, MAX_BYTES);
          if (early) throw new UploadError(early);
          const { data } = await createUpload({ variables: { purpose, bookingId } });
          if (!data) throw new UploadError('INTERNAL');
          const onProgress = (percent: number) => change(id, { percent });
          const { signal } = controller;
          const url = await sendFile(data.createUpload.url, file, { onProgress, signal });
          drop(photo);
          stored.current(url);
        } catch (error) {
          if (isAbort(error)) return;
          const failure = error instanceof UploadError ? error.failure : failureCode(error);
          change(id, { failure, percent: 0 });
        }
      };
      queue.current = queue.current.then(run);
      await queue.current;
    },
    [bookingId, change, createUpload, drop, purpose],
  );

  const add = useCallback(
    (files: readonly File[]) => {
      const photos = files.map((file) => ({
        id: randomId(),
        file,
        preview: URL.createObjectURL(file),
        percent: 0,
        failure: null,
      }));
      setPending((list) => [...list, ...photos]);
      for (const photo of photos) void send(photo);
    },
    [send],
  );

  const retry = useCallback(
    (photo: PendingPhoto) => {
      change(photo.id, { failure: null, percent: 0 });
      void send(photo);
    },
    [change, send],
  );

  return { pending, add, retry, drop };
};
