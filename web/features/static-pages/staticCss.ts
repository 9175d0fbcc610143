/** Styles of the downloaded page: a few colours of the design, and system fonts. */
export const staticCss = `
*{box-sizing:border-box}
body{margin:0;background:#fbf7f0;color:#0f2a33;font:1rem/1.5 system-ui,sans-serif}
a{color:#0b6676}
:focus-visible{outline:3px solid #0b6676;outline-offset:2px}
.top{padding:1rem max(1rem,4vw);font-size:1.25rem}
.hero{position:relative;overflow:hidden}
.coast{position:absolute;inset:0;width:100%;height:100%;object-fit:cover}
[dir=rtl] .coast{transform:scaleX(-1)}
.words{position:relative;padding:3rem max(1rem,4vw) 7rem}
h1{max-width:12em;margin:0;font:500 clamp(2rem,5vw,3.5rem)/1.1 Georgia,serif}
.form{display:flex;flex-wrap:wrap;gap:1rem;align-items:end;padding:1rem;border-radius:1.5rem;background:#fff}
label{display:grid;flex:1 1 10rem;gap:.25rem;font-size:.875rem}
input{min-width:0;min-height:2.75rem;padding:0 .75rem;border:1px solid #8a7b64;border-radius:.75rem;font:inherit}
button{min-height:2.75rem;padding:0 1.5rem;border:0;border-radius:999px;background:#0b6676;color:#fff;font:inherit;font-weight:600;cursor:pointer}
[popover]{max-width:24rem;padding:1.5rem;border:0;border-radius:1.25rem}
[popover]::backdrop{background:rgb(15 42 51/.56)}
.hotels{padding:2rem max(1rem,4vw) 4rem}
ul{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(18rem,100%),1fr));gap:1.25rem;margin:0;padding:0;list-style:none}
li{padding-bottom:1rem;border:1px solid #e9dfcf;border-radius:1rem;background:#fff;overflow:hidden}
li img{display:block;width:100%;height:auto;aspect-ratio:4/3;object-fit:cover}
li .empty{aspect-ratio:4/3;background:#f4ede1}
li h3,li p{margin:.5rem 1rem 0}
.price{font-weight:600}
`;
