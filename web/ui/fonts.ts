/* Self-hosted. Both packages are split by unicode-range, so a visitor loads Latin, then Hebrew once a Hebrew letter
   or ₪ appears, and Cyrillic or Arabic (Rubik only, see :lang in global.css) on pages that use them. Chinese uses a
   font of the system. */
import '@fontsource-variable/rubik/index.css';
import '@fontsource-variable/frank-ruhl-libre/index.css';
import './shekel.css';
