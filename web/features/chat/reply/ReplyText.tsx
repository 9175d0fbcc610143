import { Markdown } from 'markdown-to-jsx';
import { createContext, isValidElement, type ReactNode, useContext } from 'react';
import { Link } from 'react-router-dom';
import { isOwnPath } from '#shared/routes/own-path.ts';
import { useLocale } from '#i18n/LocaleProvider.tsx';
import { type Marks, marksOf } from '#i18n/content/marks.ts';
import styles from './ReplyText.module.css';

interface ReplyTextProps {
  /** Markdown as the assistant sent it; not trusted. */
  text: string;
  /** Called when a link to a page of this site was followed; closes the dialog. */
  onFollowLink: () => void;
}

const isWebUrl = (href: string): boolean => /^https?:\/\//i.test(href);

function textOf(node: ReactNode): string {
  if (typeof node === 'string') return node;
  if (Array.isArray(node)) return node.map(textOf).join('');
  return isValidElement<{ children?: ReactNode }>(node) ? textOf(node.props.children) : '';
}

const letters = {
  rtl: /[\p{Script=Hebrew}\p{Script=Arabic}]/u,
  ltr: /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Han}]/u,
};

/** A reply without the targets of its links and without isolated names, whose letters say nothing about its language. */
const ownWords = (text: string): string =>
  text.replaceAll(/\]\([^)\s]*\)?/g, ']').replaceAll(/\u2068[^\u2069]*\u2069?/g, '');

/** Direction of the whole reply. */
const ReplyDirection = createContext<Marks['dir']>('auto');

type BlockTag = 'p' | 'ul' | 'ol' | 'blockquote' | 'pre';

/**
 * A block with the direction of the reply, even if it begins with a name in the other script. A block without letters of
 * the reply's script, such as a quotation, has the direction of its own text.
 */
const blockOf = (Tag: BlockTag, className?: string) =>
  function Block({ children, start }: { children?: ReactNode; start?: number }) {
    const reply = useContext(ReplyDirection);
    const hasLetters = reply !== 'auto' && letters[reply].test(textOf(children));
    // The number at which a list continues.
    const numbering = Tag === 'ol' && start !== undefined ? { start } : {};
    return (
      <Tag {...numbering} className={className} dir={hasLetters ? reply : 'auto'}>
        {children}
      </Tag>
    );
  };

// Made once, so that a reply that grows keeps its elements.
const heading = blockOf('p', styles.heading);
const blocks = {
  p: blockOf('p'),
  ul: blockOf('ul'),
  ol: blockOf('ol'),
  blockquote: blockOf('blockquote'),
  pre: blockOf('pre'),
  h1: heading,
  h2: heading,
  h3: heading,
  h4: heading,
  h5: heading,
  h6: heading,
};

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
  const marks = marksOf(ownWords(text), language.code, 'en');
  const overrides = { ...blocks, a: link, img: picture };
  return (
    <div className={styles.reply} {...marks}>
      <ReplyDirection value={marks.dir}>
        <Markdown options={{ disableParsingRawHTML: true, forceBlock: true, overrides }}>{text}</Markdown>
      </ReplyDirection>
    </div>
  );
}
