import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { Button } from './Button.tsx';
import styles from './lazyPart.module.css';
import { Notice } from './Notice.tsx';
import { SkeletonRegion } from './Skeleton.tsx';
import { useUiText } from './ui-text.ts';

interface LazyPart<Props> {
  (props: Props & { bones: ReactNode }): ReactNode;
  /**
   * Loads its code in advance, when the pointer or the focus is near; a failure is shown, and can be retried, where the
   * part is used.
   */
  readonly load: () => Promise<void>;
}

interface LazyPartOptions {
  /** For a window, which has no place in the page: its failure is shown over the page, at the bottom. */
  readonly isWindow?: boolean;
}

/**
 * A part of a panel, or a window, whose code is loaded when it is needed. Until then its `bones` are shown, a skeleton as large as
 * the part; a failure is shown with a button to try again. Once its code is loaded the part is shown at once
 * everywhere.
 * @param read imports the part
 */
export function lazyPart<Props extends object>(
  read: () => Promise<ComponentType<Props>>,
  { isWindow = false }: LazyPartOptions = {},
): LazyPart<Props> {
  let loaded: ComponentType<Props> | null = null;
  let loading: Promise<ComponentType<Props>> | null = null;
  const fetched = () => {
    loading ??= read().then(
      (Part) => {
        loaded = Part;
        return Part;
      },
      (cause: unknown) => {
        loading = null;
        throw cause;
      },
    );
    return loading;
  };

  function Part(props: Props & { bones: ReactNode }) {
    const text = useUiText();
    const [Shown, setShown] = useState(() => loaded);
    const [isFailed, setFailed] = useState(false);
    useEffect(() => {
      if (Shown || isFailed) return undefined;
      let isGone = false;
      fetched().then(
        (Arrived) => isGone || setShown(() => Arrived),
        () => isGone || setFailed(true),
      );
      return () => {
        isGone = true;
      };
    }, [Shown, isFailed]);
    if (Shown) return <Shown {...props} />;
    if (!isFailed) return <SkeletonRegion label={text.loading}>{props.bones}</SkeletonRegion>;
    return (
      <Notice
        tone="danger"
        role="alert"
        {...(isWindow && styles.overPage ? { className: styles.overPage } : {})}
        action={
          <Button variant="secondary" size="sm" onPress={() => setFailed(false)}>
            {text.retry}
          </Button>
        }
      >
        {text.notLoaded}
      </Notice>
    );
  }

  return Object.assign(Part, {
    load: () =>
      fetched().then(
        () => undefined,
        () => undefined,
      ),
  });
}
