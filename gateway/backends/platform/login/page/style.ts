import { colourRules, darkRule } from './theme.ts';

/** The login page's style: the product's design tokens, only logical properties, both directions, light and dark. */
export const loginStyle = `${colourRules}
@font-face{font-family:'Frank Ruhl Libre Variable';font-weight:300 900;font-display:swap;src:url(/files/fonts/display-latin.woff2) format('woff2');unicode-range:U+0000-00FF,U+2000-206F}
@font-face{font-family:'Frank Ruhl Libre Variable';font-weight:300 900;font-display:swap;src:url(/files/fonts/display-hebrew.woff2) format('woff2');unicode-range:U+0590-05FF,U+20AA,U+FB1D-FB4F}
@font-face{font-family:'Rubik Variable';font-weight:300 900;font-display:swap;src:url(/files/fonts/ui-latin.woff2) format('woff2');unicode-range:U+0000-00FF,U+2000-206F}
@font-face{font-family:'Rubik Variable';font-weight:300 900;font-display:swap;src:url(/files/fonts/ui-hebrew.woff2) format('woff2');unicode-range:U+0590-05FF,U+20AA,U+FB1D-FB4F}
@font-face{font-family:'Rubik Variable';font-weight:300 900;font-display:swap;src:url(/files/fonts/ui-cyrillic.woff2) format('woff2');unicode-range:U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116}
@font-face{font-family:'Rubik Variable';font-weight:300 900;font-display:swap;src:url(/files/fonts/ui-arabic.woff2) format('woff2');unicode-range:U+0600-06FF,U+FB50-FDFF,U+FE70-FE74,U+FE76-FEFC}
*{box-sizing:border-box}
:lang(ru),:lang(ar){--display:var(--ui)}
html{--display:'Frank Ruhl Libre Variable','Noto Serif SC',Georgia,serif;--ui:'Rubik Variable','Noto Sans SC','PingFang SC','Microsoft YaHei',system-ui,sans-serif;font-family:var(--ui);color:var(--text);background:var(--page);line-height:1.55;-webkit-text-size-adjust:100%}
body{margin:0;min-block-size:100vh;display:grid;grid-template-rows:auto 1fr}
a{color:var(--link)}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
.brand{display:inline-flex;align-items:center;gap:.4em;font:600 1.5rem/1 var(--display);color:var(--text);text-decoration:none}
.brand img{inline-size:2.025rem;block-size:2.025rem}
header{position:relative;z-index:1;display:flex;justify-content:space-between;align-items:center;gap:1rem;padding:1rem}
.hidden{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.langs{position:relative;font-size:.875rem}
.langs summary{display:flex;align-items:center;gap:.5rem;min-block-size:2.75rem;padding-inline:.75rem;border-radius:12px;background:var(--veil);cursor:pointer;list-style:none}
.langs summary::-webkit-details-marker{display:none}
.langs svg{inline-size:18px;block-size:18px}
.langs div{position:absolute;inset-block-start:100%;inset-inline-end:0;inline-size:max-content;max-inline-size:16rem;margin-block-start:.25rem;padding:.5rem;border:1px solid var(--line-strong);border-radius:12px;background:var(--card);box-shadow:0 18px 44px -16px rgb(15 42 51 / .26)}
.langs ul{margin:0;padding:0;list-style:none}
.langs p{margin:.5rem 0 0;padding:.5rem .75rem 0;border-block-start:1px solid var(--line);font-size:.8125rem;color:var(--text-3)}
.langs a{display:block;padding:.5rem .75rem;border-radius:8px;color:inherit;text-decoration:none;text-align:start}
.langs a:hover{background:var(--sunken)}
.langs a[aria-current]{font-weight:600;text-decoration:underline}
.art{position:absolute;inset-block-start:0;inset-inline:0;block-size:230px;overflow:hidden;border-end-start-radius:28px;border-end-end-radius:28px}
.art .coast{inline-size:100%;block-size:100%;object-fit:cover;object-position:70% 60%;display:block}
${darkRule('.art .coast{content:url(/art/hero-coast-night.svg)}')}.art .sherry{position:absolute;inset-block-end:-4px;inset-inline-end:12%;block-size:130px}
[dir=rtl] .art img{transform:scaleX(-1)}
.bubble{display:none}
main{padding:0 1.25rem 2.5rem;padding-block-start:200px;display:grid;align-content:start}
.panel{inline-size:100%;max-inline-size:25rem;margin-inline:auto}
h1{font:500 clamp(1.875rem,1.5rem + 1.6vw,2.625rem)/1.14 var(--display);margin:0 0 .25rem;text-wrap:balance}
[lang=en] h1{letter-spacing:-.01em;word-spacing:.06em}
.lead{margin:0 0 1.5rem;color:var(--text-2)}
.field{margin-block-end:1.25rem}
label{display:block;font-weight:500;font-size:.875rem;margin-block-end:.375rem}
.box{position:relative;display:flex}
.box svg{position:absolute;inset-inline-start:.9rem;inset-block-start:50%;translate:0 -50%;inline-size:18px;block-size:18px;pointer-events:none}
input{inline-size:100%;min-block-size:3.125rem;padding-block:.75rem;padding-inline:2.75rem .9rem;font:inherit;color:inherit;background:var(--card);border:1px solid var(--line-control);border-radius:12px;text-align:start}
input:focus{outline:2px solid var(--focus);outline-offset:-1px;border-color:var(--focus);box-shadow:0 0 0 4px var(--halo)}
input[aria-invalid=true]{border:2px solid var(--danger)}
[dir=rtl] input[dir=ltr]{text-align:end;padding-inline:.9rem 2.75rem}
.withreveal input{padding-inline-end:3.25rem}
[dir=rtl] .withreveal input[dir=ltr]{padding-inline:3.25rem 2.75rem}
.reveal{position:absolute;inset-inline-end:.2rem;inset-block:.2rem;inline-size:2.75rem;border:0;border-radius:10px;background:none;color:inherit;cursor:pointer}
.reveal svg{inset-inline-start:50%;translate:-50% -50%}
[dir=rtl] .reveal svg{translate:50% -50%}
.reveal[aria-pressed=true]{background:var(--primary-soft)}
.hint,.error{font-size:.8125rem;margin:.375rem 0 0}
.hint{color:var(--text-3)}
.error{color:var(--danger);font-weight:500}
.problem{margin:0 0 1.25rem;padding:.75rem 1rem;border-radius:12px;background:var(--danger-soft);color:var(--danger-text)}
.forgot{margin:-.5rem 0 1.25rem;font-size:.875rem}
.forgot a{display:inline-block;padding-block:.5rem}
.button{display:flex;align-items:center;justify-content:center;inline-size:100%;min-block-size:3.25rem;padding:.75rem 1rem;border-radius:12px;border:1px solid transparent;font-family:inherit;font-size:1rem;line-height:1.2;font-weight:500;text-align:center;text-decoration:none;cursor:pointer}
.primary{background:var(--primary);color:var(--on-primary)}
.primary:hover{background:var(--primary-hover)}
.primary:active{background:var(--primary-press)}
.secondary{margin-block-start:1rem;background:var(--card);color:var(--text);border-color:var(--line-strong)}
.secondary:hover{background:var(--sunken)}
.demo{margin-block-start:1.5rem;padding:1rem 1.25rem;border:1px solid var(--line);border-radius:16px;background:var(--card);font-size:.875rem}
.demo h2{font-size:.875rem;font-weight:600;margin:0 0 .5rem}
.demo dl{margin:0;display:grid;gap:.5rem}
.demo dt{font-weight:500}
.demo dd{margin:0;color:var(--text-2);overflow-wrap:anywhere}
.demo bdi{display:block}
[dir=rtl] .demo bdi{text-align:end}
@media (min-width:56.25em){
body{grid-template-columns:1fr 1fr}
header{grid-column:1;padding:1.5rem 4.6rem}
main{grid-column:1;padding:1rem 1.5rem 3rem;align-content:center}
.art{position:fixed;inset-block:1rem;inset-inline:auto 1rem;inline-size:calc(50% - 1rem);block-size:auto;border-radius:28px}
.art .coast{object-position:88% 50%}
.art .sherry{block-size:220px;inset-block-end:5%;inset-inline:8% auto}
.bubble{display:block;position:absolute;inset-block-end:27%;inset-inline-start:38%;max-inline-size:15rem;margin:0;padding:.75rem 1rem;background:var(--card);border-radius:20px;border-end-start-radius:6px;box-shadow:0 2px 6px rgb(15 42 51 / .07),0 18px 44px -16px rgb(15 42 51 / .26)}
.bubble b{display:block;font-weight:600}
}
@media (max-width:19.9375em){header{flex-wrap:wrap;gap:.5rem;padding:.5rem}main{padding-inline:.75rem}.langs div{inset-inline:0 auto}h1{font-size:1.5rem}}
@media (forced-colors:active){.button,.demo,.langs summary{border:1px solid}}
`;
