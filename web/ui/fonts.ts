/*
 * Self-hosted; both packages split by unicode-range, so a visitor loads Latin, Hebrew once a Hebrew letter or ₪ appears, and
 * Cyrillic or Arabic (Rubik only, see :lang in global.css) where these are read. Chinese letters are the system's.
 */
import '@fontsource-variable/rubik/index.css';
import '@fontsource-variable/frank-ruhl-libre/index.css';
import './shekel.css';
