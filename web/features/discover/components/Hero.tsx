import { clsx } from 'clsx';
import type { ReactNode, Ref } from 'react';
import { useLocale } from '#i18n/LocaleProvider.tsx';
import { Text } from '#i18n/Text.tsx';
import { useChatLauncher } from '#lib/ports/ChatLauncher.tsx';
import { messages } from '../DiscoverPage.messages.ts';
import styles from './Hero.module.css';

interface HeroProps {
  /** Main heading when results are shown below; undefined for the product's headline. */
  heading?: string | undefined;
  /** True to show only the search form, because results are shown below. */
  isCompact: boolean;
  formRef: Ref<HTMLDivElement>;
  /** Called when the pointer or the focus reaches the search, to load the code of the results in advance. */
  onFormNear: () => unknown;
  children: ReactNode;
}

/** The figure of Sherry on the search bar. Pressing its bubble opens the chat. */
function HeroSherry() {
  const { brand } = useLocale();
  const chat = useChatLauncher();
  return (
    <div className={styles.sherry}>
      <button type="button" className={styles.bubble} onClick={() => chat.open({ kind: 'general' })}>
        <strong>
          <Text message={messages.hello} values={{ assistant: brand.assistant }} />
        </strong>{' '}
        <span>
          <Text message={messages.whereTo} />
        </span>
        <span className="visually-hidden">
          {' '}
          <Text message={messages.openChat} values={{ assistant: brand.assistant }} />
        </span>
      </button>
      <img className={clsx('flip', styles.bird)} src="/art/sherry-wave.svg" alt="" width={136} height={142} />
    </div>
  );
}

/** The illustration with the headline and the search form. */
export function Hero({ heading, isCompact, formRef, onFormNear, children }: HeroProps) {
  const { brand } = useLocale();
  return (
    <section className={isCompact ? styles.compact : styles.hero} aria-labelledby="discover-heading">
      {!isCompact && (
        <img
          className={clsx('flip', styles.coast)}
          src="/art/hero-coast.svg"
          alt=""
          width={1600}
          height={900}
          fetchPriority="high"
        />
      )}
      <div className={clsx('container', styles.content)}>
        <div className={isCompact ? 'visually-hidden' : styles.words}>
          <h1 id="discover-heading" className={styles.heading}>
            {heading === undefined ? (
              <Text message={messages.heading} />
            ) : (
              <span data-moment="">{heading}</span>
            )}
          </h1>
          {!isCompact && (
            <p className={styles.lead}>
              <Text message={messages.lead} values={{ assistant: brand.assistant }} />
            </p>
          )}
        </div>
        <div className={styles.form} ref={formRef} onFocus={onFormNear} onPointerEnter={onFormNear}>
          {children}
          {!isCompact && <HeroSherry />}
        </div>
      </div>
    </section>
  );
}
