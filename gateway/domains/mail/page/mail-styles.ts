import type { CSSProperties } from 'react';

/** Colours and typefaces of the product, written out because mail programs do not know custom properties. */
const ink = '#0f2a33';
const ink2 = '#3e555c';
const ink3 = '#5b6e74';
const line = '#e9dfcf';
const sea = '#0b6676';
const display = "'Frank Ruhl Libre', Georgia, 'Times New Roman', serif";
const ui = "Rubik, Arial, 'Helvetica Neue', sans-serif";

/** Styles of the parts of a mail. */
export const styles = {
  page: { margin: 0, backgroundColor: '#fbf7f0', fontFamily: ui, color: ink },
  frame: { maxWidth: '600px', margin: '0 auto', padding: '32px 16px' },
  brand: { margin: '0 0 20px', fontFamily: display, fontSize: '26px', lineHeight: '32px', color: sea },
  card: {
    backgroundColor: '#ffffff',
    border: `1px solid ${line}`,
    borderRadius: '20px',
    padding: '32px 28px',
  },
  title: { margin: '0 0 16px', fontFamily: display, fontSize: '28px', lineHeight: '34px', fontWeight: 600 },
  paragraph: { margin: '0 0 12px', fontSize: '16px', lineHeight: '25px', color: ink2 },
  letter: { margin: '0 0 12px', fontSize: '16px', lineHeight: '25px', color: ink, overflowWrap: 'anywhere' },
  quote: { margin: 0, fontSize: '15px', lineHeight: '22px', color: ink2, overflowWrap: 'anywhere' },
  heading: { margin: '28px 0 8px', fontSize: '18px', lineHeight: '24px', fontWeight: 600 },
  table: { width: '100%', borderCollapse: 'collapse' },
  label: {
    padding: '10px 0',
    borderTop: `1px solid ${line}`,
    fontSize: '15px',
    lineHeight: '22px',
    fontWeight: 400,
    color: ink2,
    verticalAlign: 'top',
  },
  value: {
    padding: '10px 0',
    borderTop: `1px solid ${line}`,
    fontSize: '15px',
    lineHeight: '22px',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
  },
  total: { fontSize: '18px', fontWeight: 600, color: ink },
  button: {
    marginTop: '28px',
    padding: '14px 24px',
    borderRadius: '12px',
    backgroundColor: sea,
    color: '#ffffff',
    fontSize: '16px',
    fontWeight: 600,
    textDecoration: 'none',
  },
  footer: { margin: '20px 4px 0', fontSize: '13px', lineHeight: '20px', color: ink3 },
} as const satisfies Readonly<Record<string, CSSProperties>>;

const quoteLine = `3px solid ${line}`;

/** The line beside a quotation, on the side where a line of text starts. */
export const quoteSide = {
  left: { borderLeft: quoteLine, paddingLeft: '14px' },
  right: { borderRight: quoteLine, paddingRight: '14px' },
} as const satisfies Readonly<Record<string, CSSProperties>>;
