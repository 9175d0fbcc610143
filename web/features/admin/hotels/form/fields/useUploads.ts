import { useCallback, useRef, useState } from 'react';

/** Tracks whether pictures are being uploaded anywhere in the form. */
export const useUploads = () => {
  const places = useRef(new Set<string>());
  const waiters = useRef<(() => void)[]>([]);
  const [isUploading, setUploading] = useState(false);
  const uploading = useCallback((place: string, isBusy: boolean) => {
    if (isBusy) places.current.add(place);
    else places.current.delete(place);
    const isAny = places.current.size > 0;
    setUploading(isAny);
    if (!isAny) for (const go of waiters.current.splice(0)) go();
  }, []);
  /** Resolves once no upload is running, whether the uploads succeeded or failed. */
  const uploadsEnd = useCallback(
    () =>
      new Promise<void>((resolve) => {
        if (places.current.size === 0) resolve();
        else waiters.current.push(resolve);
      }),
    [],
  );
  return { isUploading, uploading, uploadsEnd };
};
