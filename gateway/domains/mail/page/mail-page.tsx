import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Html } from '@react-email/html';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { MailLanguage } from '#models/messages/mail.ts';
import type { MailContent, MailLetter, MailRow, MailSection } from '../mail-content.ts';
import { quoteSide, styles } from './mail-styles.ts';

type Side = 'left' | 'right';

/**
 * Physical sides for a direction: mail programs do not know logical ones, and some ignore the direction of the page.
 */
interface Sides {
  readonly start: Side;
  readonly end: Side;
}

/**
 * True for a text in Latin letters without Hebrew ones in a Hebrew mail: it is marked as English, so that a screen
 * reader pronounces it right.
 */
const isForeign = (text: string, language: MailLanguage): boolean =>
  language === 'he' && /\p{Script=Latin}/u.test(text) && !/\p{Script=Hebrew}/u.test(text);

interface RowProps {
  readonly row: MailRow;
  readonly sides: Sides;
  readonly language: MailLanguage;
}

function Row({ row, sides, language }: RowProps) {
  const { label, value, url, isLeftToRight = false, isTotal = false } = row;
  const english = isForeign(value, language) && { lang: 'en', dir: 'ltr' };
  const extra = isTotal ? styles.total : {};
  return (
    <tr>
      <th scope="row" style={{ ...styles.label, ...extra, textAlign: sides.start }}>
        {label}
      </th>
      <td style={{ ...styles.value, ...extra, textAlign: sides.end }}>
        {url && <a href={url}>{value}</a>}
        {!url && (isLeftToRight ? <bdi dir="ltr">{value}</bdi> : <bdi {...english}>{value}</bdi>)}
      </td>
    </tr>
  );
}

function Rows({ section, sides, language }: Omit<RowProps, 'row'> & { readonly section: MailSection }) {
  return (
    <>
      <Heading as="h2" style={styles.heading}>
        {section.heading}
      </Heading>
      <table cellPadding={0} cellSpacing={0} style={styles.table}>
        <tbody>
          {section.rows.map((row) => (
            <Row key={row.label} row={row} sides={sides} language={language} />
          ))}
        </tbody>
      </table>
      {section.note && <Text style={{ ...styles.paragraph, margin: '8px 0 0' }}>{section.note}</Text>}
    </>
  );
}

/** Renders each line of a person's text as its own element, because mail programs ignore line breaks. */
const linesOf = (text: string) =>
  text.split('\n').map((line, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- lines may be equal, and are never reordered
    <Fragment key={index}>
      {index > 0 && <br />}
      <bdi dir="auto">{line}</bdi>
    </Fragment>
  ));

function Letter({ letter: { text, quoted }, sides }: { letter: MailLetter; sides: Sides }) {
  return (
    <>
      <Text style={styles.letter}>{linesOf(text)}</Text>
      {quoted && (
        <>
          <Heading as="h2" style={styles.heading}>
            {quoted.heading}
          </Heading>
          <blockquote style={{ ...styles.quote, ...quoteSide[sides.start] }}>
            {linesOf(quoted.text)}
          </blockquote>
        </>
      )}
    </>
  );
}

function Page({ content, brandName }: { readonly content: MailContent; readonly brandName: string }) {
  const { language, title, paragraphs, letter, sections, link, footer } = content;
  const direction = language === 'he' ? 'rtl' : 'ltr';
  const sides: Sides =
    direction === 'rtl' ? { start: 'right', end: 'left' } : { start: 'left', end: 'right' };
  return (
    <Html lang={language} dir={direction}>
      <Head>
        <title>{content.subject}</title>
      </Head>
      <Preview>{paragraphs.join(' ')}</Preview>
      <Body style={styles.page}>
        <Container dir={direction} lang={language} style={{ ...styles.frame, textAlign: sides.start }}>
          <Text style={styles.brand}>{brandName}</Text>
          <Section style={styles.card}>
            <Heading as="h1" style={styles.title}>
              {title}
            </Heading>
            {paragraphs.map((paragraph) => (
              <Text key={paragraph} style={styles.paragraph}>
                {paragraph}
              </Text>
            ))}
            {letter && <Letter letter={letter} sides={sides} />}
            {sections.map((section) => (
              <Rows key={section.heading} section={section} sides={sides} language={language} />
            ))}
            {link && (
              <Button href={link.url} style={styles.button}>
                {link.label}
              </Button>
            )}
          </Section>
          <Text style={styles.footer}>{footer.join(' ')}</Text>
        </Container>
      </Body>
    </Html>
  );
}

/** The mail as one HTML page that loads nothing from outside. Every value is text: markup in it is shown, never run. */
export const mailPage = (content: MailContent, brandName: string): string =>
  `<!DOCTYPE html>${renderToStaticMarkup(<Page content={content} brandName={brandName} />)}`;
