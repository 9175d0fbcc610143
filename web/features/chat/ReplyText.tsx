import { Markdown } from 'markdown-to-jsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './ReplyText.module.css';

interface ReplyTextProps {
  /** Light Markdown as the assistant sent it; never trusted. */
  text: string;
  /** A link to one of our own pages was followed: the dialog makes way for it. */
  onFollowLink: () => void;
}

const isOwnPath = (href: string): boolean => /^\/(?![/\\])/.test(href);
const isWebAddress = (href: string): boolean => /^https?:\/\//i.test(href);

/** A reply with bold, lists and links. HTML is shown as text, pictures are left out, other addresses are not links. */
export function ReplyText({ text, onFollowLink }: ReplyTextProps) {
  const link = ({ href = '', children }: { href?: string; children?: ReactNode }) => {
    if (isOwnPath(href)) {
      return (
        <Link to={href} onClick={onFollowLink}>
          {children}
        </Link>
      );
    }
    if (!isWebAddress(href)) return <span>{children}</span>;
    return (
      <a href={href} target="_blank" rel="noopener noreferrer nofollow">
        {children}
      </a>
    );
  };
  const picture = ({ alt }: { alt?: string }) => <span>{alt}</span>;
  const heading = ({ children }: { children?: ReactNode }) => <p className={styles.heading}>{children}</p>;
  const overrides = { a: link, img: picture, h1: heading, h2: heading, h3: heading, h4: heading };
  return (
    <div className={styles.reply}>
      <Markdown options={{ disableParsingRawHTML: true, forceBlock: true, overrides }}>{text}</Markdown>
    </div>
  );
}
