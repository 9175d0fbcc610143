import { Markdown } from 'markdown-to-jsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { isOwnPath } from '#shared/routes/own-path.ts';
import { useLocale } from '#i18n/LocaleProvider.tsx';
import { marksOf } from '#i18n/content/marks.ts';
import styles from './ReplyText.module.css';

interface ReplyTextProps {
  /** Markdown as the assistant sent it; not trusted. */
  text: string;
  /** Called when a link to a page of this site was followed; closes the dialog. */
  onFollowLink: () => void;
}

const isWebUrl = (href: string): boolean => /^https?:\/\//i.test(href);

/** Renders a block with the direction of its own text. */
const auto = (component: 'p' | 'ul' | 'ol' | 'blockquote' | 'pre') => ({ component, props: { dir: 'auto' } });

/**
 * A reply with bold, lists and links. HTML is shown as text, an image as its alternative text, and only paths of this
 * site and http(s) URLs become links.
 */
export function ReplyText({ text, onFollowLink }: ReplyTextProps) {
  const { language } = useLocale();
  const link = ({ href = '', children }: { href?: string; children?: ReactNode }) => {
    if (isOwnPath(href)) {
      return (
        <Link to={href} onClick={onFollowLink}>
          <bdi>{children}</bdi>
        </Link>
      );
    }
    if (!isWebUrl(href)) return <span>{children}</span>;
    return (
      <a href={href} target="_blank" rel="noopener noreferrer nofollow">
        <bdi>{children}</bdi>
      </a>
    );
  };
  const picture = ({ alt }: { alt?: string }) => <span>{alt}</span>;
  const heading = ({ children }: { children?: ReactNode }) => (
    <p className={styles.heading} dir="auto">
      {children}
    </p>
  );
  const overrides = {
    a: link,
    img: picture,
    p: auto('p'),
    ul: auto('ul'),
    ol: auto('ol'),
    blockquote: auto('blockquote'),
    pre: auto('pre'),
    h1: heading,
    h2: heading,
    h3: heading,
    h4: heading,
    h5: heading,
    h6: heading,
  };
  return (
    <div className={styles.reply} {...marksOf(text, language.code, 'en')}>
      <Markdown options={{ disableParsingRawHTML: true, forceBlock: true, overrides }}>{text}</Markdown>
    </div>
  );
}
